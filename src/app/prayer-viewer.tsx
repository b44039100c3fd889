import type { ReactNode } from 'react'
import { useSession } from '@/features/auth/session'
import { PrayerViewerProvider } from '@/features/prayers/prayer-viewer'

/** Features never meet by themselves: here the prayers learn who is looking. */
export function PrayerViewer({ children }: { children: ReactNode }) {
  const { user } = useSession()
  return (
    <PrayerViewerProvider viewerId={user?.id ?? null} translateControl={null}>
      {children}
    </PrayerViewerProvider>
  )
}
