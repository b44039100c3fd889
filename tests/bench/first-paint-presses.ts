import type { Page } from '@playwright/test'
import { openPage } from './first-paint-visit'
import type { Phone } from './first-paint-stage'

/** The shortest interaction that the browser reports; quicker ones count as this long. In milliseconds. */
const QUICKEST_REPORTED = 16

/** From now on the page keeps the longest time from an interaction to the frame that shows it. */
function watchInteractions(page: Page): Promise<void> {
  return page.evaluate((quickest) => {
    Object.assign(window, { slowest: quickest })
    // The DOM's types do not know the threshold.
    const interactions = { type: 'event', durationThreshold: quickest }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (Reflect.get(entry, 'interactionId') > 0)
          Object.assign(window, {
            slowest: Math.max(Reflect.get(window, 'slowest'), entry.duration),
          })
    }).observe(interactions)
  }, QUICKEST_REPORTED)
}

/** What people do on the home page while its lists are still loading. */
const PRESSES: Record<string, (page: Page) => Promise<void>> = {
  'Typing in the search box': async (page) => {
    await page.getByRole('searchbox').first().tap()
    await page.keyboard.type('peace of mind', { delay: 80 })
  },
  'Choosing the length of a card': async (page) => {
    for (const at of [0, 1, 0])
      await page.locator('main article [role="tab"][aria-selected="false"]').nth(at).tap()
  },
  'Liking a prayer': async (page) => {
    const like = page.locator('main article').getByRole('button', { name: /^Like/ })
    await like.first().tap()
  },
  'Opening the navigation': async (page) => {
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('dialog').waitFor()
  },
}

export const PRESS_NAMES = Object.keys(PRESSES)

/** The longest time from an interaction to the next frame, in milliseconds, as soon as the page can be used. */
export async function measurePress(phone: Phone, name: string): Promise<number> {
  const page = await openPage(phone, '/')
  // What was rendered before is seen before it can be pressed: React marks the elements that it has taken over.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
  )
  await watchInteractions(page)
  await PRESSES[name]?.(page)
  // Entries are handed out some frames after what they tell of.
  await page.waitForTimeout(500)
  const slowest = await page.evaluate(() => Number(Reflect.get(window, 'slowest')))
  await page.close()
  return slowest
}
