import { AudioLines, BookOpen, Video } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { NEEDS } from '@/catalogue/needs'
import { PRODUCT_NAME } from '@/catalogue/product'
import { TRADITIONS } from '@/catalogue/traditions'
import { SearchBox } from '@/components/search-box'
import { ButtonLink } from '@/components/ui/button'
import { usePage } from '@/components/use-page'
import { ByViewer } from '@/features/auth/by-viewer'
import { DayPrayer } from '@/features/prayers/day/day-prayer'
import { NewestPrayers } from '@/features/prayers/list/newest-prayers'
import { prayerQueries } from '@/features/prayers/cache/prayer-queries'

const NEWEST = 10

const MEDIA = [
  { label: 'Text', to: addresses.text, icon: BookOpen },
  { label: 'Audio', to: addresses.audio, icon: AudioLines },
  { label: 'Video', to: addresses.video, icon: Video },
]

const FEATURES = [
  {
    title: 'Intelligent Generation',
    text: 'Say what it is for. An engine in your own browser hears who and what, and composes the prayer of written passages.',
  },
  {
    title: 'Multi-Faith Support',
    text: `${TRADITIONS.length} traditions, each in its own voice and with its own way of beginning and ending.`,
  },
  {
    title: 'Real-Time Generation',
    text: 'Three lengths at once: a breath, a minute, a quiet while. New prayers appear here as they are made.',
  },
]

export default function Home() {
  usePage({
    title: PRODUCT_NAME,
    description: `Find, make and keep a prayer: ${TRADITIONS.length} traditions, each in its own voice.`,
  })
  const navigate = useNavigate()
  return (
    <div className="pb-8">
      <div className="grid items-center gap-x-14 gap-y-8 pt-6 pb-10 sm:pt-12 sm:pb-12 lg:grid-cols-[1fr_minmax(0,27rem)]">
        <Hero />
        <DayPrayer />
      </div>
      <SearchBox
        size="large"
        label="Search all prayers"
        onSubmit={(query) => void navigate(addresses.search(query))}
      />
      <Needs />
      <section className="mt-16">
        <h2 className="mb-5 text-2xl">Newest prayers</h2>
        <NewestPrayers
          query={prayerQueries.newest()}
          label="Newest prayers"
          limit={NEWEST}
          empty={{
            message: 'No prayers found. Try generating some new prayers!',
            action: <ButtonLink to={addresses.generate}>Generate Prayer</ButtonLink>,
          }}
        />
      </section>
      <ul className="mt-16 grid gap-x-10 gap-y-7 md:grid-cols-3">
        {FEATURES.map(({ title, text }) => (
          <li key={title} className="border-t border-line pt-4">
            <h2 className="text-lg">{title}</h2>
            <p className="mt-1 text-[0.9375rem] text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <Media />
    </div>
  )
}

/** What people come with, in their own words. */
function Needs() {
  return (
    <section className="mt-12">
      <h2 className="text-2xl">What brings you here?</h2>
      <ul className="mt-4 grid grid-cols-2 gap-x-8 border-t border-line sm:grid-cols-3">
        {NEEDS.map(({ words, page }) => (
          <li key={words} className="border-b border-line">
            <Link
              to={addresses.category(page)}
              state={{ need: words }}
              className="flex min-h-14 items-center py-2 font-prayer text-[1.0625rem] leading-snug transition-colors duration-150 hover:text-accent sm:text-lg"
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Media() {
  return (
    <nav aria-label="Prayers by medium" className="mt-10">
      <ul className="flex flex-wrap gap-3">
        {MEDIA.map(({ label, to, icon: Icon }) => (
          <li key={label}>
            <Link
              to={to}
              className="flex min-h-11 items-center gap-2.5 rounded-card border border-line bg-surface px-4 text-[0.9375rem] font-medium transition-colors duration-150 hover:border-accent hover:text-accent"
            >
              <Icon aria-hidden="true" size={18} className="text-lamp" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Hero() {
  return (
    <div>
      <h1 className="text-[2rem] leading-[1.15] sm:text-[2.75rem]">Generate Beautiful Prayers</h1>
      <p className="mt-3 max-w-[46ch] text-[1.0625rem] text-ink-soft sm:mt-4 sm:text-lg">
        Find words for what you carry: read prayers of many traditions, or have one written for you,
        in three lengths, to keep and to share.
      </p>
      <div className="mt-5 flex flex-wrap gap-3 sm:mt-7">
        <ByViewer
          member={<ButtonLink to={addresses.generate}>Generate Prayer</ButtonLink>}
          visitor={<ButtonLink to={addresses.login}>Sign In to Generate</ButtonLink>}
        />
        <ButtonLink to={addresses.about} variant="secondary">
          Learn More
        </ButtonLink>
      </div>
    </div>
  )
}
