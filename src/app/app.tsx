import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { SessionProvider } from '@/features/auth/session'
import { lazyWithRetry } from '@/lib/lazy-component'
import { notify } from '@/lib/notify'
import { createQueryClient } from '@/lib/query-client'
import { AppRoutes } from './app-routes'
import { PrayerViewer } from './prayer-viewer'

/** Comes after the first screen, which shows the newest rows anyway. */
const LivePrayers = lazyWithRetry(() => import('./live-prayers'))

const queryClient = createQueryClient(notify.error)

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <Suspense fallback={null}>
          <LivePrayers />
        </Suspense>
        <PrayerViewer>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </PrayerViewer>
      </SessionProvider>
    </QueryClientProvider>
  )
}
