import { TRADITION_NOTES } from '../../src/catalogue/tradition-notes'
import { TRADITIONS } from '../../src/catalogue/traditions'
import { addresses } from '../../src/catalogue/addresses'
import { expect, expectAccessible, test } from './scenario'

/** The length of what is said of a tradition above its prayers: what could move them as it comes. */
const noteLength = ({ name }: { name: string }) => {
  const { addressed = '', manner = '', remark = '' } = TRADITION_NOTES[name] ?? {}
  return addressed.length + manner.length + remark.length
}

const BY_NOTE = TRADITIONS.toSorted((a, b) => noteLength(a) - noteLength(b))

/** One of each template, and of a template with words of changing length the shortest and the longest. */
const OF_TEMPLATES = [
  addresses.category('Gratitude'),
  addresses.category('Peace'),
  addresses.category('Blessing'),
  addresses.familyMember('Mother'),
  addresses.familyMember('Extended Family'),
  addresses.tradition('Native American'),
  addresses.tradition(BY_NOTE.at(0)?.name ?? ''),
  addresses.tradition(BY_NOTE.at(-1)?.name ?? ''),
]

/** In parts, so that two browsers share the way. */
const PARTS: Record<string, string[]> = {
  'Pages that lead on': [
    addresses.home,
    addresses.types,
    addresses.textPrayerTypes,
    addresses.text,
    addresses.audio,
    addresses.video,
    addresses.otherCategories,
    addresses.family,
    addresses.categories,
    addresses.search('peace'),
  ],
  'Pages with words and forms': [
    addresses.login,
    addresses.about,
    addresses.generate,
    addresses.compare,
    addresses.traditions,
    addresses.privacy,
    addresses.terms,
    addresses.engine,
    addresses.partner,
    addresses.investors,
  ],
  'Pages of one template': OF_TEMPLATES,
}

/** As the browser tells it; TypeScript does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

interface Shift {
  value: number
  /** What moved, from where to where. */
  moved: string[]
}

/** Notes the layout shifts of a page, from its first paint on. */
function noteShifts(): void {
  const shifts: Shift[] = []
  Reflect.set(window, 'shifts', shifts)
  const corner = ({ x, y, width, height }: DOMRectReadOnly) => `${x} ${y} (${width} × ${height})`
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput)
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.textContent?.slice(0, 40)}: ${corner(previousRect)} → ${corner(currentRect)}`,
          ),
        })
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const [part, paths] of Object.entries(PARTS))
  test(`${part} are accessible, named and described, and stand still`, async ({ openWindow }) => {
    test.setTimeout(180_000)
    const titles = new Map<string, string>()
    for (const path of paths) {
      // Each in a window of its own: a list that the device has kept moves down by what others have saved since.
      const page = await openWindow({ reducedMotion: 'reduce', colorScheme: 'light' })
      // The day decides which prayer home shows.
      await page.clock.setFixedTime('2026-11-26T09:00:00')
      await page.addInitScript(noteShifts)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page).toHaveURL(path)
      await expect(page.getByText('Loading prayers...')).toHaveCount(0)
      await expectAccessible(page)
      const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[])
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      expect(sum, `${path} moves: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02)
      const description = await page.locator('meta[name="description"]').getAttribute('content')
      expect(description?.length ?? 0, `description of ${path}`).toBeGreaterThan(20)
      const title = await page.title()
      expect(titles.get(title), `title of ${path}`).toBeUndefined()
      titles.set(title, path)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, { rules: ['color-contrast'] })
      await page.context().close()
    }
  })
