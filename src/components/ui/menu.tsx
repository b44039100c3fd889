import {
  Content,
  Item,
  ItemIndicator,
  Label,
  RadioGroup,
  RadioItem,
  Root,
  Separator,
  Trigger,
} from '@radix-ui/react-dropdown-menu'
import { Check } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'

/** Leaves the page behind it as it is: a menu is a small thing, and hiding the page would hide its focus too. */
export function Menu(props: ComponentProps<typeof Root>) {
  return <Root modal={false} {...props} />
}

export const MenuTrigger = Trigger

/** Stands where it is written, not at the end of the page, and so inside its landmark. */
export function MenuPanel({ className, ...rest }: ComponentProps<typeof Content>) {
  return (
    <Content
      sideOffset={6}
      collisionPadding={8}
      align="end"
      {...rest}
      className={cn(
        'z-50 min-w-48 animate-rise rounded-card border border-line bg-raised p-1.5 text-ink shadow-lifted',
        className,
      )}
    />
  )
}

const ENTRY = cn(
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-[6px] px-3 text-[0.9375rem] select-none max-md:min-h-11',
  'outline-none data-disabled:cursor-default data-disabled:opacity-55 data-highlighted:bg-accent-soft',
)

export function MenuEntry({ className, ...rest }: ComponentProps<typeof Item>) {
  return <Item {...rest} className={cn(ENTRY, className)} />
}

interface MenuChoicesProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  children: ReactNode
}

/** Entries of which one holds, below their name. */
export function MenuChoices<Value extends string>({
  label,
  value,
  onChange,
  children,
}: MenuChoicesProps<Value>) {
  const id = useId()
  return (
    <RadioGroup
      aria-labelledby={id}
      value={value}
      onValueChange={(chosen) => onChange(chosen as Value)}
    >
      <Label id={id} className="px-3 pt-1.5 pb-0.5 text-sm text-ink-soft">
        {label}
      </Label>
      {children}
    </RadioGroup>
  )
}

/** One of several entries, named by its value. The menu stays open, so that the choice can be seen and changed. */
export function MenuChoice({ value }: { value: string }) {
  return (
    <RadioItem value={value} onSelect={(event) => event.preventDefault()} className={ENTRY}>
      {value}
      <ItemIndicator className="ms-auto">
        <Check aria-hidden="true" size={16} />
      </ItemIndicator>
    </RadioItem>
  )
}

/** Words below the entries, which cannot be chosen. */
export function MenuNote({ className, ...rest }: ComponentProps<typeof Label>) {
  return (
    <Label
      {...rest}
      className={cn(
        'mt-1.5 max-w-64 border-t border-line px-3 pt-2.5 pb-1.5 text-sm text-ink-soft',
        className,
      )}
    />
  )
}

export function MenuRule() {
  return <Separator className="mx-1 my-1.5 h-px bg-line" />
}
