import { addresses } from '@/catalogue/addresses'
import { PRODUCT_NAME } from '@/catalogue/product'
import { ContactLink } from '@/components/contact-link'
import { ReadingPage } from '@/components/reading-page'

export default function Partner() {
  return (
    <ReadingPage
      title="Partner With Us"
      description="For communities, chaplains, teachers, translators and publishers."
      back={{ to: addresses.home, label: 'Back to Home' }}
    >
      <p>
        A library of prayers is only as good as the people who check it. If you belong to one of the
        traditions in {PRODUCT_NAME}, or work with people who do, we would like to hear from you.
      </p>

      <h2>Ways to work together</h2>
      <ul>
        <li>
          <strong>Read and correct.</strong> Read a handful of prayers written in the spirit of your
          tradition and tell us what is wrong, missing or better left unsaid.
        </li>
        <li>
          <strong>Write.</strong> Help to write a voice: openings, images, closings. You decide what
          may be used and what may not.
        </li>
        <li>
          <strong>Translate.</strong> Review the Spanish, French, German, Italian or Portuguese of a
          prayer, or help with a further language.
        </li>
        <li>
          <strong>Use it.</strong> In a hospital chapel, a school, a prison, a newsletter: tell us
          what would make {PRODUCT_NAME} useful there.
        </li>
      </ul>

      <h2>What you can expect</h2>
      <p>
        You speak with the people who make {PRODUCT_NAME}. Your corrections come first, your name
        appears only if you wish, and if your community asks us to stop offering something, we stop.
      </p>
      <p className="pt-4">
        <ContactLink subject={`Partnership with ${PRODUCT_NAME}`} />
      </p>
    </ReadingPage>
  )
}
