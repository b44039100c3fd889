import { addresses } from '@/catalogue/addresses'
import { PRODUCT_NAME } from '@/catalogue/product'
import { TRADITIONS } from '@/catalogue/traditions'
import { ContactLink } from '@/components/contact-link'
import { ReadingPage } from '@/components/reading-page'

export default function Investors() {
  return (
    <ReadingPage
      title="Investor Relations"
      description={`For those who would like to help ${PRODUCT_NAME} last.`}
      back={{ to: addresses.home, label: 'Back to Home' }}
    >
      <p>
        {PRODUCT_NAME} wants to be around for a long time. We look for patient supporters who care
        more about usefulness and trust than about speed.
      </p>

      <h2>What there is</h2>
      <ul>
        <li>A working library with prayers in the spirit of {TRADITIONS.length} traditions.</li>
        <li>
          An engine that runs in the reader’s browser: making a prayer costs us nothing, and private
          words stay private.
        </li>
        <li>A small service to run: static pages, one database, no models to rent.</li>
      </ul>

      <h2>What will not change</h2>
      <ul>
        <li>No advertisements and no paywall next to a prayer.</li>
        <li>No sale of data about what people pray for.</li>
        <li>No invented numbers, here or in a pitch.</li>
      </ul>

      <h2>Next step</h2>
      <p>
        Write to us. Tell us who you are and what you would like to see; we answer in person and
        share plans and figures directly rather than on a web page.
      </p>
      <p className="pt-4">
        <ContactLink subject={`Investing in ${PRODUCT_NAME}`} />
      </p>
    </ReadingPage>
  )
}
