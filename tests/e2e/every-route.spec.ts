import { CATEGORY_PAGES } from '../../src/catalogue/category-pages'
import { FAMILY_MEMBERS } from '../../src/catalogue/family-members'
import { TRADITIONS } from '../../src/catalogue/traditions'
import { addresses } from '../../src/catalogue/addresses'
import { expect, expectAccessible, test } from './errand'

const CATEGORIES_AND_FAMILY = [
  ...CATEGORY_PAGES.map((name) => addresses.category(name)),
  ...FAMILY_MEMBERS.map((member) => addresses.familyMember(member)),
]

interface Part {
  paths: string[]
  /** One template with other words: its cards and its colours are looked at on the representatives' pages. */
  isOfOneTemplate: boolean
}

const REPRESENTATIVES = [
  addresses.category('Gratitude'),
  addresses.category('Peace'),
  addresses.familyMember('Mother'),
  addresses.tradition('Islam'),
  addresses.tradition('Native American'),
]

/** In parts, so that two browsers share the way. */
const PARTS: Record<string, Part> = {
  'Pages of their own': {
    isOfOneTemplate: false,
    paths: [
      addresses.home,
      addresses.login,
      addresses.about,
      addresses.generate,
      addresses.types,
      addresses.textPrayerTypes,
      addresses.text,
      addresses.audio,
      addresses.video,
      addresses.categories,
      addresses.otherCategories,
      addresses.traditions,
      addresses.family,
      addresses.privacy,
      addresses.terms,
      addresses.engine,
      addresses.partner,
      addresses.investors,
      addresses.search('peace'),
      ...REPRESENTATIVES,
    ],
  },
  'Category and family pages': { isOfOneTemplate: true, paths: CATEGORIES_AND_FAMILY },
  Traditions: {
    isOfOneTemplate: true,
    paths: TRADITIONS.map(({ name }) => addresses.tradition(name)),
  },
}

for (const [part, { paths, isOfOneTemplate }] of Object.entries(PARTS))
  test(`${part} are accessible, named and described, and stand still`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      Reflect.set(window, 'shift', 0)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        })[])
          if (!entry.hadRecentInput)
            Reflect.set(window, 'shift', (Reflect.get(window, 'shift') as number) + entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const titles = new Map<string, string>()
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page).toHaveURL(path)
      await expect(page.getByText('Loading prayers...')).toHaveCount(0)
      await expectAccessible(page, { withoutPrayers: isOfOneTemplate })
      const shift = await page.evaluate(() => Reflect.get(window, 'shift') as number)
      expect(shift, `layout shift on ${path}`).toBeLessThanOrEqual(0.02)
      const description = await page.locator('meta[name="description"]').getAttribute('content')
      expect(description?.length ?? 0, `description of ${path}`).toBeGreaterThan(20)
      const title = await page.title()
      expect(titles.get(title), `title of ${path}`).toBeUndefined()
      titles.set(title, path)
      if (isOfOneTemplate) continue
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, { rules: ['color-contrast'] })
    }
  })
