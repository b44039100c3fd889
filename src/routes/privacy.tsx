import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { CONTACT_EMAIL } from '@/catalogue/contact'
import { PRODUCT_NAME } from '@/catalogue/product'
import { ReadingPage } from '@/components/reading-page'

export default function Privacy() {
  return (
    <ReadingPage
      title="Privacy Policy"
      description={`What ${PRODUCT_NAME} stores, where, who can read it, and how to have it removed.`}
      back={{ to: addresses.home, label: 'Back to Home' }}
    >
      <p>
        What a person prays for, and in which tradition, is among the most private things there are.
        So {PRODUCT_NAME} stores as little as it can, and this page says all of it.
      </p>

      <h2>Without an account</h2>
      <p>
        You can read, search, copy, share, translate and generate prayers. Nothing about you is
        stored on our servers. A prayer you generate is made in your browser and stays there.
      </p>

      <h2>With an account</h2>
      <ul>
        <li>
          <strong>Your e-mail address</strong> and a hash of your password, kept by the sign-in
          service. Nobody else sees the address.
        </li>
        <li>
          <strong>Your profile</strong>: username, bio, avatar and banner. Everyone can see it. The
          username is never derived from your e-mail address.
        </li>
        <li>
          <strong>Prayers you save</strong>: title, texts, tradition, category, type, tags and time.
          They are public unless you make them private. Up to three words from the context box are
          kept as tags; the rest of that box is not stored.
        </li>
        <li>
          <strong>Your likes</strong>. Which prayers a person likes can reveal their religion, so
          only you can read them. Everyone else sees a number.
        </li>
        <li>
          <strong>A second factor</strong>, if you set one up for signing in.
        </li>
      </ul>
      <p>
        The database itself keeps these rules, not only the page: a private prayer is invisible to
        everybody else in lists, in search, in counts, in live updates and at its own address.
      </p>

      <h2>On your device</h2>
      <p>
        The browser’s storage on your device holds your session while you are signed in, the theme
        and sidebar you chose, drafts, and prayers that are not saved yet. There are no cookies for
        advertising and no tracking. Fonts, scripts and pictures come from this site itself.
      </p>

      <h2>Translation</h2>
      <p>
        When you ask for a translation, the text of that prayer goes to our translation function. It
        first looks in a memory of translated sentences. Only if a sentence is missing there, and
        only if whoever runs this site has set up a translation service (LibreTranslate, DeepL or
        Google Cloud Translation), the text is passed on to it. Translations of public prayers are
        kept for the next reader; those of private prayers are not. The texts are never written to a
        log.
      </p>

      <h2>Who handles it</h2>
      <p>
        Accounts, database and pictures are kept by a Supabase project. Like every web server, it
        sees the network address that a request comes from, and uses it to deliver the answer and to
        fend off abuse. We sell nothing to anyone and show no advertisements.
      </p>

      <h2>Changing and removing</h2>
      <p>
        You can change your <Link to={addresses.settings}>profile</Link> at any time, and edit, hide
        or delete each prayer on <Link to={addresses.profile}>your own page</Link>. A picture you
        replace is removed. To have your whole account removed, write to {CONTACT_EMAIL}: the
        profile, the pictures and the likes go with it, and public prayers stay without your name
        unless you delete them first. Remixes that others made of your prayers are theirs; they then
        say “original removed”.
      </p>
    </ReadingPage>
  )
}
