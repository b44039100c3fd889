import type { Page } from '@playwright/test'
import { APP_SCRIPTS, holdRequests } from './hold-requests'
import { expect, expectAccessible, test } from './scenario'

const dayPrayer = (page: Page) => page.getByRole('article', { name: 'Prayer of the day' })

test(
  'Everybody reads the prayer of the day before any script of the app has come, and can go on to its page',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await holdRequests(page, APP_SCRIPTS)
    await page.goto('/', { waitUntil: 'commit' })
    const prayer = dayPrayer(page)
    await expect(prayer).toBeVisible()
    const words = await prayer.innerText()
    const title = await prayer.getByRole('link').innerText()
    release()
    await expect(page.getByRole('list', { name: /newest/i }).getByRole('article')).toHaveCount(10)
    expect(await prayer.innerText()).toBe(words)
    await prayer.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(/\/prayer\/[\da-f-]+\?length=short$/)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  },
)

test('The prayer of the day stands where it stood when its fonts come late, under a long title too', async ({
  page,
}) => {
  // “Thanksgiving Sacred Prayer for Family”
  await page.clock.setFixedTime('2026-11-26T09:00:00')
  const release = await holdRequests(page, /\.woff2$/)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('list', { name: /newest/i }).getByRole('article')).toHaveCount(10)
  const before = await dayPrayer(page).boundingBox()
  release()
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check("1em 'Inter Variable'"))).toBe(true)
  expect(await dayPrayer(page).boundingBox()).toEqual(before)
})

test('Whoever marks a tradition as theirs reads its prayer, today and at every visit', async ({
  page,
}) => {
  // Pressed before the app has come.
  const release = await holdRequests(page, APP_SCRIPTS)
  await page.goto('/traditions/inca', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'My tradition' }).click()
  release()
  await expect(page.getByRole('button', { name: 'My tradition', pressed: true })).toBeVisible()
  await page.goto('/')
  await expect(dayPrayer(page)).toContainText('Inca')
  await dayPrayer(page).getByRole('button', { name: 'Your traditions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your traditions' })
  await expect(dialog.getByRole('checkbox', { name: 'Inca' })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: 'Maya' }).check()
  await dialog.getByRole('checkbox', { name: 'Inca' }).uncheck()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dayPrayer(page).getByRole('button', { name: 'Your traditions' })).toBeFocused()
  await expect(dayPrayer(page)).toContainText('Maya')
  await page.reload()
  await expect(dayPrayer(page)).toContainText('Maya')
})

test('Who comes with a need reads prayers for it at once, and is one press from one of their own', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'I am afraid' }).click()
  await expect(page).toHaveURL('/courage')
  await expect(
    page.getByRole('list', { name: 'Courage prayers' }).getByRole('article'),
  ).not.toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Generate Prayer' }).click()
  await expect(page).toHaveURL(/type=courage/)
  await expect(page.getByLabel(/context/i)).toHaveValue('I am afraid')
})
