import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './scenario'

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
})

test('Words are found in any order and stand out in what is shown, in the dark too', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/search?q=GUIDANCE%20Islám')
  // A remix of the tradition may have another title.
  const heading = page.getByRole('heading', { name: /^Islam \w+ Prayer for Guidance/ })
  const first = cards(page).filter({ has: heading }).first()
  await expect(first.getByRole('heading').locator('mark')).toHaveText(['Islam', 'Guidance'])
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
