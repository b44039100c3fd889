import { Alert } from '@/components/ui/alert'
import type { MadePrayer } from './made-prayer'

/** Stands above a prayer whose maker wrote of harming themselves; never part of the prayer, nor of its print. */
export function HelpNotice({ made }: { made: MadePrayer }) {
  if (made.prayer.notice !== 'self-harm') return null
  return (
    <Alert
      tone="quiet"
      title="You do not have to carry this alone"
      className="mx-auto mt-6 max-w-[44rem] print:hidden"
    >
      <p>
        If you are thinking of harming yourself, please speak to somebody now: your local emergency
        number, or a listening line such as 988 (United States and Canada) or 116 123 (United
        Kingdom and Ireland). Lines in other countries are listed at{' '}
        <a
          href="https://findahelpline.com"
          target="_blank"
          rel="noreferrer"
          className="text-accent underline"
        >
          findahelpline.com
        </a>
        .
      </p>
    </Alert>
  )
}
