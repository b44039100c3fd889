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
        stored on our servers. A prayer you generate is made in your browser and stays there: no AI
        service reads what you write.
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
          They are public unless you make them private. What you write in the context box is read on
          your device. Where it is plain enough, the prayer says it in order, with names only in a
          private prayer, and so it becomes part of the text; up to three of its words are kept as
          tags, never names, and the page shows you which. Nothing else of the box is stored.
        </li>
        <li>
          <strong>Your likes</strong>. Which prayers a person likes can reveal their religion, so
          only you can read them. Everyone else sees a number.
        </li>
        <li>
          <strong>What you report and what you hide.</strong> Only you can read it. Moderators see
          the reason and your note, and never that they are yours.
        </li>
        <li>
          <strong>A second factor</strong>, if you set one up for signing in.
        </li>
        <li>
          <strong>When you last saved prayers, gave likes, reported and hid</strong>, to keep
          anybody from flooding the library. No reader can see it.
        </li>
      </ul>
      <p>
        The database itself keeps these rules, not only the page: a private prayer is invisible to
        everybody else in lists, in search, in counts, in live updates and at its own address.
      </p>

      <h2>On your device</h2>
      <p>
        The browser’s storage on your device holds your session while you are signed in, the theme,
        the sidebar, the length and the size of texts you chose, drafts, likes that wait for a
        connection, the prayers you made last, which ones you hid, the traditions you marked as
        yours, which never leave it, and, without private prayers, the ones you opened and the
        beginning of lists you read, so that they open at once and without a network. It also holds
        the app itself, with the words of the traditions you prayed in. What you read goes when you
        sign out. There are no cookies for advertising and no tracking. Fonts and scripts come from
        this site itself, pictures from its own storage.
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
        replace is removed.
      </p>
      <p>
        <strong>Download my data</strong>, in <Link to={addresses.settings}>Settings</Link>, gives
        you your profile with e-mail address and dates, every prayer you saved and every like you
        gave, in one file that people and programs can read.
      </p>
      <p>
        <strong>Delete my account</strong>, at the same place, removes your sign-in with e-mail
        address and second factor, your profile, pictures, likes and private prayers at once and for
        good. You choose whether your public prayers go too or stay without your name. Remixes that
        others made of your prayers are theirs and stay; when the original is gone they say
        “original removed”. What cannot be called back at once: a copy of a picture in a cache may
        live for an hour, and backups and the sign-in service’s log of events name the account until
        they expire, as whoever runs this site has set. Questions go to {CONTACT_EMAIL}.
      </p>
    </ReadingPage>
  )
}
