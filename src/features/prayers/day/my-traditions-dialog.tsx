import { useState } from 'react'
import { TRADITION_GROUPS } from '@/catalogue/tradition-groups'
import { TRADITIONS } from '@/catalogue/traditions'
import { TraditionName } from '@/components/tradition-name'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { markTradition, useMyTraditions } from './my-traditions'

const FAMILIES = TRADITION_GROUPS.map(({ label, members }) => ({
  label,
  members: members.filter((name) => TRADITIONS.some((tradition) => tradition.name === name)),
}))

/** Which traditions the prayer of the day comes from. Every mark counts at once. */
export default function MyTraditionsDialog({ onClose }: { onClose: () => void }) {
  const mine = useMyTraditions().map(({ tradition }) => tradition)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Your traditions"
      description="The prayer of the day comes from those that you mark; from all of them while you mark none. Your marks stay on this device."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      {FAMILIES.map(({ label, members }) => (
        <fieldset key={label} className="not-first:mt-6">
          <legend className="text-sm font-semibold text-ink-soft">{label}</legend>
          <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
            {members.map((name) => (
              <TraditionMark key={name} name={name} isMine={mine.includes(name)} />
            ))}
          </div>
        </fieldset>
      ))}
    </Dialog>
  )
}

function TraditionMark({ name, isMine }: { name: string; isMine: boolean }) {
  const [asked, setAsked] = useState<boolean | null>(null)

  async function handleChange(next: boolean) {
    setAsked(next)
    await markTradition(name, next)
    setAsked(null)
  }

  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-1 hover:bg-accent-soft">
      <input
        type="checkbox"
        checked={asked ?? isMine}
        onChange={(event) => void handleChange(event.target.checked)}
        className="size-[1.125rem] shrink-0 accent-accent"
      />
      <TraditionName name={name} />
    </label>
  )
}
