import { useLocation, useNavigate } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { PRAYER_LENGTHS } from '@/catalogue/product'
import { Button } from '@/components/ui/button'
import { TabPanel, Tabs } from '@/components/ui/tabs'
import { HelpNotice } from '../help-notice'
import { namedMadePrayer } from '../made-prayer'
import { useMadePrayers } from '../made-prayer-store'
import type { MakeMutationOptions } from '../use-make-mutation'
import { ComparedColumn } from './compared-column'
import { ComparedColumns } from './compared-columns'
import { FEWEST_COLUMNS, withTradition, type Comparison } from './comparison'
import { ComparisonChoices, MoreChoices } from './comparison-choices'
import { useColumns } from './use-columns'
import { useThisOne } from './use-this-one'

interface ComparisonViewProps extends Required<MakeMutationOptions> {
  comparison: Comparison
}

/**
 * The same need in two or three traditions. The address holds the choices; what somebody wrote comes by the entry of the
 * browser's history, which names a prayer of this device, and never stands in the address.
 */
export function ComparisonView({ comparison, ...options }: ComparisonViewProps) {
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  const words = namedMadePrayer(state, useMadePrayers(), options.viewerId)
  const { use, isPending } = useThisOne(options)
  const { traditions } = comparison
  const columns = useColumns(comparison, words)

  function show(next: Comparison, carried: unknown = state) {
    void navigate(addresses.compareWith(next), { state: carried, preventScrollReset: true })
  }

  function change(changed: Partial<Comparison>) {
    show({ ...comparison, ...changed })
  }

  function remove(tradition: string) {
    change({ traditions: traditions.filter((each) => each !== tradition) })
    // The pressed button goes with its column.
    document.getElementById('compared')?.focus({ preventScroll: true })
  }

  return (
    <Tabs
      value={comparison.length}
      onValueChange={(value) =>
        change({ length: PRAYER_LENGTHS.find((each) => each === value) ?? comparison.length })
      }
    >
      <ComparisonChoices comparison={comparison} onChange={change} />
      {words?.choices.context && (
        <div className="mb-5 flex flex-wrap items-center gap-x-6 text-[0.9375rem] text-ink-soft sm:mb-8">
          <p>
            Prayed with what you wrote, which stays on this device: the address holds none of it.
          </p>
          <Button
            variant="quiet"
            size="small"
            className="-ms-3 max-sm:min-h-11"
            onClick={() => show(comparison, null)}
          >
            Without my words
          </Button>
        </div>
      )}
      {words && <HelpNotice made={words} />}
      <TabPanel value={comparison.length}>
        <ComparedColumns traditions={traditions}>
          {columns.map((column, at) => (
            <ComparedColumn
              // oxlint-disable-next-line react/no-array-index-key -- a column is its place: another tradition moves in
              key={at}
              column={column}
              length={comparison.length}
              isUsing={isPending}
              onSwap={(other) => change({ traditions: withTradition(traditions, at, other) })}
              onRemove={traditions.length > FEWEST_COLUMNS ? () => remove(column.tradition) : null}
              onUse={use}
            />
          ))}
        </ComparedColumns>
        <MoreChoices
          comparison={comparison}
          onChange={change}
          className="mt-6 justify-center sm:hidden"
        />
      </TabPanel>
    </Tabs>
  )
}
