import type { ComponentType } from 'react'
import { lazyWithTimeout, type LazyComponent } from '@/lib/lazy-component'

/** A page in a chunk of its own. */
export interface LazyPage extends LazyComponent<object> {
  /** The name of its file in src/routes: the build finds the page's chunk by it. */
  readonly file: string
}

function page(file: string, load: () => Promise<{ default: ComponentType }>): LazyPage {
  return Object.assign(lazyWithTimeout(load), { file })
}

/** The first page comes with the app: most visits begin there, and nearly all it needs other pages need too. */
export { default as Home } from '@/routes/home'

/** Every other page is its own chunk, asked for when its address is. */
export const Login = page('login', () => import('@/routes/login'))
export const SearchResults = page('search', () => import('@/routes/search'))
export const Generate = page('generate', () => import('@/routes/generate'))
export const Prayer = page('prayer', () => import('@/routes/prayer'))
export const Compare = page('compare', () => import('@/routes/compare'))
/** Apart from the page of a stored prayer, which is read without the engine. */
export const PrayerResult = page('prayer-result', () => import('@/routes/prayer-result'))
export const Pray = page('pray', () => import('@/routes/pray'))
export const Profile = page('profile', () => import('@/routes/profile'))
export const PublicProfile = page('public-profile', () => import('@/routes/public-profile'))
export const Settings = page('settings', () => import('@/routes/settings'))
export const Book = page('book', () => import('@/routes/book'))
export const BookCollection = page('book-collection', () => import('@/routes/book-collection'))
export const BookShared = page('book-shared', () => import('@/routes/book-shared'))
export const BookPrint = page('book-print', () => import('@/routes/book-print'))
export const Category = page('category', () => import('@/routes/category'))
export const Categories = page('categories', () => import('@/routes/categories'))
export const OtherCategories = page('other-categories', () => import('@/routes/other-categories'))
export const Tradition = page('tradition', () => import('@/routes/tradition'))
export const Traditions = page('traditions', () => import('@/routes/traditions'))
export const Family = page('family', () => import('@/routes/family'))
export const FamilyMember = page('family-member', () => import('@/routes/family-member'))
export const Types = page('types', () => import('@/routes/types'))
export const TextPrayerTypes = page('text-prayer-types', () => import('@/routes/text-prayer-types'))
export const TextPrayers = page('text', () => import('@/routes/text'))
export const Audio = page('audio', () => import('@/routes/audio'))
export const Video = page('video', () => import('@/routes/video'))
export const About = page('about', () => import('@/routes/about'))
export const Engine = page('engine', () => import('@/routes/engine'))
export const Privacy = page('privacy', () => import('@/routes/privacy'))
export const Terms = page('terms', () => import('@/routes/terms'))
export const Partner = page('partner', () => import('@/routes/partner'))
export const Investors = page('investors', () => import('@/routes/investors'))
