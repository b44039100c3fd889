import { CATEGORY_PAGES } from '../../src/catalogue/category-pages'
import { FAMILY_MEMBERS } from '../../src/catalogue/family-members'
import { addresses } from '../../src/catalogue/addresses'
import { expect, expectAccessible, test } from './errand'

const PUBLIC_ROUTES = [
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
  addresses.tradition('Islam'),
  addresses.tradition('Native American'),
  ...CATEGORY_PAGES.map((name) => addresses.category(name)),
  ...FAMILY_MEMBERS.map((member) => addresses.familyMember(member)),
]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`Every page is accessible, named and described, and stands still: ${colorScheme}`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
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
    for (const path of PUBLIC_ROUTES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByText('Loading prayers...')).toHaveCount(0)
      await expectAccessible(page)
      const shift = await page.evaluate(() => Reflect.get(window, 'shift') as number)
      expect(shift, `layout shift on ${path}`).toBeLessThanOrEqual(0.02)
      const description = await page.locator('meta[name="description"]').getAttribute('content')
      expect(description?.length ?? 0, `description of ${path}`).toBeGreaterThan(20)
      const title = await page.title()
      expect(titles.get(title), `title of ${path}`).toBeUndefined()
      titles.set(title, path)
    }
  })
}
