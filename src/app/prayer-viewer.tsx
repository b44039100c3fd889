import type { ReactNode } from 'react'
import { useSession } from '@/features/auth/session'
import { PrayerViewerProvider, type PrayerBook } from '@/features/prayers/prayer-viewer'
import { lazyWithRetry, lazyWithTimeout } from '@/lib/lazy-component'

const TranslateControl = lazyWithRetry(async () => ({
  default: (await import('@/features/translation/translate-control')).TranslateControl,
}))

/** Loaded when somebody keeps a prayer. */
const loadBook = () => import('./keep-prayer')

const BOOK: PrayerBook = {
  KeepDialog: lazyWithTimeout(loadBook),
  keepOnDevice: (prayerId) => {
    void loadBook().then(({ keepAndSay }) => keepAndSay(prayerId))
  },
}

/** Loaded already where a made prayer is on show. */
const loadMade = () => import('@/features/generator/made-prayer-store')

const followPrivacy = (prayerId: string, isPrivate: boolean) =>
  void loadMade().then(({ storePrivacy }) => storePrivacy(prayerId, isPrivate))

const followDeletion = (prayerId: string) =>
  void loadMade().then(({ storeDeletion }) => storeDeletion(prayerId))

/**
 * Features never import each other: here the prayers receive the viewer's id, the translate control and the prayer book,
 * and the made prayers hear what becomes of their rows.
 */
export function PrayerViewer({ children }: { children: ReactNode }) {
  const { user } = useSession()
  return (
    <PrayerViewerProvider
      viewerId={user?.id ?? null}
      translateControl={TranslateControl}
      book={BOOK}
      onPrivacyStored={followPrivacy}
      onDeletionStored={followDeletion}
    >
      {children}
    </PrayerViewerProvider>
  )
}
