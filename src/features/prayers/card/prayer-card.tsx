import { memo, Suspense, use, useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import type { PrayerLength } from '@/catalogue/product'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import { lazyWithRetry } from '@/lib/lazy-component'
import { CardText } from './card-text'
import { lengthName } from './length-names'
import { CardMemory, type CardState } from '../list/list-memory'
import { shownLengths, textOf, type Prayer } from '../prayer'
import { PrayerActions } from '../actions/prayer-actions'
import { PrayerFacts } from './prayer-facts'
import { PrivateMark } from './private-mark'

const RemixBadge = lazyWithRetry(async () => ({
  default: (await import('./remix-badge')).RemixBadge,
}))

interface PrayerCardProps {
  prayer: Prayer
  /** The length to start with; without one it is drawn by lot, once for as long as the card stands. */
  defaultLength?: PrayerLength | undefined
  /** The heading level that fits the page's outline. */
  headingLevel?: 2 | 3
  /** The part of a text that three lines are to show; its beginning without it. */
  excerpt?: (text: string) => string
  /** Draws words of the title and of the original text; plainly without it. */
  renderWords?: (words: string) => ReactNode
  /** Below the actions: what only the owner can do. */
  children?: ReactNode
}

function drawLength(prayer: Prayer): PrayerLength {
  const lengths = shownLengths(prayer)
  return lengths[Math.floor(Math.random() * lengths.length)] ?? 'short'
}

/** What the card shows: remembered by its list while the card is scrolled away. */
function useCardState(prayer: Prayer, defaultLength: PrayerLength | undefined) {
  const memory = use(CardMemory)
  const [state, setState] = useState<CardState>(() => {
    const known = memory?.get(prayer.id)
    if (known) return known
    const drawn = { length: defaultLength ?? drawLength(prayer), isChosen: false, translated: null }
    memory?.set(prayer.id, drawn)
    return drawn
  })
  const change = (changes: Partial<CardState>) => {
    const changed = { ...state, ...changes }
    memory?.set(prayer.id, changed)
    setState(changed)
  }
  return [state, change] as const
}

/** A prayer in a list. It starts as three lines; a length that the reader chooses is shown whole, the short one never. */
export const PrayerCard = memo(function PrayerCard({
  prayer,
  defaultLength,
  headingLevel = 3,
  excerpt = (whole) => whole,
  renderWords = (words) => words,
  children,
}: PrayerCardProps) {
  const headingId = useId()
  const [{ length, isChosen, translated }, change] = useCardState(prayer, defaultLength)
  const Heading = `h${headingLevel}` as const
  const address = addresses.prayer(prayer.id, length)
  const isClamped = length === 'short' || !isChosen
  const text = textOf(prayer, length)

  return (
    <article
      aria-labelledby={headingId}
      className="rounded-card border border-line bg-surface px-5 pt-5 pb-3 sm:px-7 sm:pt-6"
    >
      <Tabs
        value={length}
        onValueChange={(chosen) =>
          change({ length: chosen as PrayerLength, isChosen: true, translated: null })
        }
      >
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 sm:max-w-[36rem] sm:pt-1">
            <Heading id={headingId} dir="auto" className="text-xl">
              <Link to={address} className="underline-offset-4 hover:text-accent hover:underline">
                {renderWords(prayer.title)}
              </Link>
              {prayer.isPrivate && <PrivateMark />}
            </Heading>
            {prayer.isRemix && (
              <p className="mt-1.5 min-h-6">
                <Suspense fallback={null}>
                  <RemixBadge prayer={prayer} />
                </Suspense>
              </p>
            )}
          </div>
          <TabList aria-label="Length">
            {shownLengths(prayer).map((each) => (
              <Tab key={each} value={each}>
                {lengthName(each, prayer.tradition)}
              </Tab>
            ))}
          </TabList>
        </div>
        <TabPanel value={length} className="mt-3">
          <CardText
            prayer={prayer}
            length={length}
            isClamped={isClamped}
            translated={translated}
            excerpt={excerpt}
            renderWords={renderWords}
          />
        </TabPanel>
      </Tabs>
      <div className="mt-4">
        <PrayerFacts prayer={prayer} />
      </div>
      <div className="mt-3.5 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line pt-2">
        <PrayerActions
          prayer={prayer}
          text={text}
          translated={translated}
          onTranslated={(shown) => change({ translated: shown })}
        />
        {children}
      </div>
    </article>
  )
})
