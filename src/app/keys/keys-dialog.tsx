import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { SwitchField } from '@/components/ui/switch-field'
import { areSingleKeysOn, switchSingleKeys } from './key-choice'
import { KEY_LINES } from './key-table'

/** What the keys do, and the switch that turns the single ones off (WCAG 2.1.4). */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

  function handleSwitch(next: boolean) {
    switchSingleKeys(next)
    setIsOn(next)
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Keyboard shortcuts"
      description="On every page, while nothing is being typed."
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3">
        <KeyLine keys={[isMac ? 'Cmd K' : 'Ctrl K']} does="Go to a page, a tradition, a type" />
        {KEY_LINES.map((line) => (
          <KeyLine key={line.does} {...line} isOff={!isOn} />
        ))}
      </dl>
      <div className="mt-6 border-t border-line pt-5 pb-2">
        <SwitchField
          label="Single keys"
          hint="Switch them off if you speak to your device, or press keys by chance. It is remembered on this device."
          isOn={isOn}
          onChange={handleSwitch}
        />
      </div>
    </Dialog>
  )
}

interface KeyLineProps {
  keys: readonly string[]
  does: string
  isOff?: boolean
}

function KeyLine({ keys, does, isOff = false }: KeyLineProps) {
  return (
    <>
      <dt className="flex gap-1.5">
        {keys.map((key) => (
          <kbd
            key={key}
            className="min-w-8 rounded-[6px] border border-edge bg-surface px-2 py-0.5 text-center font-sans text-sm"
          >
            {key}
          </kbd>
        ))}
      </dt>
      <dd className={isOff ? 'text-ink-soft line-through' : undefined}>{does}</dd>
    </>
  )
}
