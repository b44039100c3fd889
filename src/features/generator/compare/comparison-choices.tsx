import { Plus, RefreshCw } from 'lucide-react'
import { findPrayerType } from '@/catalogue/prayer-types'
import { PRAYER_LENGTHS } from '@/catalogue/product'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import { Tab, TabList } from '@/components/ui/tabs'
import { generatorOptions } from '../generator-options'
import { MOST_COLUMNS, type Comparison } from './comparison'
import { TraditionMenu } from './tradition-menu'

const NAMES = { short: 'Short', medium: 'Medium', long: 'Long' } as const

interface ComparisonChoicesProps {
  comparison: Comparison
  onChange: (change: Partial<Comparison>) => void
}

/** What is compared: the need, the length, one tradition more, and other words for all of it. */
export function ComparisonChoices({ comparison, onChange }: ComparisonChoicesProps) {
  const { type, traditions, variant } = comparison
  return (
    <div data-print="no" className="mb-8 flex flex-wrap items-end gap-x-5 gap-y-3">
      <div className="w-full sm:w-56">
        <SelectField
          label="Type"
          groups={generatorOptions.types}
          value={type.toLowerCase()}
          onChange={(chosen) => onChange({ type: findPrayerType(chosen) ?? type })}
        />
      </div>
      <TabList aria-label="Length" className="min-h-11 max-sm:[&>*]:min-h-11">
        {PRAYER_LENGTHS.map((length) => (
          <Tab key={length} value={length}>
            {NAMES[length]}
          </Tab>
        ))}
      </TabList>
      <div className="flex flex-wrap items-center gap-x-4 sm:ms-auto">
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
    </div>
  )
}
