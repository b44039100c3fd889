import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names'

export const Tabs = Root

export function TabList({ className, ...rest }: ComponentProps<typeof List>) {
  return (
    <List
      {...rest}
      className={cn(
        'inline-flex max-w-full flex-wrap gap-1 rounded-control border border-line bg-ground p-1',
        className,
      )}
    />
  )
}

export function Tab({ className, ...rest }: ComponentProps<typeof Trigger>) {
  return (
    <Trigger
      {...rest}
      className={cn(
        'min-h-8 rounded-[6px] px-2.5 text-sm font-medium text-ink-soft hover:text-ink sm:px-3.5',
        'data-[state=active]:bg-raised data-[state=active]:text-accent data-[state=active]:shadow-sm',
        'data-[state=active]:ring-1 data-[state=active]:ring-line',
        className,
      )}
    />
  )
}

export const TabPanel = Content
