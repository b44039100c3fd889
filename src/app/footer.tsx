import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PRODUCT_NAME } from '@/catalogue/product'
import { FOOTER_LINKS } from './navigation-links'
import { useOrigin } from '@/lib/use-hydrated'

/** Opens a post with this site's address in it: a link for readers, with no account of ours behind it. */
function socialAddress(origin: string): string {
  const words = `${PRODUCT_NAME}: prayers from many traditions, each in its own voice. ${origin}`
  return `https://bsky.app/intent/compose?text=${encodeURIComponent(words)}`
}

export function Footer() {
  return (
    <footer className="mt-20 border-t border-line bg-surface">
      <div className="page-column flex flex-col gap-6 py-10 text-[0.9375rem]">
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {FOOTER_LINKS.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-9 items-center text-ink-soft hover:text-accent"
                >
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <SocialLink />
            </li>
          </ul>
        </nav>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-ink-soft">
          <p className="font-prayer">Made with love by the team</p>
          <p className="hidden text-sm pointer-fine:block">
            Press <kbd>?</kbd> for the keys, <kbd>Ctrl K</kbd> to go anywhere
          </p>
        </div>
      </div>
    </footer>
  )
}

function SocialLink() {
  return (
    <a
      href={socialAddress(useOrigin())}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-9 items-center gap-1.5 text-ink-soft hover:text-accent"
    >
      Share on Bluesky
      <ExternalLink aria-hidden="true" size={14} />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
