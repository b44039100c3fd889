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
        choose, and the few words you may add about your situation. It does this with templates,
        inside your own browser.
      </p>

      <h2>No AI service</h2>
      <p>
        No language model is asked and no text is sent away to be completed. Every sentence was
        written beforehand, by people with the help of software, and checked by rules. The engine
        chooses which sentences belong together and in which order.
      </p>

      <h2>What the label ‘{SOURCE_LABEL}’ means</h2>
      <p>
        Every prayer the engine makes carries the source ‘{SOURCE_LABEL}’, so that nobody mistakes
        it for a text that a community has handed down. Here the label means exactly this: put
        together by a program from templates. It does not mean that an artificial intelligence read
        what you wrote.
      </p>

      <h2>How it works</h2>
      <ul>
        <li>
          Each of the {TRADITIONS.length} traditions has a voice of its own: openings, addresses,
          images and closings that belong to it and are used nowhere else.
        </li>
        <li>
          Short, medium and long are three prayers on one theme, each written to its length. The
          short one is not the long one cut off.
        </li>
        <li>
          The engine looks in your words for a theme (travel, work, healing, guidance, gratitude)
          and chooses sentences that fit it. If it finds none, it follows the category.
        </li>
        <li>
          The same choices in the same order give the same prayer again. “Another” takes the next
          draw.
        </li>
        <li>Checks refuse broken grammar, doubled words and one tradition’s terms in another.</li>
      </ul>

      <h2>What happens to your words</h2>
      <p>
        What you type into the context box stays on your device unless you save the prayer. When you
        do, up to three of its words, never names, are kept as tags, and the prayer is public unless
        you keep it private. More in the <Link to={addresses.privacy}>privacy policy</Link>.
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
