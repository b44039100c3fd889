import { isValidElement } from 'react'
import { addresses } from '@/catalogue/addresses'
import { ROUTES } from '../app-routes'
import { RequireSession } from '../require-session'

type Routes = typeof ROUTES

function pathsIn(routes: Routes, isPersonal: boolean): { path: string; isPersonal: boolean }[] {
  return routes.flatMap(({ path, element, children }) => {
    const isGuarded = isPersonal || (isValidElement(element) && element.type === RequireSession)
    return children ? pathsIn(children, isGuarded) : path ? [{ path, isPersonal: isGuarded }] : []
  })
}

/** Open to everybody, and yet about nobody but whoever opens them. */
const ABOUT_THE_VIEWER: readonly string[] = [
  addresses.login,
  addresses.prayerResult,
  addresses.book,
]

const paths = pathsIn(ROUTES, false)
const isForViewer = ({ path, isPersonal }: (typeof paths)[number]) =>
  isPersonal || ABOUT_THE_VIEWER.some((base) => path === base || path.startsWith(`${base}/`))

/** The addresses of the route table, by whether they are about the person who opens them. */
export const ROUTE_PATHS = {
  personal: paths.filter(isForViewer).map(({ path }) => path),
  open: paths.filter((route) => !isForViewer(route)).map(({ path }) => path),
}
