import * as Select from '@radix-ui/react-select'
import { Check, ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { controlClasses } from './control-classes'
import { FieldFrame, useFieldIds } from './field'

interface SelectOption {
  value: string
  label: string
  hint?: string | undefined
}

interface SelectGroup {
  label?: string | undefined
  options: readonly SelectOption[]
}

interface SelectFieldProps {
  label: ReactNode
  /** Empty when nothing is chosen yet. */
  value: string
  onChange: (value: string) => void
  placeholder?: string
  groups: readonly SelectGroup[]
  hint?: ReactNode
  error?: string | null | undefined
  isRequired?: boolean
  disabled?: boolean
}

/** Over the list, not in it: when one appeared or went, the options would move under a pressed pointer. */
const scrollButtonClasses =
  'absolute inset-x-0 z-10 flex h-7 items-center justify-center bg-raised/90 text-ink-soft'

export function SelectField({
  label,
  value,
  onChange,
  placeholder,
  groups,
  hint,
  error,
  isRequired,
  disabled = false,
}: SelectFieldProps) {
  const { id, control } = useFieldIds(hint, error)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      <Select.Root value={value} onValueChange={onChange} disabled={disabled}>
        <Select.Trigger
          {...control}
          aria-required={isRequired}
          className={cn(
            controlClasses,
            'flex h-11 items-center justify-between gap-2 text-start data-placeholder:text-ink-soft',
          )}
        >
          <span className="min-w-0 truncate">
            <Select.Value placeholder={placeholder} />
          </span>
          <Select.Icon>
            <ChevronDown aria-hidden="true" size={18} className="text-ink-soft" />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Content
            position="popper"
            sideOffset={4}
            collisionPadding={8}
            className={cn(
              'relative z-50 max-h-[min(24rem,var(--radix-select-content-available-height))] animate-rise overflow-hidden',
              'min-w-(--radix-select-trigger-width) rounded-card border border-line bg-raised text-ink shadow-lifted',
            )}
          >
            <Select.ScrollUpButton className={cn(scrollButtonClasses, 'top-0')}>
              <ChevronUp aria-hidden="true" size={16} />
            </Select.ScrollUpButton>
            <Select.Viewport className="p-1.5">
              {groups.map((group, position) => (
                <OptionGroup key={group.label ?? position} group={group} />
              ))}
            </Select.Viewport>
            <Select.ScrollDownButton className={cn(scrollButtonClasses, 'bottom-0')}>
              <ChevronDown aria-hidden="true" size={16} />
            </Select.ScrollDownButton>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
    </FieldFrame>
  )
}

function OptionGroup({ group }: { group: SelectGroup }) {
  return (
    <Select.Group className="not-first:mt-2">
      {group.label && (
        <Select.Label className="px-3 pt-2 pb-1 text-xs font-semibold tracking-wide text-ink-soft">
          {group.label}
        </Select.Label>
      )}
      {group.options.map((option) => (
        <Select.Item
          key={option.value}
          value={option.value}
          className={cn(
            'flex min-h-9 cursor-pointer items-center gap-2 rounded-[6px] py-1 ps-3 pe-3 outline-none select-none',
            'text-[0.9375rem] data-highlighted:bg-accent-soft data-[state=checked]:font-medium',
          )}
        >
          <Select.ItemText>{option.label}</Select.ItemText>
          {option.hint && <span className="text-sm text-ink-soft">{option.hint}</span>}
          <Select.ItemIndicator className="ms-auto">
            <Check aria-hidden="true" size={16} className="text-accent" />
          </Select.ItemIndicator>
        </Select.Item>
      ))}
    </Select.Group>
  )
}
