import { Suspense, type MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { Footer } from './footer'
import { Header } from './header'
import { PageOutlet } from './page-outlet'
import { Sidebar } from './sidebar'
import { OnceHydrated } from '@/lib/once-hydrated'
import { lazyWithRetry } from '@/lib/lazy-component'
import { useOrigin } from '@/lib/use-hydrated'

/** Comes after the first screen. */
const Keys = lazyWithRetry(() => import('./keys/keys'))

/** By hand: following the link would add an entry to the history and a hash to every address copied later. */
function skipToMain(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

export function RootLayout() {
  return (
    <>
      <a
        href="#main"
        onClick={skipToMain}
        className="skip-link absolute start-2 top-2 z-50 -translate-y-24 rounded-control bg-accent px-4 py-2 text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header />
      <div className="flex">
        <Sidebar />
        <div className="flex min-w-0 flex-1 flex-col">
          {/* At least a screen high: the footer never stands in view before the page above it does. */}
          <PageOutlet className="page-column min-h-[calc(100dvh-4rem)]" />
          <PrintAddress />
          <Footer />
        </div>
      </div>
      <OnceHydrated>
        <Suspense fallback={null}>
          <Keys />
        </Suspense>
      </OnceHydrated>
    </>
  )
}

/** Says on paper where the page is from. */
function PrintAddress() {
  const { pathname } = useLocation()
  return (
    <p aria-hidden="true" className="print-address hidden print:block">
      {useOrigin() + pathname}
    </p>
  )
}
