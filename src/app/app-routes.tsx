import { isValidElement } from 'react'
import { createRoutesFromElements, matchRoutes, Route, useRoutes } from 'react-router-dom'
import { addresses, ROUTE_PATTERNS } from '@/catalogue/addresses'
import { categoryAt } from '@/catalogue/category-pages'
import { CategoryOrHome } from './category-or-home'
import { PageOutlet } from './page-outlet'
import { RequireSession } from './require-session'
import { RootLayout } from './root-layout'
import * as pages from './route-pages'
import { useReadingPosition } from './use-reading-position'

/** The route table. Category pages come last: every other single word is an unknown address. */
export const ROUTES = createRoutesFromElements([
  <Route key="whole screen" element={<PageOutlet />}>
    <Route path={ROUTE_PATTERNS.pray} element={<pages.Pray />} />
    <Route path={ROUTE_PATTERNS.prayResult} element={<pages.Pray />} />
  </Route>,
  <Route key="frame" element={<RootLayout />}>
    <Route index element={<pages.Home />} />
    <Route path={addresses.login} element={<pages.Login />} />
    <Route path={addresses.searchPage} element={<pages.SearchResults />} />
    <Route path={addresses.generate} element={<pages.Generate />} />
    <Route path={addresses.compare} element={<pages.Compare />} />
    <Route path={ROUTE_PATTERNS.prayer} element={<pages.Prayer />} />
    <Route path={addresses.prayerResult} element={<pages.PrayerResult />} />
    <Route path={ROUTE_PATTERNS.publicProfile} element={<pages.PublicProfile />} />
    <Route element={<RequireSession />}>
      <Route path={addresses.profile} element={<pages.Profile />} />
      <Route path={addresses.settings} element={<pages.Settings />} />
    </Route>
    <Route path={addresses.book} element={<pages.Book />} />
    <Route path={addresses.bookPrintPage} element={<pages.BookPrint />} />
    <Route path={ROUTE_PATTERNS.collection} element={<pages.BookCollection />} />
    <Route path={ROUTE_PATTERNS.sharedCollection} element={<pages.BookShared />} />
    <Route path={addresses.categories} element={<pages.Categories />} />
    <Route path={addresses.otherCategories} element={<pages.OtherCategories />} />
    <Route path={addresses.traditions} element={<pages.Traditions />} />
    <Route path={ROUTE_PATTERNS.tradition} element={<pages.Tradition />} />
    <Route path={addresses.family} element={<pages.Family />} />
    <Route path={ROUTE_PATTERNS.familyMember} element={<pages.FamilyMember />} />
    <Route path={addresses.types} element={<pages.Types />} />
    <Route path={addresses.textPrayerTypes} element={<pages.TextPrayerTypes />} />
    <Route path={addresses.text} element={<pages.TextPrayers />} />
    <Route path={addresses.audio} element={<pages.Audio />} />
    <Route path={addresses.video} element={<pages.Video />} />
    <Route path={addresses.about} element={<pages.About />} />
    <Route path={addresses.engine} element={<pages.Engine />} />
    <Route path={addresses.privacy} element={<pages.Privacy />} />
    <Route path={addresses.terms} element={<pages.Terms />} />
    <Route path={addresses.partner} element={<pages.Partner />} />
    <Route path={addresses.investors} element={<pages.Investors />} />
    <Route path="/:category" element={<CategoryOrHome />} />
    <Route path="*" element={<CategoryOrHome />} />
  </Route>,
])

export function AppRoutes() {
  useReadingPosition()
  return useRoutes(ROUTES)
}

/** The page at an address, when it is in a chunk of its own. Null for home, and where an address only leads on. */
export function lazyPageAt(pathname: string): pages.LazyPage | null {
  const element = matchRoutes(ROUTES, pathname)?.at(-1)?.route.element
  const Page: unknown = isValidElement(element) ? element.type : null
  if (Page === CategoryOrHome) return categoryAt(pathname) === null ? null : pages.Category
  return typeof Page === 'function' && 'preload' in Page ? (Page as pages.LazyPage) : null
}
