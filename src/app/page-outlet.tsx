import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { PageFallback } from './page-fallback'
import { RouteError } from './route-error'

/** The page of the address: inside the frame of all pages, or by itself, for pages that have the whole screen. */
export function PageOutlet({ className }: { className?: string }) {
  const { pathname } = useLocation()
  return (
    <main id="main" tabIndex={-1} className={className}>
      <RouteError resetKey={pathname}>
        <Suspense fallback={<PageFallback />}>
          <Outlet />
        </Suspense>
      </RouteError>
    </main>
  )
}
