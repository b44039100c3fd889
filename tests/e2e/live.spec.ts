import type { Page } from '@playwright/test'
import { expect, generate, test } from './errand'
import { arriveAsMember } from './member'

test('A new prayer appears in a second window without a reload; a private one for its owner only', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await arriveAsMember(page)
  const stranger = await browser.newContext()
  const open = async (path: string) => {
    const window = await stranger.newPage()
    await window.goto(path)
    await expect(window.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(window.getByText('Loading prayers...')).toHaveCount(0)
    return window
  }
  const newestOn = (window: Page) =>
    window.getByRole('main').getByRole('list').getByRole('article').first()
  const home = await open('/')
  const category = await open('/personal-growth')
  const tradition = await open('/traditions/sikhism')

  const title = await generate(page, {
    tradition: 'Sikhism',
    type: 'Hope',
    category: 'Personal Growth',
  })
  for (const window of [home, category, tradition])
    await expect(newestOn(window)).toContainText(title)
  await expect(home.getByText('New prayer received!')).toBeVisible()

  const ownHome = await page.context().newPage()
  await ownHome.goto('/')
  await expect(newestOn(ownHome)).toBeVisible()
  const privateTitle = await generate(page, {
    tradition: 'Taoism',
    type: 'Hope',
    category: 'Personal Growth',
    isPrivate: true,
  })
  await expect(newestOn(ownHome)).toContainText(privateTitle)

  // A later public prayer proves that the private one had its chance to arrive.
  const laterTitle = await generate(page, {
    tradition: 'Sikhism',
    type: 'Joy',
    category: 'Celebration',
    isPrivate: false,
  })
  await expect(newestOn(home)).toContainText(laterTitle)
  await expect(home.getByText(privateTitle)).toHaveCount(0)
  await stranger.close()
})
