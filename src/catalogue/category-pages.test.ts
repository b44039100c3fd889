import { expect, it } from 'vitest'
import { addresses } from './addresses'
import { CATEGORY_PAGES } from './category-pages'

it('the category pages are exactly these addresses', () => {
  const specified =
    '/personal-growth, /wellbeing, /relationships, /professional, /spirituality, /celebration, /morning-prayer, ' +
    '/gratitude, /guidance, /blessing, /peace, /loving-kindness, /mercy, /forgiveness, /healing, /victory, /rain, ' +
    '/thanksgiving, /protection, /wisdom, /strength, /abundance, /unity, /hope, /faith, /joy, /success, /courage, ' +
    '/patience, /understanding, /harmony'
  expect(CATEGORY_PAGES.map(addresses.category).sort()).toEqual(specified.split(', ').sort())
})
