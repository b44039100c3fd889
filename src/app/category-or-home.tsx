import { Navigate, useLocation } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { categoryAt } from '@/catalogue/category-pages'
import { Category } from './route-pages'

/** A category's page where the address is one. Every unknown address leads home. */
export function CategoryOrHome() {
  const { pathname } = useLocation()
  const canonical = pathname.toLowerCase().replace(/\/+$/, '')
  if (categoryAt(canonical) === null) return <Navigate to={addresses.home} replace />
  return canonical === pathname ? <Category /> : <Navigate to={canonical} replace />
}
