import { Suspense, useId, useState, type ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/class-names'
import { lazyWithTimeout } from '@/lib/lazy-component'
import { PrivateMark } from '../card/private-mark'
import type { FamilyMember } from './family-queries'

const WhatChanged = lazyWithTimeout(async () => ({
  default: (await import('./what-changed')).WhatChanged,
}))

/** Somebody's name, which leads to their page while they have one. */
export function Maker({ name, userId }: { name: string; userId: string | null }) {
  if (!userId) return <bdi>{name}</bdi>
  return (
    <Link
      to={addresses.publicProfile(userId)}
      className="font-medium text-ink underline-offset-4 hover:text-accent hover:underline"
    >
      <bdi>{name}</bdi>
    </Link>
  )
}

/** Its maker, in the words that credit an original or a remix. */
function Credit({ madeBy, userId, isRemix }: FamilyMember) {
  if (!madeBy) return isRemix ? 'a remix' : 'the original'
  return (
    <>
      {isRemix ? 'remixed by ' : 'by '}
      <Maker name={madeBy} userId={userId} />
    </>
  )
}

/** One prayer of a family: its title, who made it, and for a remix what it changed. */
export function MemberItem({ member }: { member: FamilyMember }) {
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isSelf = member.relation === 'self'
  return (
    <li className="relative ps-6 not-last:pb-5">
      <span
        aria-hidden="true"
        className={cn(
          'absolute start-0 top-[0.6em] size-[0.5625rem] rounded-full border-2 border-lamp',
          isSelf ? 'bg-lamp' : 'bg-ground',
        )}
      />
      <p className="font-prayer text-[1.0625rem] leading-snug font-semibold">
        {isSelf ? (
          <bdi aria-current="true">{member.title}</bdi>
        ) : (
          <Link
            to={addresses.prayer(member.id)}
            className="underline-offset-4 hover:text-accent hover:underline"
          >
            <bdi>{member.title}</bdi>
          </Link>
        )}
        {member.isPrivate && <PrivateMark />}
      </p>
      <div className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <span>
          {isSelf && 'This prayer, '}
          <Credit {...member} />
        </span>
        {member.originalId && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => setIsOpen(!isOpen)}
            className="max-sm:min-h-11"
          >
            What changed
            <ChevronDown aria-hidden="true" size={15} className={cn(isOpen && 'rotate-180')} />
          </Button>
        )}
      </div>
      {isOpen && member.originalId && (
        <div id={panelId} className="mt-2">
          <Suspense fallback={<Skeleton className="my-3 w-2/3" />}>
            <WhatChanged originalId={member.originalId} remixId={member.id} />
          </Suspense>
        </div>
      )}
    </li>
  )
}

/** In the place of prayers that the reader can not read, or that are too far back. */
export function EarlierItem({ children }: { children: ReactNode }) {
  return (
    <li className="relative ps-6 pb-5 text-sm text-ink-soft">
      <span
        aria-hidden="true"
        className="absolute start-0 top-[0.45em] size-[0.5625rem] rounded-full border-2 border-dashed border-edge bg-ground"
      />
      {children}
    </li>
  )
}
