import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { PRODUCT_NAME, SOURCE_LABEL } from '@/catalogue/product'
import { TRADITIONS } from '@/catalogue/traditions'
import { ReadingPage } from '@/components/reading-page'
import { ButtonLink } from '@/components/ui/button'

export default function Engine() {
  return (
    <ReadingPage
      title="Our Prayer Engine"
      description="How a prayer is made here, and what it is not."
      back={{ to: addresses.home, label: 'Back to Home' }}
    >
      <p>
        The engine creates prayers from your circumstances: the tradition, type and category you
        choose, and the few words you may add about your situation. It works inside your own
        browser, with prayers and passages that were written before.
      </p>

      <h2>No AI service</h2>
      <p>
        No language model is asked while you pray, and no text is sent away to be completed. Your
        words are read on your device: by rules, and by a table of words and pairs of words that
        tells which occasion they speak of. The table was learned from some fourteen thousand
        messages that an AI writer invented for it, never from what people write here. Rules choose
        the prayer, or which passages belong together and in which order.
      </p>

      <h2>Who wrote the words</h2>
      <p>
        An AI writer drafted prayers and passages for {PRODUCT_NAME}, tradition by tradition, from
        notes on how each one prays. Programs check every one of them and a great many of what they
        become. The prayers were read blind, beside others for the same request, and what failed was
        written again. People of a tradition have reviewed its words where its page names them. If
        you pray in one of them, please <Link to={addresses.partner}>read and correct us</Link>.
      </p>

      <h2>What the label ‘{SOURCE_LABEL}’ means</h2>
      <p>
        Every prayer the engine makes carries the source ‘{SOURCE_LABEL}’, so that nobody mistakes
        it for a text that a community has handed down. Here the label means exactly this: drafted
        by an AI writer and chosen or put together by a program. It does not mean that anything
        outside your device read what you wrote.
      </p>

      <h2>How it works</h2>
      <ul>
        <li>
          Each of the {TRADITIONS.length} traditions has a voice of its own: calls, images and
          closings that belong to it, and its own words for birth, wedding, illness and mourning.
        </li>
        <li>
          A prayer calls, names the need, asks, thinks of others in the same need, comes back to the
          one it is for, and closes. Short, medium and long are three ways through this; the long
          one goes deeper into the same need.
        </li>
        <li>
          Where you write nothing about your situation, most traditions first give a prayer that was
          written in one piece for this type in this part of life; where you write of something that
          many people live through, one that was written in one piece for that, with your own
          sentences in it. “Generate another”, and whatever was not written for, is put together
          from passages.
        </li>
        <li>
          From what you write the engine hears who it is for, what happened and when. Where your
          sentence is plain enough the prayer says it, put in order; else a passage names it. Single
          things that you tell, some nine hundred of them, from a biopsy to a shy child, each bring
          a sentence that was written to answer it. What you ask for in plain words is asked in
          them. The page says what was heard, and you can correct it.
        </li>
        <li>
          Words of harm to yourself bring a quiet prayer and an offer of help; a wish to harm others
          becomes a prayer for peace.
        </li>
        <li>The same choices in the same order give the same prayer again.</li>
        <li>Checks refuse broken grammar, doubled words and one tradition’s terms in another.</li>
      </ul>

      <h2>What happens to your words</h2>
      <p>
        What you type into the context box is read on your device. The prayer may say it in order,
        names only in a prayer that is private, and up to three of its words, never names, become
        tags that you see before. If you save the prayer, its text and tags are stored with it, and
        it is public unless you keep it private; the rest of the box is not stored. More in the{' '}
        <Link to={addresses.privacy}>privacy policy</Link>.
      </p>

      <h2>What it is not</h2>
      <p>
        The engine is no authority. It does not absolve, consecrate, foretell or promise. Its texts
        are original prayers written in the spirit of a tradition; they are not scripture, not
        liturgy, and not a substitute for the people of that tradition or for medical, legal or
        psychological help.
      </p>
      <p>
        If a text of {PRODUCT_NAME} gets your tradition wrong, please{' '}
        <Link to={addresses.partner}>tell us</Link>.
      </p>
      <p className="pt-4">
        <ButtonLink to={addresses.generate}>Generate a prayer</ButtonLink>
      </p>
    </ReadingPage>
  )
}
