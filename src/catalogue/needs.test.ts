import { describe, expect, it } from 'vitest'
import { STORED_CATEGORIES } from './categories'
import { categoryPageFacts } from './category-page-facts'
import { CATEGORY_PAGES } from './category-pages'
import { NEEDS } from './needs'
import { PRAYER_TYPES } from './prayer-types'

describe('a need that brings people here', () => {
  it.each(NEEDS)('leads from “$words” to a page with prayers', ({ page }) => {
    expect(CATEGORY_PAGES).toContain(page)
    expect(categoryPageFacts(page).hasList).toBe(true)
  })

  it.each(NEEDS)('gives the generator what it asks for: “$words”', ({ words, preset }) => {
    expect(PRAYER_TYPES).toContain(preset.type)
    expect(STORED_CATEGORIES).toContain(preset.category)
    expect(preset.about).toBe(words)
  })
})
