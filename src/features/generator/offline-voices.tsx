import { useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { useOnline } from '@/lib/use-online'
import { findKeptVoices } from './kept-voices'

/** Says, where there is no network, in which traditions a prayer can be made all the same. */
export function OfflineVoices() {
  return useOnline() ? null : <KeptVoices />
}

function KeptVoices() {
  const [kept, setKept] = useState<readonly string[]>()
  useEffect(() => {
    void findKeptVoices().then(setKept)
  }, [])
  if (!kept) return null
  return (
    <Alert tone="quiet" className="mb-4">
      {kept.length > 0
        ? `Without a network a prayer can be made in: ${kept.join(', ')}. The other traditions are not on this device yet.`
        : 'No tradition is on this device yet. Each one is kept once a prayer was made in it.'}
    </Alert>
  )
}
