import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { signUpFromSignIn } from './member'
import { expect, expectAccessible, test } from './scenario'

/** The whole book rests on what others do at their own pace. */
test.describe.configure({ timeout: 120_000 })

const cards = (page: Page) => page.getByRole('main').getByRole('article')
/** A card with what its collector wrote and can do. */
const rows = (page: Page) =>
  page.getByRole('list', { name: /^(?:Prayers in|Kept prayers)/ }).getByRole('listitem')
const titleOf = async (card: Locator) => (await card.getByRole('heading').innerText()).trim()

async function openKeepDialog(page: Page, card: Locator): Promise<Locator> {
  await card.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Keep in my book' }).click()
  return page.getByRole('dialog', { name: 'Keep in my book' })
}

test('A visitor keeps prayers on the device, collects them, and finds all of it in the account after signing up', async ({
  page,
}) => {
  await page.goto('/peace')
  const first = await titleOf(cards(page).nth(0))
  const second = await titleOf(cards(page).nth(1))
  await cards(page).nth(0).getByRole('button', { name: /^Like/ }).click()
  await expect(page.getByText('Please sign in to like prayers')).toBeVisible()
  await page.getByRole('button', { name: 'Keep in my book' }).click()
  await expect(page.getByText('Kept in your book on this device')).toBeVisible()

  const dialog = await openKeepDialog(page, cards(page).nth(0))
  await dialog.getByRole('radio', { name: 'A new collection' }).check()
  await dialog.getByLabel('Name').fill('Before sleep')
  await dialog.getByLabel('Note').fill('Slowly, by the window.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(dialog).toBeHidden()
  const again = await openKeepDialog(page, cards(page).nth(1))
  await again.getByRole('radio', { name: 'Before sleep' }).check()
  await again.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(again).toBeHidden()

  await page.getByRole('link', { name: 'My prayer book' }).first().click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).first()).toContainText(first)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await signUpFromSignIn(page)

  await expect(page.getByRole('heading', { name: 'Liked prayers' })).toBeVisible()
  await expect(cards(page).first()).toContainText(first)
  await expect(cards(page).first().getByRole('button', { name: /^Like/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('link', { name: /^Before sleep/ }).click()
  await expect(page.getByText('Slowly, by the window.')).toBeVisible()
  await expect(cards(page).nth(0)).toContainText(first)
  await expect(cards(page).nth(1)).toContainText(second)
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
})

test('A member arranges a collection by the keyboard, shares it by a link, prints it, and takes the link away', async ({
  page,
  openWindow,
}) => {
  await page.goto('/book')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await signUpFromSignIn(page)
  await page.getByRole('button', { name: 'New collection' }).click()
  await page.getByLabel('Name').fill('Mornings')
  await page.getByLabel('Name').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mornings' })).toBeVisible()
  const collection = page.url()

  await page.goto('/gratitude')
  for (const at of [0, 1]) {
    const dialog = await openKeepDialog(page, cards(page).nth(at))
    await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  const titles = [await titleOf(cards(page).nth(0)), await titleOf(cards(page).nth(1))]

  await page.goto(collection)
  await expect(rows(page).nth(0)).toContainText(titles[0] ?? '')
  const moveDown = rows(page).nth(0).getByRole('button', { name: 'Move down' })
  await moveDown.focus()
  await page.keyboard.press('Enter')
  await expect(rows(page).nth(1)).toContainText(titles[0] ?? '')
  await expect(rows(page).nth(1).getByRole('button', { name: 'Move down' })).toBeFocused()
  await expect(page.getByText(`${titles[0]}: place 2 of 2`)).toBeAttached()
  await rows(page).nth(0).getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('dialog').getByLabel('Note').fill('Aloud.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(rows(page).nth(0)).toContainText('Aloud.')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Share', exact: true }).first().click()
  const share = page.getByRole('dialog', { name: 'Share this collection' })
  await share.getByRole('switch').click()
  const link = await share.getByLabel('Link', { exact: true }).inputValue()
  const visitor = await openWindow()
  await visitor.goto(link)
  await expect(rows(visitor).nth(0)).toContainText(titles[1] ?? '')
  await expect(rows(visitor).nth(0)).toContainText('Aloud.')
  await expectAccessible(visitor)

  await share.getByRole('switch').click()
  await expect(share.getByLabel('Link', { exact: true })).toBeHidden()
  await visitor.reload()
  await expect(visitor.getByText('This link leads nowhere any more')).toBeVisible()
  await share.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('link', { name: 'Print' }).click()
  const booklet = page.getByRole('article', { name: 'Mornings, as it is printed' })
  await expect(booklet.getByRole('heading', { name: 'Contents' })).toBeVisible()
  await expect(booklet.getByRole('listitem').nth(0)).toContainText(titles[1] ?? '')
  await expectAccessible(page)
})

test('A book goes into a file and comes back from it, and nothing is doubled', async ({ page }) => {
  await page.goto('/hope')
  const title = await titleOf(cards(page).nth(0))
  const dialog = await openKeepDialog(page, cards(page).nth(0))
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
  await page.goto('/book')
  await expect(rows(page).nth(0)).toContainText(title)
  const more = page.getByRole('button', { name: 'More for my book' })
  await more.click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export as a file' }).click()
  const path = await (await downloading).path()
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
    format: 'orison-book',
    kept: [{}],
    prayers: [{ title }],
  })

  const file = page.getByLabel('A prayer book as a file')
  await file.setInputFiles(path)
  await expect(page.getByText('Your book holds all of this file already')).toBeVisible()
  await rows(page).nth(0).getByRole('button', { name: 'Take out' }).click()
  await expect(page.getByText('Nothing kept yet.')).toBeVisible()
  await file.setInputFiles(path)
  await expect(cards(page)).toHaveCount(1)
  await file.setInputFiles({
    name: 'no.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  })
  await expect(page.getByText('This file is not a prayer book of Orison.')).toBeVisible()
})
