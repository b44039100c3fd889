/** Saying no: to report a prayer, and to hide it from oneself. */
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './scenario'
import { arriveAsMember, makeMember, signIn, storePrayer } from './member'

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
  expectNoise(/409/, /\/rest\/v1\/reports$/)
  await arriveAsMember(page)
  await page.goto('/peace')
  const { card } = await firstPrayer(page)
  await choose(card, 'Report')
  const dialog = page.getByRole('dialog', { name: 'Report this prayer' })
  const send = dialog.getByRole('button', { name: 'Report' })
  await expect(send).toBeDisabled()
  await expect(dialog.getByRole('radio', { name: 'Harmful' })).toBeFocused()
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

test('What a person hides leaves their lists at once and stays away, until they show it again', async ({
  page,
  openWindow,
  expectNoise,
}) => {
  // A reload may cut off the answer of an account that has stored it: it is sent again, and having it already is no error.
  expectNoise(/409/, /\/rest\/v1\/hidden_prayers$/)
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
  const elsewhere = await openWindow()
  await signIn(elsewhere, user.email)
  await elsewhere.goto('/settings')
  await elsewhere.getByRole('button', { name: `Show again: ${title}` }).click()
  await expect(elsewhere.getByText(/^None\. “Hide from me”/)).toBeVisible()
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

test('A visitor finds what they hid in their prayer book, and shows it again', async ({ page }) => {
  await page.goto('/peace')
  const { card, link, title } = await firstPrayer(page)
  await choose(card, 'Hide from me')
  await expect(link).toHaveCount(0)
  await page.goto('/book')
  const hidden = page.getByRole('region', { name: 'Hidden on this device' })
  await expect(hidden.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page)
  await hidden.getByRole('button', { name: `Show again: ${title}` }).click()
  await expect(hidden).toHaveCount(0)
  await page.goto('/peace')
  await expect(link).toHaveCount(1)
})

test('What is hidden in one window leaves the lists of another that is open, until it is shown again', async ({
  page,
  context,
}) => {
  await page.goto('/peace')
  const other = await context.newPage()
  await other.goto('/peace')
  const { card, link, title } = await firstPrayer(page)
  const there = other.getByRole('main').getByRole('heading').getByRole('link', { name: title })
  await expect(there).toHaveCount(1)
  await choose(card, 'Hide from me')
  await expect(link).toHaveCount(0)
  await expect(there).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(there).toHaveCount(1)
})

test('The profile of somebody whose only prayer is hidden does not say that they shared none', async ({
  page,
}) => {
  const member = await makeMember(page.request)
  await storePrayer(page.request, member, {})
  await page.goto(`/profile/${member.user.id}`)
  const { card } = await firstPrayer(page)
  await choose(card, 'Hide from me')
  await expect(page.getByText('Those that you hid are left out.')).toBeVisible()
})
