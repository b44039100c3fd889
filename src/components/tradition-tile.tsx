import { useId } from 'react'
import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import type { Tradition } from '@/catalogue/traditions'
import { TraditionName } from './tradition-name'

interface TraditionTileProps {
  tradition: Tradition
  /** How a prayer of it may begin. */
  opening: string | undefined
}

/** One tradition of a page of them: its name, its people's own spelling, and its voice. */
export function TraditionTile({ tradition: { name, ownSpelling }, opening }: TraditionTileProps) {
  const id = useId()
  return (
    <li className="border-t border-line">
      <Link
        to={addresses.tradition(name)}
        aria-labelledby={`${id}-name`}
        aria-describedby={opening && `${id}-opening`}
        className="group block h-full rounded-card pt-4 pb-6"
      >
        <span id={`${id}-name`} className="block text-[0.9375rem]">
          <span className="font-semibold group-hover:text-accent">
            <TraditionName name={name} />
          </span>{' '}
          {ownSpelling && <span className="ms-1 text-ink-soft">{ownSpelling}</span>}
        </span>
        {opening && (
          <span
            id={`${id}-opening`}
            className="mt-2 block font-prayer text-[1.1875rem] leading-[1.5] text-pretty group-hover:text-accent"
          >
            {opening}
          </span>
        )}
      </Link>
    </li>
  )
}
