import { useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { filterTraditions } from '@/catalogue/filter-traditions'
import { toSlug } from '@/catalogue/slug'
import { familiesOf, type TraditionFamily } from '@/catalogue/tradition-families'
import { TRADITION_OPENINGS } from '@/catalogue/tradition-openings'
import { TRADITIONS } from '@/catalogue/traditions'
import { EmptyState } from '@/components/empty-state'
import { PageHeader } from '@/components/page-header'
import { TraditionTile } from '@/components/tradition-tile'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { usePage } from '@/components/use-page'
import { useTypedEarly } from '@/components/use-typed-early'

const FILTER = 'q'

/** Marks an address that follows the typing, unlike one that a link or the Back button leads to. */
const TYPED = { isTyped: true }

/**
 * The text of the filter, which the address repeats. The address comes a moment after the letter: a field that
 * showed the address would lose letters and move the cursor.
 */
function useFilter() {
  const [parameters, setParameters] = useSearchParams()
  const { key, state } = useLocation()
  const inAddress = parameters.get(FILTER) ?? ''
  const [text, setText] = useState(inAddress)
  const [seenKey, setSeenKey] = useState(key)
  if (key !== seenKey) {
    setSeenKey(key)
    if (!state?.isTyped) setText(inAddress)
  }

  function showOnly(next: string) {
    setText(next)
    setParameters(next ? { [FILTER]: next } : {}, { replace: true, state: TYPED })
  }
  return [text, showOnly] as const
}

export default function Traditions() {
  const description = `${TRADITIONS.length} traditions, each with a voice of its own.`
  usePage({ title: 'Traditions', description })
  const [filter, showOnly] = useFilter()
  const field = useRef<HTMLInputElement>(null)
  useTypedEarly(field, filter, showOnly)
  const shown = filterTraditions(filter)

  return (
    <>
      <PageHeader
        back={{ to: addresses.home, label: 'Back to Home' }}
        title="Traditions"
        description={description}
      />
      <div className="mb-6 max-w-md">
        <TextField
          ref={field}
          label="Find a tradition"
          type="search"
          dir="auto"
          autoComplete="off"
          value={filter}
          onChange={(event) => showOnly(event.target.value)}
        />
        <output className="mt-2 block text-sm text-ink-soft">
          {filter.trim() && `${shown.length} of ${TRADITIONS.length} shown`}
        </output>
      </div>
      {shown.length > 0 ? (
        familiesOf(shown).map((family) => <Family key={family.label} {...family} />)
      ) : (
        <EmptyState
          message="Tradition not found."
          action={<Button onClick={() => showOnly('')}>Show all traditions</Button>}
        />
      )}
    </>
  )
}

function Family({ label, traditions }: TraditionFamily) {
  const id = `family-${toSlug(label)}`
  return (
    <section aria-labelledby={id} className="mt-12 first-of-type:mt-8">
      <h2 id={id} className="text-2xl">
        {label}
      </h2>
      <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-8">
        {traditions.map((tradition) => (
          <TraditionTile
            key={tradition.name}
            tradition={tradition}
            opening={TRADITION_OPENINGS[tradition.name]}
          />
        ))}
      </ul>
    </section>
  )
}
