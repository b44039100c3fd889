import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './errand'

const cards = (page: Page) => page.getByRole('main').getByRole('list').getByRole('article')
const NOTHING = 'No prayers found. Try adjusting your search criteria.'

test('Filters stand in the address, narrow what is found, and Back takes them away', async ({
  page,
}) => {
  await page.goto('/search?q=light')
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Tradition' }).selectOption('Buddhism')
  await expect(page).toHaveURL('/search?q=light&tradition=Buddhism')
  await expect(cards(page).first()).toContainText('Tradition: Buddhism')
  await expect(cards(page).filter({ hasNotText: /Tradition:\s+Buddhism/ })).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Category' }).selectOption('Gratitude')
  await expect(page).toHaveURL('/search?q=light&tradition=Buddhism&category=Gratitude')
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Tradition' })).toHaveValue('Buddhism')

  await page.getByRole('main').getByRole('searchbox').fill('peace')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=peace&tradition=Buddhism')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/search?q=peace')
  await expect(page.getByRole('combobox', { name: 'Tradition' })).toHaveValue('')
  await expect(page.getByRole('link', { name: 'Clear filters' })).toHaveCount(0)
})

test('A shared address opens with its filters, and a type is found by its name', async ({
  page,
}) => {
  await page.goto('/search?q=may&type=rain&tradition=jedi')
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('Rain')
  await expect(page.getByRole('combobox', { name: 'Tradition' })).toHaveValue('')
  await expect(cards(page).first()).toBeVisible()
  await expectAccessible(page)
})

test('Words are found in any order and stand out in what is shown, in the dark too', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/search?q=PRAYER%20Islám')
  const first = cards(page).first()
  await expect(first).toContainText('Islam')
  const title = first.getByRole('heading')
  await expect(title.locator('mark')).toHaveText(['Islam', 'Prayer'])
  await expect(title).toHaveText(/^Islam \w+ Prayer for /)
  await expectAccessible(page)
  await first.getByRole('tab', { name: 'Long' }).click()
  await expect(first.getByRole('tabpanel')).not.toBeEmpty()
})

test('A word that people know is never replaced: it finds its tradition and leads to its page', async ({
  page,
}) => {
  await page.goto('/search?q=jewish')
  await expect(cards(page).first()).toContainText(/Tradition:\s+Judaism/)
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('jewish')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Judaism – all prayers' }).click()
  await expect(page).toHaveURL('/traditions/judaism')
  await page.goto('/search?q=dua')
  const pages = page.getByRole('list', { name: 'Pages for this search' }).getByRole('link')
  await expect(pages).toHaveText(['Islam – all prayers', 'Sufism – all prayers'])
  await page.goto('/search?q=cancer')
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('link', { name: 'Healing – all prayers' }).click()
  await expect(page).toHaveURL('/healing')
})

test('A misspelt word finds nothing, and the nearest is offered', async ({ page }) => {
  await page.goto('/search?q=gratitde')
  await expect(page.getByText(NOTHING)).toBeVisible()
  await expect(
    page.getByText('Nothing found for “gratitde”. Did you mean gratitude?'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'gratitude', exact: true }).click()
  await expect(page).toHaveURL('/search?q=gratitude')
  await expect(cards(page).first().locator('mark').first()).toHaveText(/gratitude/i)
  await page.goBack()
  await expect(page.getByText(NOTHING)).toBeVisible()
})

test('A search that finds nothing leads on to fewer filters and to a prayer of one’s own', async ({
  page,
}) => {
  await page.goto('/search?q=grandmother%27s%20lottery&tradition=Islam&type=hope')
  await expect(page.getByText(NOTHING)).toBeVisible()
  await expect(page.getByText('Did you mean')).toHaveCount(0)
  await page.getByRole('link', { name: 'Clear filters' }).last().click()
  await expect(page).toHaveURL('/search?q=grandmother%27s+lottery')
  await page.goBack()
  await page.getByRole('link', { name: "Generate a prayer about “grandmother's lottery”" }).click()
  const context = page.getByRole('textbox', { name: 'Context (optional)' })
  await expect(context).toHaveValue("grandmother's lottery")
  await expect(page.getByRole('combobox', { name: 'Tradition' })).toHaveText(/Islam/)
  await context.fill('a fair share')
  await expect(page).toHaveURL('/generate?tradition=Islam&type=hope')
  await page.reload()
  await expect(context).toHaveValue('a fair share')
})

test('Hostile words are words: nothing breaks, nothing is interpreted', async ({ page }) => {
  for (const words of [
    '%',
    '_',
    "' or 1=1 --",
    '"; drop table prayers; --',
    '<img src=x onerror="document.title=1">',
    '(.*)+$',
    '\\',
    'ḥ'.repeat(10_000 / 10),
  ]) {
    await page.goto(`/search?q=${encodeURIComponent(words)}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Search Results' })).toBeVisible()
    await expect(page.getByText('Loading prayers...')).toHaveCount(0)
    await expect(cards(page).first().or(page.getByText(NOTHING))).toBeVisible()
    await expect(page.locator('main img')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(words)
  }
})

test('More results come page by page, none twice', async ({ page }) => {
  await page.goto('/search?q=prayer')
  await expect(cards(page)).toHaveCount(20)
  const seen = new Map<string, string>()
  const note = async () => {
    const rows = await page.locator('main li[aria-posinset]').evaluateAll((all) =>
      all.map((row) => ({
        place: String(row.ariaPosInSet),
        path: row.querySelector('h2 a')?.getAttribute('href')?.split('?')[0] ?? '',
      })),
    )
    for (const { place, path } of rows) seen.set(place, path)
    return seen.size
  }
  await note()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(note).toBeGreaterThan(20)
  expect(new Set(seen.values()).size).toBe(seen.size)
})
