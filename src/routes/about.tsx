import { useSearchParams } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { PRODUCT_NAME } from '@/catalogue/product'
import { TRADITIONS } from '@/catalogue/traditions'
import { PageHeader } from '@/components/page-header'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import { usePage } from '@/components/use-page'

const DESCRIPTION = `Why ${PRODUCT_NAME} exists, how it works, what it holds to and who makes it.`

const TABS = [
  { value: 'mission', label: 'Mission', Panel: Mission },
  { value: 'approach', label: 'Approach', Panel: Approach },
  { value: 'values', label: 'Values', Panel: Values },
  { value: 'team', label: 'Team', Panel: Team },
] as const

const VALUES = [
  {
    name: 'Respect',
    text: 'A tradition is spoken of as its own people speak of it. We keep its names, its closings and its silences, and we do not borrow one faith’s words to decorate another.',
  },
  {
    name: 'Authenticity',
    text: 'Every prayer says where it comes from. None of them claims to be scripture, an ancient text or the word of a sage. Every number on this site comes from a row in the database.',
  },
  {
    name: 'Innovation',
    text: 'Three true lengths of one prayer, made in your own browser within a moment; remixes that always credit the original; lists that grow while you read without moving the line you are on.',
  },
  {
    name: 'Inclusivity',
    text: 'Believers and doubters, large communities and small ones, screen readers, keyboards, small phones and large type: nobody should have to ask for a place here.',
  },
] as const

export default function About() {
  usePage({ title: 'About', description: DESCRIPTION })
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('tab')
  const shown = TABS.find(({ value }) => value === asked) ?? TABS[0]

  return (
    <>
      <PageHeader
        back={{ to: addresses.home, label: 'Back to Home' }}
        title={`About ${PRODUCT_NAME}`}
        description={DESCRIPTION}
      />
      <Tabs value={shown.value} onValueChange={(tab) => setParameters({ tab }, { replace: true })}>
        <TabList aria-label={`About ${PRODUCT_NAME}`}>
          {TABS.map(({ value, label }) => (
            <Tab key={value} value={value}>
              {label}
            </Tab>
          ))}
        </TabList>
        {TABS.map(({ value, label, Panel }) => (
          <TabPanel key={value} value={value} className="reading mt-8 rounded-card">
            <h2 className="mt-0!">{label}</h2>
            <Panel />
          </TabPanel>
        ))}
      </Tabs>
    </>
  )
}

function Mission() {
  return (
    <>
      <p>
        There are days on which one would like to pray and has no words. {PRODUCT_NAME} is for those
        days: a place where anyone can find a prayer, make one, and keep it.
      </p>
      <p>
        An orison is an old word for a prayer. The library holds prayers in the spirit of{' '}
        {TRADITIONS.length} traditions, from the largest to some of the smallest, side by side and
        none of them in charge of the others.
      </p>
      <p>
        Reading, searching, copying, sharing and translating need no account. An account is only for
        keeping what you make.
      </p>
    </>
  )
}

function Approach() {
  return (
    <>
      <p>
        Each tradition has a voice written for it: how it opens, whom it addresses, what it thanks
        for, how it closes. When you generate a prayer, the engine in your browser says the prayer
        that was written for the type and the category you chose, or puts passages together for your
        situation, in a short, a medium and a long form.
      </p>
      <p>
        A tradition that does not petition a god is not made to. A people who ask that their
        ceremonies be left alone are honoured in plain words instead of imitated.
      </p>
      <p>
        The page is kept quiet on purpose: the text is the picture. There are no advertisements next
        to a prayer, and nothing follows you around.
      </p>
    </>
  )
}

function Values() {
  return (
    <dl className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
      {VALUES.map(({ name, text }) => (
        <div key={name}>
          <dt className="font-prayer text-lg font-semibold">{name}</dt>
          <dd className="mt-1 text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Team() {
  return (
    <>
      <p>
        {PRODUCT_NAME} is made by a small team of people who write software and people who pray.
        They do not all belong to the same tradition, and some belong to none. An AI writer drafted
        the prayers, and the passages that others are made of.
      </p>
      <p>
        We are looking for readers from every community in the library who will tell us where a word
        is wrong. If you are one of them, the page “Partner With Us” says how to reach us.
      </p>
    </>
  )
}
