import { expect, expectAccessible, test } from './scenario'

test(
  'A visitor chooses a tradition by its voice, then its prayers of one type',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/traditions')
    const main = page.getByRole('main')
    const family = main.getByRole('region', { name: 'Abrahamic' })
    await expect(family.getByRole('link', { name: 'Islam' })).toHaveAccessibleDescription(
      /^O Allah, all praise is Yours/,
    )
    await expectAccessible(page)
    await family.getByRole('link', { name: 'Islam' }).click()
    await expect(page).toHaveURL('/traditions/islam')
    const featured = main.getByRole('region', { name: /^Featured prayer/ })
    const title = await featured.getByRole('heading').getByRole('link').innerText()
    await expectAccessible(page)

    const types = main.getByRole('navigation', { name: 'By type' })
    const forgiveness = types.getByRole('link', { name: /^Forgiveness [1-9]\d* prayers?$/ })
    await forgiveness.click()
    await expect(page).toHaveURL('/traditions/islam?type=forgiveness')
    await expect(forgiveness).toHaveAttribute('aria-current', 'page')
    await expect(forgiveness).toBeFocused()
    await expect(main.getByRole('heading', { name: 'Forgiveness prayers' })).toBeVisible()
    const count = Number(/\d+/.exec(await forgiveness.innerText())?.[0])
    const list = main.getByRole('list', { name: 'Islam prayers' })
    await expect(list.getByRole('article')).toHaveCount(Math.min(count, 20))
    await page.reload()
    await expect(list.getByRole('article')).toHaveCount(Math.min(count, 20))
    await expect(forgiveness).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL('/traditions/islam')
    await expect(main.getByRole('heading', { name: 'All prayers' })).toBeVisible()
    await featured.getByRole('link', { name: /^Read this prayer/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  },
)

test('Each type is shown by the opening of a prayer, which leads to it', async ({ page }) => {
  await page.goto('/types')
  const main = page.getByRole('main')
  const types = main.getByRole('list', { name: 'Types of prayer' })
  await expect(types.getByRole('listitem')).toHaveCount(24)
  const hope = types.getByRole('listitem').filter({ has: page.getByText('Hope', { exact: true }) })
  const [toType, toPrayer] = [
    hope.getByRole('link', { name: 'Hope', exact: true }),
    hope.getByRole('link').nth(1),
  ]
  await expect(toType).toHaveAttribute('href', '/hope')
  const opening = await toPrayer.innerText()
  await expectAccessible(page)
  await toPrayer.click()
  await expect(page).toHaveURL(/\/prayer\//)
  await page.getByRole('tab', { name: 'Short' }).click()
  await expect(page.getByRole('tabpanel')).toContainText(opening)
})

test('A category lists those filed under it first, page by page', async ({ page }) => {
  type Row = { id: string; category: string }
  // Another scenario's prayer has the list read again: only a page and the next one after it are compared.
  let first: Row[] = []
  let read: Row[] = []
  await page.route('**/rpc/category_prayers*', async (route) => {
    const { before_id: before } = route.request().postDataJSON() as { before_id: string | null }
    const response = await route.fetch()
    const rows = (await response.json()) as Row[]
    if (before === null || before === undefined) first = rows
    else if (read.length === 0) read = [...first, ...rows]
    await route.fulfill({ response })
  })
  await page.goto('/gratitude')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => read.length).toBeGreaterThan(20)
  // A list that is read once more meanwhile is of no interest.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const isFiled = read.map(({ category }) => category === 'Gratitude')
  expect(isFiled).toEqual(isFiled.toSorted((one, other) => Number(other) - Number(one)))
  expect(isFiled).toContain(true)
  expect(new Set(read.map(({ id }) => id)).size).toBe(read.length)
})
