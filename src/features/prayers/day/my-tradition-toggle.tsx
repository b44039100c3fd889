import { Check, Plus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/class-names'
import { markTradition, useMyTraditions } from './my-traditions'

/** Marks one tradition as the reader's: the prayer of the day comes from those that are. */
export function MyTraditionToggle({ name }: { name: string }) {
  const isMine = useMyTraditions().some(({ tradition }) => tradition === name)
  const Icon = isMine ? Check : Plus
  return (
    <Button
      variant="quiet"
      aria-pressed={isMine}
      className={cn(isMine && 'text-accent!')}
      title="The prayer of the day comes from your traditions"
      onClick={() => void markTradition(name, !isMine)}
    >
      <Icon aria-hidden="true" size={17} />
      My tradition
    </Button>
  )
}
