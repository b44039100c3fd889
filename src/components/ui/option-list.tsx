import type { UseComboboxGetItemPropsReturnValue } from 'downshift'
import { useId } from 'react'
import { cn } from '@/lib/class-names'

export interface ListedOption {
  readonly value: string
  readonly label: string
  /** A second spelling, or the word that it was found by. */
  readonly hint?: string | undefined
}

export interface OptionGroup<Option extends ListedOption = ListedOption> {
  readonly label?: string | undefined
  readonly options: readonly Option[]
}

interface OptionListProps<Option extends ListedOption> {
  groups: readonly OptionGroup<Option>[]
  /** Its place among all options of all groups; -1 for none. */
  highlighted: number
  /** The value of the option that is chosen. */
  chosen?: string | undefined
  getItemProps: (place: { item: Option; index: number }) => UseComboboxGetItemPropsReturnValue
}

/** The options of a listbox, in groups with a heading each. */
export function OptionList<Option extends ListedOption>({
  groups,
  highlighted,
  chosen,
  getItemProps,
}: OptionListProps<Option>) {
  const id = useId()
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0),
  )
  return groups.map((group, at) => (
    <div
      key={group.label ?? at}
      {...(group.label && { role: 'group', 'aria-labelledby': `${id}-${at}` })}
      className="not-first:mt-2"
    >
      {group.label && (
        <div
          id={`${id}-${at}`}
          className="px-3 pt-2 pb-1 text-xs font-semibold tracking-wide text-ink-soft"
        >
          {group.label}
        </div>
      )}
      {group.options.map((option, place) => {
        const index = (starts[at] ?? 0) + place
        return (
          <div
            key={option.value}
            {...getItemProps({ item: option, index })}
            className={cn(
              'flex min-h-9 cursor-pointer flex-wrap items-center gap-x-2 rounded-[6px] px-3 py-1 text-[0.9375rem] select-none pointer-coarse:min-h-11',
              index === highlighted && 'bg-accent-soft',
              option.value === chosen && 'font-medium text-accent',
            )}
          >
            {option.label}
            {option.hint && (
              <span dir="auto" className="text-sm font-normal text-ink-soft">
                {option.hint}
              </span>
            )}
          </div>
        )
      })}
    </div>
  ))
}
