import type { ReactNode } from 'react'
import { useSession } from '@/features/auth/session'
import { PrayerViewerProvider } from '@/features/prayers/prayer-viewer'
import { lazyWithRetry } from '@/lib/lazy-component'

const TranslateControl = lazyWithRetry(async () => ({
  default: (await import('@/features/translation/translate-control')).TranslateControl,
}))

/** Features never import each other: here the prayers receive the viewer's id and the translate control. */
export function PrayerViewer({ children }: { children: ReactNode }) {
  const { user } = useSession()
  return (
    <PrayerViewerProvider viewerId={user?.id ?? null} translateControl={TranslateControl}>
      {children}
    </PrayerViewerProvider>
  )
}
