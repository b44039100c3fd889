import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { PRAYER_LENGTHS } from '@/catalogue/product'
import { ErrorState } from '@/components/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { prayerQueries } from '../cache/prayer-queries'
import { lengthName } from '../card/length-names'
import type { Prayer } from '../prayer'
import { ChangedWords } from './changed-words'
import { wordChanges, type Stretch } from './word-changes'

interface WhatChangedProps {
  /** The prayer that was remixed. */
  originalId: string
  remixId: string
}

type ChangedText = readonly [name: string, changes: readonly (readonly Stretch[])[] | null]

/** Its own words only: where a prayer has no long text, the medium one stands in, and would be told twice. */
const TEXTS = { short: 'shortText', medium: 'mediumText', long: 'longText' } as const

function changesOf(original: Prayer, remix: Prayer): ChangedText[] {
  const language = original.language === remix.language ? remix.language : null
  const lengths = PRAYER_LENGTHS.filter((length) =>
    (original[TEXTS[length]] + remix[TEXTS[length]]).trim(),
  )
  return [
    ['Title', wordChanges(original.title, remix.title, language)],
    ...lengths.map((length): ChangedText => {
      const text = TEXTS[length]
      return [
        lengthName(length, remix.tradition),
        wordChanges(original[text], remix[text], language),
      ]
    }),
  ]
}

/** What a remix changed in its original, word by word, in its title and in each length. Load it lazily. */
export function WhatChanged({ originalId, remixId }: WhatChangedProps) {
  const original = useQuery(prayerQueries.detail(originalId))
  const remix = useQuery(prayerQueries.detail(remixId))
  const changes = useMemo(
    () => (original.data && remix.data ? changesOf(original.data, remix.data) : null),
    [original.data, remix.data],
  )
  if (!changes && (original.isError || remix.isError))
    return (
      <ErrorState
        message="The two prayers could not be compared."
        onRetry={() => void Promise.all([original.refetch(), remix.refetch()])}
      />
    )
  if (!changes) return <Skeleton className="my-3 w-2/3" />

  const changed = changes.flatMap(([name, found]) => (found ? [{ name, found }] : []))
  const same = changes.filter(([, found]) => !found).map(([name]) => name.toLowerCase())
  return (
    <div className="grid gap-4 border-s-2 border-line py-1 ps-4">
      {changed.map(({ name, found }) => (
        <div key={name}>
          <h3 className="mb-1 font-sans text-xs font-semibold tracking-[0.06em] text-ink-soft">
            {name}
          </h3>
          <ChangedWords paragraphs={found} lang={remix.data?.language ?? null} />
        </div>
      ))}
      {same.length > 0 && (
        <p className="text-sm text-ink-soft">
          {changed.length === 0 ? 'No word was changed.' : `Unchanged: ${same.join(', ')}.`}
        </p>
      )}
    </div>
  )
}
