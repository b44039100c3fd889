import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { CONTACT_EMAIL } from '@/catalogue/contact'
import { PRODUCT_NAME, SOURCE_LABEL } from '@/catalogue/product'
import { ReadingPage } from '@/components/reading-page'

export default function Terms() {
  return (
    <ReadingPage
      title="Terms of Service"
      description={`What you may expect of ${PRODUCT_NAME}, and what we ask of you.`}
      back={{ to: addresses.home, label: 'Back to Home' }}
    >
      <h2>The service</h2>
      <p>
        {PRODUCT_NAME} is a library of prayers and an engine that makes new ones from passages.
        Reading, searching, copying, sharing and translating are open to everyone and free of
        charge. Saving, liking and remixing need an account.
      </p>

      <h2>Your account</h2>
      <p>
        You give an e-mail address that is yours and keep your password to yourself. One person may
        use a username; nobody may use it to pass for somebody else. You can stop using your account
        at any time.
      </p>

      <h2>What you make</h2>
      <ul>
        <li>
          Prayers made with the engine are yours to use: read them at a wedding, print them, change
          them. You need not name us.
        </li>
        <li>
          A prayer that you save as public can be read, copied, shared, translated and remixed by
          everyone. A remix names the prayer it came from and its maker.
        </li>
        <li>
          A private prayer is for you alone. You can switch a prayer between public and private and
          delete it; copies that others made before stay theirs.
        </li>
        <li>What you write into a remix, your bio or your pictures must be yours to share.</li>
      </ul>

      <h2>What we ask</h2>
      <ul>
        <li>Nothing that insults, threatens or mocks a person, a people or a faith.</li>
        <li>Nothing that is presented as scripture or as an old text when it is not.</li>
        <li>No names or details of other people that they would not want to read here.</li>
        <li>No advertising, and no attempt to overload or break into the service.</li>
      </ul>
      <p>We may remove what breaks these rules, and close an account that goes on breaking them.</p>

      <h2>What the prayers are not</h2>
      <p>
        Texts marked ‘{SOURCE_LABEL}’ are put together by a program; how, is told on the page about{' '}
        <Link to={addresses.engine}>our prayer engine</Link>. They carry no religious authority and
        are no medical, psychological, legal or financial advice. If you are in danger or in
        despair, please speak to someone near you or call your local emergency number: you deserve a
        human answer.
      </p>

      <h2>How far we stand in for it</h2>
      <p>
        We run {PRODUCT_NAME} with care and back it up, but it is provided as it is: it may be
        interrupted, and we can not promise that it fits every purpose. Nothing in these terms takes
        away rights that the law of your country gives you.
      </p>

      <h2>Changes</h2>
      <p>
        When these terms change, the new text stands on this page. If a change matters to you and
        you do not agree, you can delete what you made and leave. Questions reach us at{' '}
        {CONTACT_EMAIL}.
      </p>
    </ReadingPage>
  )
}
