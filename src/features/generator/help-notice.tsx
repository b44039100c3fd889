import { Alert } from '@/components/ui/alert'

/** Shown beside a prayer whose maker wrote of harming themselves; never part of the prayer. */
export function HelpNotice() {
  return (
    <Alert tone="quiet" title="You do not have to carry this alone">
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
