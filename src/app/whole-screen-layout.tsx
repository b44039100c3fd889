import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { PageFallback } from './page-fallback'
import { RouteError } from './route-error'

/** For pages that have the whole screen to themselves: no header, sidebar or footer. They bring their own way out. */
export function WholeScreenLayout() {
  const { pathname } = useLocation()
  return (
    <main id="main" tabIndex={-1}>
      <RouteError resetKey={pathname}>
        <Suspense fallback={<PageFallback />}>
          <Outlet />
        </Suspense>
      </RouteError>
    </main>
  )
}
