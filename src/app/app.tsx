import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { SessionProvider } from '@/features/auth/session'
import { lazyWithRetry } from '@/lib/lazy-component'
import { PrayerViewer } from './prayer-viewer'
import { useHydrated } from '@/lib/use-hydrated'

/** Comes after the first screen, which shows the newest rows anyway. */
const LivePrayers = lazyWithRetry(() => import('./live-prayers'))

interface AppProps {
  client: QueryClient
  /** The router with the routes inside it. */
  children: ReactNode
}

/** What stands around all pages, in the browser and in the build. */
export function App({ client, children }: AppProps) {
  const isHydrated = useHydrated()
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>
        {isHydrated && (
          <Suspense fallback={null}>
            <LivePrayers />
          </Suspense>
        )}
        <PrayerViewer>{children}</PrayerViewer>
      </SessionProvider>
    </QueryClientProvider>
  )
}
