import { expect, it } from 'vitest'
import { addresses } from './addresses'
import { CATEGORY_PAGES, categoryAt } from './category-pages'

it('the category pages are exactly these addresses', () => {
  const specified =
    '/personal-growth, /wellbeing, /relationships, /professional, /spirituality, /celebration, /morning-prayer, ' +
    '/gratitude, /guidance, /blessing, /peace, /loving-kindness, /mercy, /forgiveness, /healing, /victory, /rain, ' +
    '/thanksgiving, /protection, /wisdom, /strength, /abundance, /unity, /hope, /faith, /joy, /success, /courage, ' +
    '/patience, /understanding, /harmony'
  expect(CATEGORY_PAGES.map(addresses.category).sort()).toEqual(specified.split(', ').sort())
})

it('a category is found by the address of its page, and by no other', () => {
  for (const name of CATEGORY_PAGES) expect(categoryAt(addresses.category(name))).toBe(name)
  expect(categoryAt('/traditions')).toBeNull()
  expect(categoryAt('/Gratitude')).toBeNull()
})
