import { CATEGORY_PAGES } from '../../src/catalogue/category-pages'
import { FAMILY_MEMBERS } from '../../src/catalogue/family-members'
import { addresses } from '../../src/catalogue/addresses'
import { TRADITIONS } from '../../src/catalogue/traditions'
import { expect, expectAccessible, test, openPrayer } from './errand'

test('A visitor walks from the categories to a prayer and reads it in three lengths', async ({
  page,
}) => {
  await page.goto('/categories')
  const main = page.getByRole('main')
  await main
    .getByRole('link', { name: /^Gratitude/ })
    .first()
    .click()
  await expect(page).toHaveURL('/gratitude')
  await expect(page.getByRole('heading', { level: 1, name: /gratitude/i })).toBeVisible()
  await openPrayer(page)
  const text = page.getByRole('tabpanel')
  const lengths: number[] = []
  for (const length of ['Short', 'Medium', 'Long']) {
    await page.getByRole('tab', { name: length }).click()
    await expect(page.getByRole('tab', { name: length })).toHaveAttribute('aria-selected', 'true')
    lengths.push((await text.innerText()).split(/\s+/).length)
  }
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
  expect(new Set(lengths).size).toBe(3)
  await expect(page).toHaveURL(/length=long/)
  await expectAccessible(page)
})

test('The keys 1, 2 and 3 switch the length, and Back returns to the one before', async ({
  page,
}) => {
  await page.goto('/')
  await openPrayer(page)
  await page.keyboard.press('3')
  await expect(page.getByRole('tab', { name: 'Long' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('1')
  await expect(page.getByRole('tab', { name: 'Short' })).toHaveAttribute('aria-selected', 'true')
})

test('Every category and family page opens with its title and without a flaw', async ({ page }) => {
  test.setTimeout(240_000)
  const paths = [
    ...CATEGORY_PAGES.map((name) => addresses.category(name)),
    ...FAMILY_MEMBERS.map((member) => addresses.familyMember(member)),
  ]
  expect(paths).toHaveLength(37)
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading prayers...')).toBeHidden()
    await expect(page).toHaveTitle(/Orison/)
    await expect(page).toHaveURL(path)
  }
})

test('All 38 traditions are listed, and each has a page', async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto('/traditions')
  const links = page.getByRole('main').getByRole('list').getByRole('link')
  await expect(links).toHaveCount(TRADITIONS.length)
  await expectAccessible(page)
  for (const { name } of TRADITIONS) {
    await page.goto(addresses.tradition(name))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.getByText('Loading prayers...')).toBeHidden()
  }
})

test('A tradition is found by both readings of its slug, and an unknown one is told so', async ({
  page,
}) => {
  await page.goto('/traditions/bahaifaith')
  await expect(page.getByRole('heading', { level: 1 })).toContainText("Baha'i Faith")
  await page.goto('/traditions/jedi')
  await expect(page.getByText('Tradition not found.')).toBeVisible()
})

test('Searching with the box leads to an address that can be shared', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('   ')
  await search.press('Enter')
  await expect(page).toHaveURL('/')
  await search.fill('  Hinduism ')
  await search.press('Enter')
  await expect(page).toHaveURL('/search?q=Hinduism')
  await expect(page.getByRole('heading', { level: 1, name: 'Search Results' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Hinduism')
  await page.reload()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('Hinduism')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
})
