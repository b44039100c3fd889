import './lib/import-again'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { notify } from '@/lib/notify'
import { createQueryClient } from '@/lib/query-client'
import { App } from './app/app'
import { AppRoutes, lazyPageAt } from './app/app-routes'
import { doEarlyPress } from './app/early-press'
import { prefetchEarlyCards, prefetchPrayer } from './app/prefetch-early'
import { startTheme } from './app/theme'
import { rememberEarlyFields } from './components/use-typed-early'
import './index.css'

startTheme()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const { dataset } = document.documentElement
const { page } = dataset
// A host may lead to a folder's page by its name with a slash; addresses of the app have none.
if (page && page !== '/' && window.location.pathname === `${page}/`)
  window.history.replaceState(null, '', page + window.location.search + window.location.hash)

const client = createQueryClient(notify.error)

// In a task of its own: on a slow phone, what has run until here has taken long enough.
await new Promise((resolve) => setTimeout(resolve))

// What was rendered before stays in view meanwhile. When the file does not load, the page itself says so.
await Promise.all([
  lazyPageAt(window.location.pathname)
    ?.preload()
    .catch(() => undefined),
  prefetchPrayer(client),
])

// From here on early-prayer leaves the document alone.
delete dataset['page']
// The document of another page, which public/first-paint.js keeps out of sight.
if (page === 'none') root.replaceChildren()
const hasEarlyCards = await prefetchEarlyCards(client)
// A query may change what the page shows first.
const isAsRendered =
  page === window.location.pathname && window.location.search === '' && !hasEarlyCards

const app = (
  <StrictMode>
    <App client={client}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </App>
  </StrictMode>
)
// As a transition it gives way: a page that is read already answers to scrolling and presses meanwhile.
startTransition(() => {
  if (isAsRendered) return void hydrateRoot(root, app)
  rememberEarlyFields(root)
  createRoot(root).render(app)
})
doEarlyPress()
