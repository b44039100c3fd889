import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useOnline } from '@/lib/use-online'
import { useNewVersion } from './use-new-version'

const NOTE =
  'flex animate-appear items-center justify-center gap-x-1 border border-line bg-surface px-4 text-ink-soft'

/** Says over the page that there is no network, and that a newer version of the app is ready. */
export function DeviceStatus() {
  const isOnline = useOnline()
  const loadNewVersion = useNewVersion()
  const [isPutOff, setIsPutOff] = useState(false)
  return (
    <>
      <output className="pointer-events-none fixed inset-x-0 top-16 z-20 flex justify-center px-4 print:hidden">
        {!isOnline && (
          <span className={`${NOTE} rounded-b-card border-t-0 py-0.5 text-xs sm:text-sm`}>
            Offline: showing what is on this device
          </span>
        )}
      </output>
      <output className="pointer-events-none fixed inset-x-0 bottom-4 z-20 flex justify-center px-4 print:hidden">
        {loadNewVersion && !isPutOff && (
          <span className={`${NOTE} pointer-events-auto rounded-card py-1 text-sm`}>
            A new version is ready.
            <Button variant="quiet" className="px-3" onClick={loadNewVersion}>
              Reload
            </Button>
            <Button variant="quiet" className="px-3" onClick={() => setIsPutOff(true)}>
              Later
            </Button>
          </span>
        )}
      </output>
    </>
  )
}
