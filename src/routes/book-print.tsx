import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { PRODUCT_NAME } from '@/catalogue/product'
import { isRowId } from '@/catalogue/row-id'
import { EmptyState } from '@/components/empty-state'
import { ErrorState } from '@/components/error-state'
import { PageHeader } from '@/components/page-header'
import { ButtonLink } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { usePage } from '@/components/use-page'
import { useSession } from '@/features/auth/session'
import { Booklet, type Chapter } from '@/features/book/booklet'
import { useBooklet } from '@/features/book/use-booklet'
import { BookletOptions, type BookletChoices } from '@/features/book/booklet-options'
import { PrayerText } from '@/features/prayers/card/prayer-text'
import { nearestLength, textOf, type Prayer } from '@/features/prayers/prayer'
import { useBookReads } from './use-book-reads'

const FIRST_CHOICES: BookletChoices = {
  length: 'medium',
  layout: 'apart',
  paper: 'full',
  hasNotes: true,
}

interface Part {
  readonly name: string | null
  readonly entries: readonly { readonly prayer: Prayer; readonly note: string }[]
}

/** The prayers of a part in the chosen length. */
function chapterOf({ name, entries }: Part, { length }: BookletChoices): Chapter {
  return {
    name,
    prayers: entries.map(({ prayer, note }) => ({
      id: prayer.id,
      title: prayer.title,
      tradition: prayer.tradition,
      text: (
        <PrayerText
          text={textOf(prayer, nearestLength(prayer, length) ?? 'short')}
          lang={prayer.language}
        />
      ),
      note,
    })),
  }
}

/** A booklet to print, or to keep as PDF through the browser's print: of a collection, or of the whole book. */
export default function BookPrint() {
  const { status, user } = useSession()
  const [parameters] = useSearchParams()
  const [choices, setChoices] = useState(FIRST_CHOICES)
  const [today] = useState(() => new Date().toLocaleDateString('en', { dateStyle: 'long' }))
  const collection = parameters.get('collection')
  const shared = parameters.get('shared')
  const source = { viewerId: user?.id ?? null, collection, shared }
  const isNamed = [collection, shared].every((id) => id === null || isRowId(id))
  const reads = useBookReads(source.viewerId)
  const { data, isError, refetch } = useBooklet(source, reads, status !== 'loading' && isNamed)
  usePage({ title: 'Print', description: 'Prayers as a booklet, on paper or as PDF.' })
  const back = collection
    ? { to: addresses.collection(collection), label: 'Back to the collection' }
    : shared
      ? { to: addresses.sharedCollection(shared), label: 'Back to the collection' }
      : { to: addresses.book, label: 'My prayer book' }
  const isEmpty = !isNamed || (data && data.parts.every(({ entries }) => entries.length === 0))
  return (
    <>
      <div data-print="no">
        <PageHeader
          back={back}
          title="Print"
          description="As a booklet on paper, or as PDF: choose “Save as PDF” where your printer is named."
        />
      </div>
      {isEmpty ? (
        <EmptyState
          message="There is nothing to print yet."
          action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
        />
      ) : data ? (
        <>
          <BookletOptions choices={choices} onChange={setChoices} />
          <Booklet
            title={data.title}
            chapters={data.parts.map((part) => chapterOf(part, choices))}
            layout={choices.layout}
            paper={choices.paper}
            hasNotes={choices.hasNotes}
            imprint={`${PRODUCT_NAME}, ${today}`}
          />
        </>
      ) : isError ? (
        <ErrorState
          message="The booklet could not be loaded. Please try again."
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <output className="sr-only">Loading prayers...</output>
          <Skeleton className="mx-auto h-96 max-w-[42rem]" />
        </>
      )}
    </>
  )
}
