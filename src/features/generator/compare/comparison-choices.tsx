import { Plus, RefreshCw } from 'lucide-react'
import { findPrayerType } from '@/catalogue/prayer-types'
import { PRAYER_LENGTHS } from '@/catalogue/product'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import { Tab, TabList } from '@/components/ui/tabs'
import { cn } from '@/lib/class-names'
import { findTypes } from '../find-options'
import { MOST_COLUMNS, type Comparison } from './comparison'
import { TraditionMenu } from './tradition-menu'

const NAMES = { short: 'Short', medium: 'Medium', long: 'Long' } as const

/** All types. */
const TYPES = findTypes('')

interface ComparisonChoicesProps {
  comparison: Comparison
  onChange: (change: Partial<Comparison>) => void
}

/** What is compared: the need and the length. */
export function ComparisonChoices({ comparison, onChange }: ComparisonChoicesProps) {
  const { type } = comparison
  return (
    <div
      data-print="no"
      className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3 sm:mb-8 sm:gap-x-5"
    >
      <div className="min-w-32 flex-1 sm:max-w-56">
        <SelectField
          label={<span className="max-sm:sr-only">Type</span>}
          groups={TYPES}
          value={type.toLowerCase()}
          onChange={(chosen) => onChange({ type: findPrayerType(chosen) ?? type })}
        />
      </div>
      <TabList aria-label="Length" className="min-h-11 max-sm:p-0 max-sm:*:min-h-11">
        {PRAYER_LENGTHS.map((length) => (
          <Tab key={length} value={length}>
            {NAMES[length]}
          </Tab>
        ))}
      </TabList>
      <MoreChoices
        comparison={comparison}
        onChange={onChange}
        className="-me-5 flex-wrap max-sm:hidden sm:ms-auto"
      />
    </div>
  )
}

/** One tradition more, and other words for all: beside the choices, or below the prayers where there is no room. */
export function MoreChoices({
  comparison: { traditions, variant },
  onChange,
  className,
}: ComparisonChoicesProps & { className: string }) {
  return (
    <div data-print="no" className={cn('flex items-center gap-x-4', className)}>
      {traditions.length < MOST_COLUMNS && (
        <TraditionMenu
          label="Add a tradition"
          value=""
          except={traditions}
          onChoose={(added) => onChange({ traditions: [...traditions, added] })}
        >
          <Plus aria-hidden="true" size={16} />
          Add a tradition
        </TraditionMenu>
      )}
      <Button variant="quiet" onClick={() => onChange({ variant: variant + 1 })}>
        <RefreshCw aria-hidden="true" size={16} />
        Other words
      </Button>
    </div>
  )
}
