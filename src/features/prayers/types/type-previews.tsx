import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { CATEGORY_DESCRIPTIONS } from '@/catalogue/category-descriptions'
import type { PrayerType } from '@/catalogue/prayer-types'
import { TraditionName } from '@/components/tradition-name'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/class-names'
import { typeQueries, type TypePreview } from '../cache/type-queries'
import { hiddenIds } from '../hide-and-report/hidden-ids'
import { openingSentences } from '../opening-sentences'

interface TypePreviewsProps {
  /** The accessible name of the list. */
  label: string
  types: readonly { readonly name: PrayerType; readonly description?: string }[]
  /** Large ones show several sentences of their prayer, small ones the first. */
  size: 'large' | 'small'
}

/** Types that lead to their pages, each with the opening of one prayer that leads to it. */
export function TypePreviews({ label, types, size }: TypePreviewsProps) {
  const { data: previews, isPending } = useQuery(typeQueries.previews())
  return (
    <ul
      aria-label={label}
      className={cn(
        'grid gap-x-8',
        size === 'large'
          ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))]'
          : 'grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))]',
      )}
    >
      {types.map(({ name, description }) => {
        const preview = previews?.[name.toLowerCase()]
        return (
          <li key={name} className="border-t border-line pt-4 pb-6">
            <Link
              to={addresses.category(name)}
              className="inline-block font-semibold underline-offset-4 hover:text-accent hover:underline"
            >
              {name}
            </Link>
            {description && <p className="text-[0.9375rem] text-ink-soft">{description}</p>}
            {isPending && <PreviewOutline size={size} />}
            {preview && !hiddenIds.has(preview.id) ? (
              <Preview preview={preview} size={size} />
            ) : (
              // A library without one says at least what the type is for.
              !isPending && !description && <TypeDescription name={name} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** As high with words as without them. */
const BOX = { small: 'min-h-[3lh]', large: 'min-h-[5lh]' }
const CLAMP = { small: 'line-clamp-3', large: 'line-clamp-5' }
const MOST_CHARACTERS = { small: 0, large: 210 }
const WORDS = 'mt-2 font-prayer text-[1.1875rem] leading-[1.5] text-pretty'

interface PreviewProps {
  preview: TypePreview
  size: TypePreviewsProps['size']
}

function Preview({ preview: { id, shortText, tradition, language }, size }: PreviewProps) {
  return (
    <>
      <Link to={addresses.prayer(id)} className="hover:text-accent">
        <span lang={language ?? ''} dir="auto" className={cn(WORDS, BOX[size], CLAMP[size])}>
          {openingSentences(shortText, MOST_CHARACTERS[size])}
        </span>
      </Link>
      <p className="mt-2 text-sm text-ink-soft">
        <TraditionName name={tradition} />
      </p>
    </>
  )
}

function TypeDescription({ name }: { name: PrayerType }) {
  return <p className="text-[0.9375rem] text-ink-soft">{CATEGORY_DESCRIPTIONS[name]}</p>
}

function PreviewOutline({ size }: { size: TypePreviewsProps['size'] }) {
  return (
    <div aria-hidden="true">
      <div className={cn(WORDS, BOX[size], 'flex flex-col gap-3 pt-1.5')}>
        <Skeleton className="h-4.5 w-full" />
        <Skeleton className="h-4.5 w-10/12" />
      </div>
      <Skeleton className="mt-2 h-5 w-24" />
    </div>
  )
}
