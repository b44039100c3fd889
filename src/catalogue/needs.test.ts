import { describe, expect, it } from 'vitest'
import { categoryPageFacts } from './category-page-facts'
import { CATEGORY_PAGES } from './category-pages'
import { presetOfNeed } from './need-presets'
import { NEEDS } from './needs'

describe('a need that brings people here', () => {
  it.each(NEEDS)('leads from “$words” to a page with prayers', ({ page }) => {
    expect(CATEGORY_PAGES).toContain(page)
    expect(categoryPageFacts(page).hasList).toBe(true)
  })

  it.each(NEEDS)('gives the generator what it asks for: “$words”', ({ words }) => {
    expect(presetOfNeed(words)).toMatchObject({ about: words })
  })

  it('is no other word', () => {
    expect(presetOfNeed('constructor')).toBeNull()
  })
})
