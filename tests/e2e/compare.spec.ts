import { chooseOption, expect, expectAccessible, generate, test } from './scenario'

test(
  'The same need is read in three traditions, which can be changed, and Back leads to those before',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/compare?type=healing&with=judaism,buddhism,maori')
    const prayerOf = (name: string) => page.getByRole('article', { name })
    await expect(prayerOf('Judaism').getByRole('heading', { name: 'Asking' })).toBeVisible()
    await expect(prayerOf('Buddhism').getByRole('heading', { name: 'Wishing' })).toBeAttached()
    await expect(prayerOf('Maori')).toContainText('An original reflection offered with respect')
    await expectAccessible(page)
    const text = await prayerOf('Buddhism').innerText()

    await page
      .getByRole('combobox', { name: 'Another tradition instead of Judaism' })
      .selectOption('Islam')
    await expect(prayerOf('Islam').getByRole('heading', { name: 'Asking' })).toBeVisible()
    await page.getByRole('button', { name: 'Take Maori away' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page).toHaveURL(/with=islam,buddhism&/)
    await chooseOption(page, 'Type', 'Hope')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hope, side by side')
    for (let step = 0; step < 3; step++) await page.goBack()
    await expect(prayerOf('Judaism')).toBeVisible()
    await expect(prayerOf('Buddhism')).toHaveText(text, { useInnerText: true })

    // Where the columns do not fit beside each other they are leafed through, by buttons and by keys.
    const columns = page.getByRole('region', { name: /side by side/ })
    const pager = page.getByRole('navigation', { name: 'Traditions' })
    if (await pager.isVisible()) {
      // The buttons pressed above have brought their columns into view.
      await page.reload()
      await expect(pager.getByRole('status')).toHaveText('Judaism 1 of 3')
      await pager.getByRole('button', { name: 'Next tradition' }).click()
      await expect(pager.getByRole('status')).toHaveText('Buddhism 2 of 3')
      await expect(prayerOf('Buddhism').getByRole('heading', { name: 'Opening' })).toBeInViewport()
      await columns.focus()
      await page.keyboard.press('ArrowRight')
      await expect(pager.getByRole('status')).toHaveText('Maori 3 of 3')
      await expectAccessible(page)
    } else {
      // One row: the same movement begins at the same height.
      const tops = await columns
        .getByRole('heading', { name: 'Coming back' })
        .evaluateAll((headings) => headings.map((each) => each.getBoundingClientRect().top))
      expect(tops).toHaveLength(3)
      expect(new Set(tops.map(Math.round)).size).toBe(1)
    }
  },
)

test('From a made prayer to how others would pray it: with the same words, which no address holds', async ({
  page,
}) => {
  await generate(page, {
    tradition: 'Judaism',
    type: 'Healing',
    category: 'Wellbeing',
    context: 'My mother is in hospital',
  })
  const [beginning = ''] = (await page.getByRole('tabpanel').innerText()).split('.')
  await page.getByRole('link', { name: 'How would others pray this?' }).click()
  await expect(page.getByRole('article', { name: 'Judaism' })).toContainText(beginning)
  const other = page.getByRole('article', { name: 'Islam' })
  await expect(other).toContainText(/my mother/i)
  expect(page.url()).not.toMatch(/mother|hospital/i)
  await page.reload()
  await expect(other).toContainText(/my mother/i)

  await other.getByRole('button', { name: 'Use this one' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Islam .* for Wellbeing/)
  await expect(page.getByRole('tabpanel')).toContainText(/my mother/i)
  await page.goBack()
  await page.getByRole('button', { name: 'Without my words' }).click()
  await expect(other).not.toContainText(/my mother/i)
})
