import {
  AudioLines,
  BookHeart,
  BookOpen,
  Briefcase,
  Ellipsis,
  Flame,
  Gift,
  HandHeart,
  LayoutGrid,
  Leaf,
  Library,
  type LucideIcon,
  Search,
  Sprout,
  Sunrise,
  UsersRound,
  Video,
} from 'lucide-react'
import { addresses } from '@/catalogue/addresses'
import { CATEGORIES, type Category } from '@/catalogue/categories'

export interface NavigationLink {
  label: string
  to: string
  icon: LucideIcon
}

const CATEGORY_ICONS: Record<Category, LucideIcon> = {
  All: Library,
  'Morning Prayer': Sunrise,
  Gratitude: HandHeart,
  'Personal Growth': Sprout,
  Wellbeing: Leaf,
  Professional: Briefcase,
  Relationships: UsersRound,
  Spirituality: Flame,
  Celebration: Gift,
  Other: Ellipsis,
}

/** 'All' and 'Other' stand for pages of their own. */
function categoryAddress(category: Category): string {
  if (category === 'All') return addresses.categories
  if (category === 'Other') return addresses.otherCategories
  return addresses.category(category)
}

export const CATEGORY_LINKS: readonly (NavigationLink & { category: Category })[] = CATEGORIES.map(
  (category) => ({
    category,
    label: category,
    to: categoryAddress(category),
    icon: CATEGORY_ICONS[category],
  }),
)

export const BROWSE_LINKS: readonly NavigationLink[] = [
  { label: 'Traditions', to: addresses.traditions, icon: BookOpen },
  { label: 'Types', to: addresses.types, icon: LayoutGrid },
  { label: 'My prayer book', to: addresses.book, icon: BookHeart },
]

/** In the header on wide screens, in the drawer on phones. */
export const HEADER_LINKS: readonly NavigationLink[] = [
  { label: 'Search', to: addresses.searchPage, icon: Search },
  { label: 'Video', to: addresses.video, icon: Video },
  { label: 'Audio', to: addresses.audio, icon: AudioLines },
]

export const FOOTER_LINKS: readonly { label: string; to: string }[] = [
  { label: 'About', to: addresses.about },
  { label: 'Our Prayer Engine', to: addresses.engine },
  { label: 'Privacy Policy', to: addresses.privacy },
  { label: 'Terms of Service', to: addresses.terms },
  { label: 'Partner With Us', to: addresses.partner },
  { label: 'Investor Relations', to: addresses.investors },
]
