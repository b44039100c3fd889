import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useOnline } from '@/lib/use-online'
import { useNewVersion } from './use-new-version'

/** Says below the header, over the page, that there is no network, or that a newer version of the app is ready. */
export function DeviceStatus() {
  const isOnline = useOnline()
  const loadNewVersion = useNewVersion()
  const [isPutOff, setIsPutOff] = useState(false)
  return (
    <output className="pointer-events-none fixed inset-x-0 top-16 z-20 flex flex-col items-center px-4 print:hidden">
      {!isOnline && <Note>Offline: showing what is on this device</Note>}
      {loadNewVersion && !isPutOff && (
        <Note>
          A new version is ready.
          <Button variant="quiet" className={PRESS} onClick={loadNewVersion}>
            Reload
          </Button>
          <Button variant="quiet" className={PRESS} onClick={() => setIsPutOff(true)}>
            Later
          </Button>
        </Note>
      )}
    </output>
  )
}

/** What is said lies over the page and lets presses through, but for its own. */
const PRESS = 'pointer-events-auto px-3 text-sm'

function Note({ children }: { children: ReactNode }) {
  return (
    <span className="flex animate-appear flex-wrap items-center justify-center gap-x-1 rounded-b-card border border-t-0 border-line bg-surface px-4 py-0.5 text-xs text-ink-soft sm:text-sm">
      {children}
    </span>
  )
}
