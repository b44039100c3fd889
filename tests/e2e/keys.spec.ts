import { expect, expectAccessible, test } from './scenario'

test('A tradition is found by the word of those who live in it, and an open list is accessible', async ({
  page,
}) => {
  await page.goto('/generate')
  const tradition = page.getByRole('combobox', { name: 'Tradition' })
  await tradition.click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  await tradition.fill('jewish')
  await expect(page.getByRole('option')).toHaveText(['JudaismJewish'])
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(tradition).toHaveValue('Judaism')
  await expect(page).toHaveURL('/generate?tradition=Judaism')
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('Keys search, walk through prayers, and are switched off in the list of keys', async ({
  page,
}) => {
  await page.goto('/traditions/islam')
  const titles = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
  await expect(titles.nth(1)).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await titles.first().focus()
  await page.keyboard.press('j')
  await expect(titles.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(titles.first()).toBeFocused()
  await page.keyboard.press('/')
  await expect(page).toHaveURL('/search')
  const box = page.getByRole('main').getByRole('searchbox')
  await expect(box).toBeFocused()
  await page.keyboard.type('jkl?/')
  await expect(box).toHaveValue('jkl?/')
  await box.blur()

  await page.keyboard.press('?')
  await page.getByRole('switch', { name: 'Single keys' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(box).not.toBeFocused()
})

test('The palette leads everywhere by a few letters', async ({ page }) => {
  await page.goto('/about')
  const palette = page.getByRole('combobox', { name: 'Go to' })
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(palette).toBeFocused({ timeout: 2000 })
  }).toPass()
  await expectAccessible(page)
  await page.keyboard.type('muslim')
  await expect(page.getByRole('option', { selected: true })).toContainText('Islam')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/traditions/islam')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
