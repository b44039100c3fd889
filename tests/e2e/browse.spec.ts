import { addresses } from '../../src/catalogue/addresses'
import { TRADITIONS } from '../../src/catalogue/traditions'
import { expect, expectAccessible, test, openPrayer } from './scenario'

test(
  'A visitor walks from the categories to a prayer and reads it in three lengths',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/categories')
    const main = page.getByRole('main')
    await main
      .getByRole('link', { name: /^Gratitude/ })
      .first()
      .click()
    await expect(page).toHaveURL('/gratitude')
    await expect(page.getByRole('heading', { level: 1, name: /gratitude/i })).toBeVisible()
    // Prayers that people wrote may have fewer lengths.
    const inThreeLengths = main
      .getByRole('article')
      .filter({ has: page.getByRole('tab', { name: 'Medium' }) })
      .filter({ has: page.getByRole('tab', { name: 'Long' }) })
    await inThreeLengths.first().getByRole('heading').getByRole('link').click()
    await expect(main.getByRole('list').getByRole('article')).toHaveCount(0)
    const lengths: number[] = []
    for (const length of ['Short', 'Medium', 'Long']) {
      await page.getByRole('tab', { name: length }).click()
      await expect(page.getByRole('tab', { name: length })).toHaveAttribute('aria-selected', 'true')
      // The panel follows its tab.
      const text = await page.getByRole('tabpanel', { name: length }).innerText()
      lengths.push(text.split(/\s+/).length)
    }
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
    expect(new Set(lengths).size).toBe(3)
    await expect(page).toHaveURL(/length=long/)
    await expect(page.getByRole('button', { name: 'Remix Prayer' })).toHaveCount(0)
    await expectAccessible(page)
  },
)

test('The keys 1, 2 and 3 switch the length, and whoever goes back and forward finds it again', async ({
  page,
}) => {
  await page.goto('/')
  await openPrayer(page)
  for (const [key, name] of [
    ['3', 'Long'],
    ['1', 'Short'],
    ['2', 'Medium'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  }
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goForward()
  await expect(page.getByRole('tab', { name: 'Medium' })).toHaveAttribute('aria-selected', 'true')
})

test('All 38 traditions are listed, and each leads to its page', async ({ page }) => {
  await page.goto('/traditions')
  const links = page.getByRole('main').getByRole('list').getByRole('link')
  await expect(links).toHaveCount(TRADITIONS.length)
  for (const { name } of TRADITIONS)
    await expect(links.and(page.locator(`[href="${addresses.tradition(name)}"]`))).toContainText(
      name,
    )
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
})
