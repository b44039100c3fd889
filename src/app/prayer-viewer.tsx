import type { ReactNode } from 'react'
import { useSession } from '@/features/auth/session'
import { PrayerViewerProvider } from '@/features/prayers/prayer-viewer'
import { TranslateControl } from '@/features/translation/translate-control'

/** Features never meet by themselves: here the prayers learn who is looking and how to translate. */
export function PrayerViewer({ children }: { children: ReactNode }) {
  const { user } = useSession()
  return (
    <PrayerViewerProvider viewerId={user?.id ?? null} translateControl={TranslateControl}>
      {children}
    </PrayerViewerProvider>
  )
}
