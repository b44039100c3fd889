import { expect, openPrayer, test } from './scenario'
import { arriveAsMember } from './member'

const TITLE = 'دعاء السلام'
const WORDS = 'اللهم أنزل السلام على هذا البيت.'

test('Words written from right to left run so while they are typed and wherever they are shown', async ({
  page,
}) => {
  await arriveAsMember(page)
  await page.goto('/traditions/islam')
  await openPrayer(page)
  await page.getByRole('button', { name: 'Remix Prayer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remix Prayer' })
  const title = dialog.getByRole('textbox', { name: 'Title' })
  const short = dialog.getByRole('textbox', { name: 'Short Version' })
  await expect(title).toHaveCSS('direction', 'ltr')
  await title.fill(TITLE)
  await short.fill(`${WORDS}\n\nPeace be upon this house.`)
  await expect(title).toHaveCSS('direction', 'rtl')
  await expect(short).toHaveCSS('direction', 'rtl')
  for (const version of ['Medium Version', 'Long Version'])
    await dialog.getByRole('textbox', { name: version }).fill('')
  await dialog.getByRole('button', { name: 'Save Remix' }).click()

  const heading = page.getByRole('heading', { level: 1, name: TITLE })
  await expect(heading).toHaveCSS('direction', 'rtl')
  await expect(page.getByText(WORDS)).toHaveCSS('direction', 'rtl')
  await expect(page.getByText('Peace be upon this house.')).toHaveCSS('direction', 'ltr')
  // Nobody said what language it is, and it is not claimed to be English.
  await expect(page.getByRole('tabpanel').locator('[lang=""]')).toHaveCount(1)

  await page.goto('/profile')
  const card = page.getByRole('article', { name: TITLE })
  await expect(card.getByRole('heading')).toHaveCSS('direction', 'rtl')
  await expect(card.getByText(WORDS)).toHaveCSS('direction', 'rtl')
})

test('A bio, a search and a context follow the direction of their words', async ({ page }) => {
  await arriveAsMember(page)
  await page.goto('/settings')
  await page.getByRole('textbox', { name: 'Bio' }).fill(WORDS)
  await expect(page.getByRole('textbox', { name: 'Bio' })).toHaveCSS('direction', 'rtl')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('main').getByText(WORDS)).toHaveCSS('direction', 'rtl')

  await page.goto('/search')
  const search = page.getByRole('searchbox', { name: 'Search all prayers' })
  await search.fill('سلام')
  await expect(search).toHaveCSS('direction', 'rtl')
  await page.goto('/generate')
  const context = page.getByRole('textbox', { name: /Context/ })
  await context.fill(WORDS)
  await expect(context).toHaveCSS('direction', 'rtl')
})

test('A prayer of the library says that it is English', async ({ page }) => {
  await page.goto('/traditions/jainism')
  await openPrayer(page)
  await expect(page.getByRole('tabpanel').locator('[lang="en"]')).toHaveCount(1)
  await expect(page.getByRole('tabpanel').getByRole('paragraph').first()).toHaveAttribute(
    'dir',
    'ltr',
  )
})
