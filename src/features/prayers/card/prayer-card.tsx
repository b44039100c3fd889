import { memo, Suspense, use, useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import type { PrayerLength } from '@/catalogue/product'
import { TraditionDot } from '@/components/tradition-name'
import { TabPanel, Tabs } from '@/components/ui/tabs'
import { lazyWithRetry } from '@/lib/lazy-component'
import { CardActions } from '../actions/card-actions'
import { CardMemory, type CardState } from '../list/list-memory'
import { hasNotes, type Prayer } from '../prayer'
import { CARD_CLASSES } from './card-classes'
import { CardText } from './card-text'
import { firstLength } from './first-length'
import { keepLength } from './last-length'
import { LengthTabs } from './length-tabs'
import { PrayerFacts } from './prayer-facts'
import { PrivateMark } from './private-mark'

const PrayerNotes = lazyWithRetry(async () => ({
  default: (await import('./prayer-notes')).PrayerNotes,
}))

interface PrayerCardProps {
  prayer: Prayer
  /**
   * The length to start with. Without one it is the one that the reader chose last; until they have chosen, it is drawn
   * by lot.
   */
  defaultLength?: PrayerLength | undefined
  /** The heading level that fits the page's outline. */
  headingLevel?: 2 | 3
  /** The part of what follows the opening line that three lines are to show; its beginning without it. */
  excerpt?: (rest: string, opening: string) => string
  /** Draws words of the title and of the original text; plainly without it. */
  renderWords?: (words: string) => ReactNode
  /** The type for which the prayer is in its list, where that is not its category. */
  listedFor?: string | null
}

/** What the card shows: remembered by its list while the card is scrolled away. */
function useCardState(prayer: Prayer, defaultLength: PrayerLength | undefined) {
  const memory = use(CardMemory)
  const [state, setState] = useState<CardState>(() => {
    const known = memory?.get(prayer.id)
    if (known) return known
    const drawn = {
      length: defaultLength ?? firstLength(prayer),
      isChosen: false,
      translated: null,
    }
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
  excerpt = (rest) => rest,
  renderWords = (words) => words,
  listedFor = null,
}: PrayerCardProps) {
  const headingId = useId()
  const [{ length, isChosen, translated }, change] = useCardState(prayer, defaultLength)
  const Heading = `h${headingLevel}` as const

  function choose(chosen: string) {
    keepLength(chosen as PrayerLength)
    change({ length: chosen as PrayerLength, isChosen: true, translated: null })
  }

  return (
    <article aria-labelledby={headingId} className={CARD_CLASSES.card}>
      <Tabs value={length} onValueChange={choose} className={CARD_CLASSES.grid}>
        <Heading id={headingId} dir="auto" data-part="title" className={CARD_CLASSES.title}>
          <TraditionDot name={prayer.tradition} />
          <Link
            to={addresses.prayer(prayer.id, length)}
            className={`${CARD_CLASSES.titleWords} hover:text-accent hover:underline`}
          >
            {renderWords(prayer.title)}
          </Link>
          {prayer.isPrivate && <PrivateMark />}
        </Heading>
        <LengthTabs prayer={prayer} />
        <TabPanel value={length} data-part="words">
          <CardText
            prayer={prayer}
            length={length}
            isClamped={length === 'short' || !isChosen}
            translated={translated}
            excerpt={excerpt}
            renderWords={renderWords}
          />
        </TabPanel>
        {(listedFor || hasNotes(prayer)) && (
          <div data-part="notes">
            <Suspense fallback={null}>
              <PrayerNotes prayer={prayer} listedFor={listedFor} />
            </Suspense>
          </div>
        )}
        <PrayerFacts prayer={prayer} />
        <div data-part="actions">
          <CardActions
            prayer={prayer}
            length={length}
            translated={translated}
            onTranslated={(shown) => change({ translated: shown })}
          />
        </div>
      </Tabs>
    </article>
  )
})
