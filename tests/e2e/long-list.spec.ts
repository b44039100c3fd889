import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './scenario'

/** The places, from 1, of the rows that are in the document. */
const places = (page: Page) =>
  page
    .locator('main li[aria-posinset]')
    .evaluateAll((rows) => rows.map((row) => Number(row.ariaPosInSet)))

const lastPlace = async (page: Page) => Math.max(0, ...(await places(page)))

const rowAt = (page: Page, place: number) => page.locator(`main li[aria-posinset="${place}"]`)

const domNodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

/** Goes down a list until so many of its rows are loaded. */
async function readDownTo(page: Page, rows: number) {
  await expect(rowAt(page, 1)).toBeVisible()
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 6000)
        return lastPlace(page)
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toBeGreaterThanOrEqual(rows)
}

/** The place of the row in the middle of the window, once nothing of the list moves any more. */
async function placeInView(page: Page): Promise<number> {
  const middle = () =>
    page.evaluate(async () => {
      // Heights are measured after one frame, and what they move is drawn in the next.
      for (let frames = 0; frames < 3; frames++)
        await new Promise((drawn) => requestAnimationFrame(drawn))
      const rows = [...document.querySelectorAll('main li[aria-posinset]')]
      const row = rows.find((each) => each.getBoundingClientRect().bottom > innerHeight / 2)
      const top = Math.round(row?.getBoundingClientRect().top ?? 0)
      return { place: Number(row?.ariaPosInSet), top, scrolled: window.scrollY }
    })
  let before = await middle()
  await expect
    .poll(
      async () => {
        const last = before
        before = await middle()
        return JSON.stringify(before) === JSON.stringify(last)
      },
      { intervals: [20, 50, 100] },
    )
    .toBe(true)
  return before.place
}

test('A list of hundreds of prayers stays small in the document and reads without a gap', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto('/categories')
  await readDownTo(page, 200)
  expect(await domNodes(page)).toBeLessThan(3000)
  await expectAccessible(page)
  const middle = await placeInView(page)
  const seen = new Map<number, string>()
  for (let step = 0; step < 15; step++) {
    const rows = await page.locator('main li[aria-posinset]').evaluateAll((all) =>
      all.map((row) => ({
        place: Number(row.ariaPosInSet),
        path: row.querySelector('h3 a')?.getAttribute('href')?.split('?')[0] ?? '',
      })),
    )
    for (const { place, path } of rows) seen.set(place, path)
    expect(await domNodes(page)).toBeLessThan(3000)
    await page.mouse.wheel(0, -600)
    await placeInView(page)
  }
  const read = [...seen.keys()].toSorted((a, b) => a - b)
  expect(read[0]).toBeLessThan(middle - 10)
  expect(read).toEqual(read.map((_, at) => (read[0] ?? 0) + at))
  expect(new Set(seen.values()).size).toBe(seen.size)
})

test('Who waits at the end of a long list stays at the line being read when more comes', async ({
  page,
}) => {
  await page.goto('/categories')
  await readDownTo(page, 60)
  let release = () => undefined as void
  const isReleased = new Promise<void>((resolve) => void (release = resolve))
  let isHeld = false
  await page.route('**/rest/v1/prayers*', async (route) => {
    isHeld = true
    await isReleased
    await route.fallback()
  })
  await expect
    .poll(async () => {
      await page.keyboard.press('End')
      return isHeld
    })
    .toBe(true)
  const place = await placeInView(page)
  const last = await lastPlace(page)
  release()
  await expect.poll(() => lastPlace(page)).toBeGreaterThan(last)
  expect(await placeInView(page)).toBe(place)
})

test('Back returns to the same prayer far down in a long list, with the same length on show', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await page.goto('/categories')
  await readDownTo(page, 100)
  const row = rowAt(page, await placeInView(page))
  await row.getByRole('tab').nth(1).click()
  // The card grows with the text that was chosen, and rows that come near are measured for the first time.
  await placeInView(page)
  const link = row.getByRole('heading').getByRole('link')
  const address = (await link.getAttribute('href')) ?? ''
  await page.evaluate(() => {
    const noteTop = ({ target }: Event) => {
      if (target instanceof Element)
        document.body.dataset['clickedAt'] = String(target.getBoundingClientRect().top)
    }
    document.addEventListener('click', noteTop, { capture: true, once: true })
  })
  await link.click()
  await expect(page).toHaveURL(address)
  await page.goBack()
  const same = page.getByRole('main').locator(`h3 a[href="${address}"]`)
  await expect(same).toBeInViewport()
  const before = Number(await page.locator('body').getAttribute('data-clicked-at'))
  const distance = async () => Math.abs(((await same.boundingBox())?.y ?? 0) - before)
  await expect.poll(distance).toBeLessThan(3)
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.locator(`h3 a[href="${address}"]`) })
      .getByRole('tab')
      .nth(1),
  ).toHaveAttribute('aria-selected', 'true')
})

test('The focused card stays while the list is scrolled far away, and Tab goes on from it', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await page.goto('/categories')
  await readDownTo(page, 100)
  // Not the last of those that are there: the next one has to be.
  await page.mouse.wheel(0, -2000)
  const place = await placeInView(page)
  const more = rowAt(page, place).getByRole('button', { name: 'More actions' })
  await more.focus()
  await page.mouse.wheel(0, -12_000)
  await expect.poll(async () => (await places(page))[0]).toBeLessThan(place - 20)
  await expect(more).toBeFocused()
  const focusedPlace = () =>
    page.evaluate(() => Number(document.activeElement?.closest('li')?.ariaPosInSet))
  for (let presses = 0; presses < 6 && (await focusedPlace()) === place; presses++)
    await page.keyboard.press('Tab')
  expect(await focusedPlace()).toBe(place + 1)
  await expect(page.locator(':focus')).toBeInViewport()
})

test('A card that opens moves only what is below it', async ({ page }) => {
  test.setTimeout(90_000)
  await page.goto('/categories')
  await readDownTo(page, 100)
  await page.mouse.wheel(0, -4000)
  const place = await placeInView(page)
  const [row, next] = [rowAt(page, place), rowAt(page, place + 1)]
  const longest = row.getByRole('tab').last()
  await longest.scrollIntoViewIfNeeded()
  await placeInView(page)
  const top = (await row.boundingBox())?.y
  await longest.click()
  await expect(longest).toHaveAttribute('aria-selected', 'true')
  const gap = async () => {
    const [above, below] = [await row.boundingBox(), await next.boundingBox()]
    return above && below ? Math.round(below.y - above.y - above.height) : null
  }
  await expect.poll(gap).toBe(16)
  expect((await row.boundingBox())?.y).toBe(top)
})
