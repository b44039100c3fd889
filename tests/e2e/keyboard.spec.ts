import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './scenario'
import { arriveAsMember, expectSignedIn, freshEmail, PASSWORD } from './member'

/** Presses Tab until the focus stands on the target, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 150; presses++) {
    if (await isFocused()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${target.toString()}`)
}

/** Chooses in a select by its first letters. */
async function choose(page: Page, label: string, letters: string): Promise<void> {
  const select = page.getByRole('combobox', { name: label })
  await tabTo(page, select)
  await page.keyboard.press('Space')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.type(letters)
  await expect(page.getByRole('option', { name: new RegExp(`^${letters}`, 'i') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(select).toBeFocused()
}

/** Finds by typing in a combobox, and takes what it marks. */
async function find(page: Page, label: string, words: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label })
  await tabTo(page, box)
  await page.keyboard.type(words)
  await expect(page.getByRole('option', { selected: true })).toContainText(option)
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(option)
  await expect(box).toBeFocused()
}

test('Signing up, making, remixing and liking a prayer, searching and settings need no mouse', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const main = page.getByRole('main')
  await page.goto('/')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Sign In' }))
  await page.keyboard.press('Enter')
  await tabTo(page, main.getByRole('link', { name: /sign up/i }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible()
  await tabTo(page, page.getByLabel(/email/i))
  await page.keyboard.type(freshEmail())
  await tabTo(page, page.getByLabel(/password/i))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expectSignedIn(page)

  await tabTo(page, main.getByRole('link', { name: 'Generate Prayer' }).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/generate')
  await find(page, 'Tradition', 'interfaith', 'Universal')
  await find(page, 'Type', 'hope', 'Hope')
  await choose(page, 'Category', 'Cele')
  await tabTo(page, page.getByRole('textbox', { name: /context/i }))
  await page.keyboard.type('a wedding by the sea')
  await tabTo(page, page.getByRole('button', { name: 'Generate Prayer' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/prayer-result/)
  await expect(page.getByText('Prayer saved successfully!')).toBeVisible()

  const tabs = page.getByRole('tab', { selected: true })
  await tabTo(page, tabs)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Long' })).toHaveAttribute('aria-selected', 'true')
  await tabTo(page, page.getByRole('button', { name: 'Remix Prayer' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Remix Prayer' })
  await tabTo(page, dialog.getByRole('switch'))
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('switch')).toBeChecked()
  await tabTo(page, dialog.getByRole('textbox', { name: 'Title' }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Made without a mouse')
  await tabTo(page, dialog.getByRole('button', { name: 'Save Remix' }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Made without a mouse')

  const like = page.getByRole('button', { name: /^Like, / })
  await tabTo(page, like)
  await page.keyboard.press('Space')
  await expect(like).toHaveAttribute('aria-pressed', 'true')

  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Search' }))
  await page.keyboard.press('Enter')
  await tabTo(page, main.getByRole('searchbox'))
  await page.keyboard.type('without a mouse')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=without+a+mouse')
  await expect(main.getByRole('article').first()).toContainText('Made without a mouse')

  await tabTo(page, page.getByRole('button', { name: 'Your account' }))
  await page.keyboard.press('Enter')
  for (const entry of ['My Profile', 'My prayer book', 'Settings']) {
    await expect(page.getByRole('menuitem', { name: entry })).toBeFocused()
    if (entry !== 'Settings') await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/settings')
  await tabTo(page, page.getByRole('textbox', { name: 'Bio' }))
  await page.keyboard.type('Keys only.')
  await tabTo(page, page.getByRole('button', { name: 'Save' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
})

test('Dialogs and menus give the focus back to what opened them', async ({ page }) => {
  await arriveAsMember(page)
  await page.goto('/traditions/universal')
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click()
  const remix = page.getByRole('button', { name: 'Remix Prayer' })
  await remix.focus()
  for (const way of ['Escape', 'Cancel']) {
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Remix Prayer' })
    await expect(dialog).toBeVisible()
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(remix).toBeFocused()
  }
  for (const name of ['Your account', /Translate/]) {
    const opener = page.getByRole('button', { name })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem').last()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

test('Typing in an open select finds by its first letters, and starts anew after a second', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/generate?category=Other')
  await page.getByRole('combobox', { name: 'Sub-category' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  const press = async (letter: string) => {
    await page.keyboard.press(letter)
    await page.clock.runFor(10)
  }
  await press('h')
  await press('o')
  await expect(page.getByRole('option', { name: 'Hope' })).toBeFocused()
  await page.clock.runFor(900)
  await press('j')
  await expect(page.getByRole('option', { name: 'Hope' })).toBeFocused()
  await page.clock.runFor(1000)
  await press('j')
  await expect(page.getByRole('option', { name: 'Joy' })).toBeFocused()
})

test('The scroll button of a long select goes on every 50 milliseconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/generate?category=Other')
  await page.getByRole('combobox', { name: 'Sub-category' }).click()
  const list = page.getByRole('listbox')
  const first = page.getByRole('option').first()
  await expect(first).toBeVisible()
  const scrolled = () =>
    first.evaluate((option) => option.closest('[role="presentation"]')?.scrollTop ?? 0)
  const box = await list.boundingBox()
  if (!box) throw new Error('The list has no place on the screen')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 12)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 14)
  await page.clock.runFor(49)
  expect(await scrolled()).toBe(0)
  await page.clock.runFor(1)
  const once = await scrolled()
  expect(once).toBeGreaterThan(0)
  await page.clock.runFor(49)
  expect(await scrolled()).toBe(once)
  await page.clock.runFor(1)
  expect(await scrolled()).toBeGreaterThan(once)
})

/**
 * The list hides the page behind it from screen readers while it is open, and keeps the focus to itself: what axe
 * says of a hidden page, its main part and heading, is meant so. The list scrolls with the arrow keys.
 */
const MEANT_SO = [
  'aria-hidden-focus',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
  'scrollable-region-focusable',
]

test('An open select is accessible and keeps the focus', async ({ page }) => {
  await page.goto('/generate?category=Other')
  const select = page.getByRole('combobox', { name: 'Sub-category' })
  await select.click()
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  await expectAccessible(page, { without: MEANT_SO })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('End')
  await expect(options.last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(select).toBeFocused()
  await expect(page.getByRole('listbox')).toHaveCount(0)
})
