import { lazyWithTimeout } from '@/lib/lazy-component'

/** The first page comes with the app: most visits begin there, and nearly all it needs other pages need too. */
export { default as Home } from '@/routes/home'

/** Every other page is its own chunk, asked for when its address is. */
export const Login = lazyWithTimeout(() => import('@/routes/login'))
export const SearchResults = lazyWithTimeout(() => import('@/routes/search'))
export const Generate = lazyWithTimeout(() => import('@/routes/generate'))
export const Prayer = lazyWithTimeout(() => import('@/routes/prayer'))
export const Profile = lazyWithTimeout(() => import('@/routes/profile'))
export const PublicProfile = lazyWithTimeout(() => import('@/routes/public-profile'))
export const Settings = lazyWithTimeout(() => import('@/routes/settings'))
export const Category = lazyWithTimeout(() => import('@/routes/category'))
export const Categories = lazyWithTimeout(() => import('@/routes/categories'))
export const OtherCategories = lazyWithTimeout(() => import('@/routes/other-categories'))
export const Tradition = lazyWithTimeout(() => import('@/routes/tradition'))
export const Traditions = lazyWithTimeout(() => import('@/routes/traditions'))
export const Family = lazyWithTimeout(() => import('@/routes/family'))
export const FamilyMember = lazyWithTimeout(() => import('@/routes/family-member'))
export const Types = lazyWithTimeout(() => import('@/routes/types'))
export const TextPrayerTypes = lazyWithTimeout(() => import('@/routes/text-prayer-types'))
export const TextPrayers = lazyWithTimeout(() => import('@/routes/text'))
export const Audio = lazyWithTimeout(() => import('@/routes/audio'))
export const Video = lazyWithTimeout(() => import('@/routes/video'))
export const About = lazyWithTimeout(() => import('@/routes/about'))
export const Engine = lazyWithTimeout(() => import('@/routes/engine'))
export const Privacy = lazyWithTimeout(() => import('@/routes/privacy'))
export const Terms = lazyWithTimeout(() => import('@/routes/terms'))
export const Partner = lazyWithTimeout(() => import('@/routes/partner'))
export const Investors = lazyWithTimeout(() => import('@/routes/investors'))
