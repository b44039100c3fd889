import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, type ReactNode } from 'react'
import { OnceHydrated } from '@/lib/once-hydrated'
import { SessionProvider } from '@/features/auth/session'
import { restoreKeptLists } from '@/features/prayers/cache/kept-lists'
import { lazyWithRetry } from '@/lib/lazy-component'
import { PrayerViewer } from './prayer-viewer'

/** Comes after the first screen, which shows the newest rows anyway. */
const SessionEffects = lazyWithRetry(() => import('./session-effects'))

interface AppProps {
  client: QueryClient
  /** The router with the routes inside it. */
  children: ReactNode
}

/** What stands around all pages, in the browser and in the build. */
export function App({ client, children }: AppProps) {
  useEffect(() => restoreKeptLists(client), [client])
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>
        <OnceHydrated>
          <Suspense fallback={null}>
            <SessionEffects />
          </Suspense>
        </OnceHydrated>
        <PrayerViewer>{children}</PrayerViewer>
      </SessionProvider>
    </QueryClientProvider>
  )
}
