import { Navigate, useLocation } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { CATEGORY_PAGES } from '@/catalogue/category-pages'
import { Category } from './route-pages'

const categoryPaths = new Set(CATEGORY_PAGES.map(addresses.category))

export function isCategoryAddress(pathname: string): boolean {
  return categoryPaths.has(pathname)
}

/** A category's page where the address is one. Every unknown address leads home. */
export function CategoryOrHome() {
  const { pathname } = useLocation()
  const canonical = pathname.toLowerCase().replace(/\/+$/, '')
  if (!isCategoryAddress(canonical)) return <Navigate to={addresses.home} replace />
  return canonical === pathname ? <Category /> : <Navigate to={canonical} replace />
}
