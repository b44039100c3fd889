/** Saying no: to report a prayer, and to hide it from oneself. */
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, generate, openPrayer, test } from './errand'
import { arriveAsMember, expectSignedIn, signIn } from './member'

const listed = (page: Page) => page.getByRole('main').getByRole('list').getByRole('article')

/** The first prayer of a list: its card, and the link in its heading wherever that stands. */
async function firstPrayer(page: Page): Promise<{ card: Locator; link: Locator; title: string }> {
  const card = listed(page).first()
  const heading = card.getByRole('heading').getByRole('link')
  const address = (await heading.getAttribute('href'))?.replace(/\?.*/, '') ?? ''
  const link = page.getByRole('main').locator(`h2 a[href^="${address}"]`)
  return { card, link, title: await heading.innerText() }
}

async function choose(card: Locator, entry: string): Promise<void> {
  await card.getByRole('button', { name: 'More actions' }).click()
  await card.page().getByRole('menuitem', { name: entry }).click()
}

test('A person reports a prayer: one of five reasons, a note if they like, and a word of thanks', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/409/)
  await arriveAsMember(page)
  await page.goto('/peace')
  const { card } = await firstPrayer(page)
  await choose(card, 'Report')
  const dialog = page.getByRole('dialog', { name: 'Report this prayer' })
  const send = dialog.getByRole('button', { name: 'Report' })
  await expect(send).toBeDisabled()
  for (const reason of ['Harmful', 'Hateful', 'Spam', 'Names a person', 'Other'])
    await expect(dialog.getByRole('radio', { name: reason })).not.toBeChecked()
  await dialog.getByRole('radio', { name: 'Spam' }).check()
  await dialog.getByLabel('Note (optional)').fill('It sells candles.')
  await expectAccessible(page)
  await send.click()
  await expect(page.getByText('Thank you. Somebody will look at this prayer.')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  // To say it twice is to say it once.
  await choose(card, 'Report')
  await dialog.getByRole('radio', { name: 'Other' }).check()
  await send.click()
  await expect(dialog).toHaveCount(0)
})

test('A report that does not arrive is not lost: the dialog says so and keeps what was typed', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/500/)
  await arriveAsMember(page)
  await page.goto('/peace')
  await choose((await firstPrayer(page)).card, 'Report')
  await page.route('**/rest/v1/reports*', (route) => route.fulfill({ status: 500, json: {} }))
  const dialog = page.getByRole('dialog', { name: 'Report this prayer' })
  await dialog.getByRole('radio', { name: 'Other' }).check()
  await dialog.getByLabel('Note (optional)').fill('Mine to keep.')
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'could not be sent' })).toBeVisible()
  await expect(dialog.getByLabel('Note (optional)')).toHaveValue('Mine to keep.')
})

test('What a person hides leaves their lists at once and stays away, until they show it again', async ({
  page,
  browser,
}) => {
  const { user } = await arriveAsMember(page)
  await page.goto('/peace')
  const { card, link, title } = await firstPrayer(page)
  await choose(card, 'Hide from me')
  await expect(link).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(link).toHaveCount(1)

  await choose(card, 'Hide from me')
  await expect(link).toHaveCount(0)
  await page.reload()
  await expect(listed(page).first()).toBeVisible()
  await expect(link).toHaveCount(0)

  // Another device of the same person learns it from the account.
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, user.email)
  await elsewhere.goto('/settings')
  await elsewhere.getByRole('button', { name: `Show again: ${title}` }).click()
  await expect(elsewhere.getByText(/^None\. “Hide from me”/)).toBeVisible()
  await elsewhere.context().close()
  await page.reload()
  await expect(link).toHaveCount(1)
})

test('A visitor hides on the device and is led to sign in to report; hiding goes along into the account', async ({
  page,
}) => {
  await page.goto('/peace')
  const { card, link, title } = await firstPrayer(page)
  await choose(card, 'Hide from me')
  await expect(link).toHaveCount(0)
  await page.reload()
  await expect(listed(page).first()).toBeVisible()
  await expect(link).toHaveCount(0)

  await choose(listed(page).first(), 'Report')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Please sign in to report prayers')).toBeVisible()

  await arriveAsMember(page)
  await page.goto('/settings')
  await expect(page.getByRole('button', { name: `Show again: ${title}` })).toBeVisible()
})

test('One’s own prayer can be neither reported nor hidden', async ({ page }) => {
  await arriveAsMember(page)
  await generate(page, { tradition: 'Universal', type: 'Peace', category: 'Peace' })
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible()
  await expectSignedIn(page)
  await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0)
})

test('A prayer can be hidden and shown again on its own page', async ({ page }) => {
  await page.goto('/traditions/universal')
  await openPrayer(page)
  const whole = page.getByRole('main').getByRole('article').first()
  await choose(whole, 'Hide from me')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await choose(whole, 'Show again')
  await whole.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Hide from me' })).toBeVisible()
})
