import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { ChevronDown } from 'lucide-react'
import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { controlClasses } from './control-classes'
import { FieldFrame, useFieldIds } from './field'
import { OptionList, type ListedOption, type OptionGroup } from './option-list'

interface ComboboxFieldProps {
  label: ReactNode
  /** Empty when nothing is chosen yet. */
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** The options for what was typed; all of them for an empty text. */
  find: (query: string) => readonly OptionGroup[]
  error?: string | null | undefined
  isRequired?: boolean
}

const { stateChangeTypes } = useCombobox
const labelOf = (option: ListedOption | null) => option?.label ?? ''

/**
 * An opened list begins at what is chosen. Leaving the field takes what is marked for what was typed; Escape and words that
 * name nothing change no choice.
 */
function reduce(
  state: UseComboboxState<ListedOption>,
  { type, changes, props }: UseComboboxStateChangeOptions<ListedOption>,
): Partial<UseComboboxState<ListedOption>> {
  const { selectedItem, inputValue, isOpen, highlightedIndex } = state
  if (type === stateChangeTypes.InputKeyDownEscape)
    return isOpen ? { ...changes, selectedItem, inputValue: labelOf(selectedItem) } : state
  if (type !== stateChangeTypes.InputBlur) {
    const isOpening = !isOpen && changes.isOpen === true && type !== stateChangeTypes.InputChange
    const chosen = props.items.findIndex(({ value }) => value === selectedItem?.value)
    return isOpening && chosen >= 0 ? { ...changes, highlightedIndex: chosen } : changes
  }
  const marked = isOpen ? props.items[highlightedIndex] : undefined
  const typed = inputValue.trim()
  const taken =
    typed === '' ? null : typed === labelOf(selectedItem) ? selectedItem : (marked ?? selectedItem)
  return { ...changes, selectedItem: taken, inputValue: labelOf(taken) }
}

/** One of many, found by typing: a combobox with a list as WAI-ARIA describes it, by downshift (docs/decisions/065). */
export function ComboboxField({
  label,
  value,
  onChange,
  placeholder,
  find,
  error,
  isRequired,
}: ComboboxFieldProps) {
  const { id, control } = useFieldIds(null, error)
  const all = useMemo(() => find('').flatMap(({ options }) => options), [find])
  const selected = all.find((option) => option.value === value) ?? null
  const [text, setText] = useState(labelOf(selected))
  // What is chosen narrows nothing: whoever opens the list sees all of it.
  const query = text === labelOf(selected) ? '' : text
  const groups = useMemo(() => find(query), [find, query])
  const items = useMemo(() => groups.flatMap(({ options }) => options), [groups])

  const { isOpen, highlightedIndex, openMenu, getInputProps, getMenuProps, getItemProps } =
    useCombobox({
      items,
      itemToString: labelOf,
      itemToKey: (option) => option?.value,
      selectedItem: selected,
      defaultHighlightedIndex: 0,
      inputId: id,
      labelId: `${id}-label`,
      menuId: `${id}-list`,
      stateReducer: reduce,
      onInputValueChange: ({ inputValue }) => setText(inputValue),
      onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? ''),
    })

  function handleKey(event: KeyboardEvent) {
    // Never sends the form: it opens the list, or takes what is marked in it.
    if (event.key === 'Enter' && !isOpen) {
      event.preventDefault()
      openMenu()
    }
  }

  const isEmpty = isOpen && items.length === 0
  return (
    <FieldFrame id={id} label={label} error={error} isRequired={isRequired}>
      <div className="relative">
        <input
          {...getInputProps({
            ...control,
            onKeyDown: handleKey,
            onFocus: ({ currentTarget }) =>
              currentTarget.setSelectionRange(0, currentTarget.value.length),
          })}
          aria-required={isRequired}
          placeholder={placeholder}
          enterKeyHint="done"
          spellCheck={false}
          autoCapitalize="none"
          className={cn(controlClasses, 'h-11 truncate pe-10')}
        />
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 text-ink-soft"
        />
        <div
          hidden={!isOpen}
          className="absolute inset-x-0 top-full z-20 mt-1 rounded-card border border-line bg-raised shadow-lifted"
        >
          <div
            {...getMenuProps()}
            hidden={isEmpty}
            className="max-h-[min(24rem,50dvh)] overflow-y-auto overscroll-contain p-1.5"
          >
            {isOpen && (
              <OptionList
                groups={groups}
                highlighted={highlightedIndex}
                chosen={value}
                getItemProps={getItemProps}
              />
            )}
          </div>
          <p aria-live="polite" className="text-[0.9375rem] text-ink-soft">
            {isEmpty && (
              <span className="block px-4 py-3">Nothing by that name. Try another word.</span>
            )}
          </p>
        </div>
      </div>
    </FieldFrame>
  )
}
