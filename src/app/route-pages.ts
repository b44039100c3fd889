import { lazyPart } from '@/lib/lazy-part'

/** The first page comes with the app: most visits begin there, and nearly all it needs other pages need too. */
export { default as Home } from '@/routes/home'

/** Every other page is its own chunk, asked for when its address is. */
export const Login = lazyPart(() => import('@/routes/login'))
export const SearchResults = lazyPart(() => import('@/routes/search'))
export const Generate = lazyPart(() => import('@/routes/generate'))
export const Prayer = lazyPart(() => import('@/routes/prayer'))
export const Profile = lazyPart(() => import('@/routes/profile'))
export const PublicProfile = lazyPart(() => import('@/routes/public-profile'))
export const Settings = lazyPart(() => import('@/routes/settings'))
export const Category = lazyPart(() => import('@/routes/category'))
export const Categories = lazyPart(() => import('@/routes/categories'))
export const OtherCategories = lazyPart(() => import('@/routes/other-categories'))
export const Tradition = lazyPart(() => import('@/routes/tradition'))
export const Traditions = lazyPart(() => import('@/routes/traditions'))
export const Family = lazyPart(() => import('@/routes/family'))
export const FamilyMember = lazyPart(() => import('@/routes/family-member'))
export const Types = lazyPart(() => import('@/routes/types'))
export const TextPrayerTypes = lazyPart(() => import('@/routes/text-prayer-types'))
export const TextPrayers = lazyPart(() => import('@/routes/text'))
export const Audio = lazyPart(() => import('@/routes/audio'))
export const Video = lazyPart(() => import('@/routes/video'))
export const About = lazyPart(() => import('@/routes/about'))
export const Engine = lazyPart(() => import('@/routes/engine'))
export const Privacy = lazyPart(() => import('@/routes/privacy'))
export const Terms = lazyPart(() => import('@/routes/terms'))
export const Partner = lazyPart(() => import('@/routes/partner'))
export const Investors = lazyPart(() => import('@/routes/investors'))
