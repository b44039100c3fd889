import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { SessionProvider } from '@/features/auth/session'
import { notify } from '@/lib/notify'
import { createQueryClient } from '@/lib/query-client'
import { AppRoutes } from './app-routes'
import { LivePrayers } from './live-prayers'
import { PrayerViewer } from './prayer-viewer'

const queryClient = createQueryClient(notify.error)

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <LivePrayers />
        <PrayerViewer>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </PrayerViewer>
      </SessionProvider>
    </QueryClientProvider>
  )
}
