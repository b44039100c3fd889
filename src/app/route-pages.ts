import { lazy } from 'react'

/** The first page comes with the app: most visits begin there, and nearly all it needs other pages need too. */
export { default as Home } from '@/routes/home'

/** Every other page is its own chunk, asked for when its address is. */
export const Login = lazy(() => import('@/routes/login'))
export const SearchResults = lazy(() => import('@/routes/search'))
export const Generate = lazy(() => import('@/routes/generate'))
export const Prayer = lazy(() => import('@/routes/prayer'))
export const Profile = lazy(() => import('@/routes/profile'))
export const PublicProfile = lazy(() => import('@/routes/public-profile'))
export const Settings = lazy(() => import('@/routes/settings'))
export const Category = lazy(() => import('@/routes/category'))
export const Categories = lazy(() => import('@/routes/categories'))
export const OtherCategories = lazy(() => import('@/routes/other-categories'))
export const Tradition = lazy(() => import('@/routes/tradition'))
export const Traditions = lazy(() => import('@/routes/traditions'))
export const Family = lazy(() => import('@/routes/family'))
export const FamilyMember = lazy(() => import('@/routes/family-member'))
export const Types = lazy(() => import('@/routes/types'))
export const TextPrayerTypes = lazy(() => import('@/routes/text-prayer-types'))
export const TextPrayers = lazy(() => import('@/routes/text'))
export const Audio = lazy(() => import('@/routes/audio'))
export const Video = lazy(() => import('@/routes/video'))
export const About = lazy(() => import('@/routes/about'))
export const Engine = lazy(() => import('@/routes/engine'))
export const Privacy = lazy(() => import('@/routes/privacy'))
export const Terms = lazy(() => import('@/routes/terms'))
export const Partner = lazy(() => import('@/routes/partner'))
export const Investors = lazy(() => import('@/routes/investors'))
