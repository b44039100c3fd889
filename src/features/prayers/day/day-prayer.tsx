import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { TraditionName } from '@/components/tradition-name'
import { cn } from '@/lib/class-names'
import { MyTraditionsButton } from './my-traditions-button'
import type { ShownPrayer } from './shown-prayer'
import { usePrayerOfTheDay } from './use-prayer-of-the-day'

const FRAME =
  'flex min-h-[25rem] flex-col justify-between gap-6 rounded-card border border-line bg-surface px-6 py-6 sm:px-8 sm:py-7'

/** As high with two lines as with one: a font that comes late may break the title, and nothing moves. */
const TITLE = 'flex min-h-11 items-center py-1 leading-tight text-balance'

/** The prayer of the day, whole in its short form. */
export function DayPrayer() {
  const shown = usePrayerOfTheDay(null)
  if (shown === 'none') return null
  return shown ? <Reading prayer={shown} /> : <div className={FRAME} />
}

/** `public/first-paint.js` puts the day's words into what is marked by `data-day`; it knows nothing else of this. */
function Reading({ prayer }: { prayer: ShownPrayer }) {
  const { id, title, opening, rest, tradition, isWithoutPage } = prayer
  return (
    <article aria-labelledby="prayer-of-the-day" data-day="frame" className={FRAME}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
        <h2
          id="prayer-of-the-day"
          className="font-sans text-sm font-semibold tracking-normal text-lamp"
        >
          Prayer of the day
        </h2>
        <span data-day="tradition">
          <TraditionName name={tradition} />
        </span>
      </header>
      <div className="prayer-text" lang="en">
        <p data-day="opening" className="text-2xl leading-snug text-balance">
          {opening}
        </p>
        <p data-day="rest" className="mt-3">
          {rest}
        </p>
      </div>
      <footer className="flex items-center justify-between gap-4 border-t border-line pt-3 text-sm">
        {isWithoutPage ? (
          <span className={TITLE}>{title}</span>
        ) : (
          <Link
            data-day="title"
            to={addresses.prayer(id, 'short')}
            className={cn(TITLE, 'font-medium text-accent underline-offset-4 hover:underline')}
          >
            {title}
          </Link>
        )}
        <span data-day="end" className="shrink-0">
          <MyTraditionsButton />
        </span>
      </footer>
    </article>
  )
}
