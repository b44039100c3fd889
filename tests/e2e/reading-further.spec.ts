import { expect, generate, test } from './scenario'
import { arriveAsMember } from './member'

test('A tradition is found by typing either spelling; an unknown one is told so', async ({
  page,
}) => {
  await page.goto('/traditions')
  const main = page.getByRole('main')
  const filter = main.getByRole('searchbox', { name: 'Find a tradition' })
  await filter.pressSequentially('māori')
  await expect(filter).toHaveValue('māori')
  await expect(main.getByRole('list').getByRole('link')).toHaveCount(1)
  await expect(main.getByRole('link', { name: /^Maori/ })).toBeVisible()
  await filter.press('ControlOrMeta+a')
  await filter.pressSequentially('jedi')
  await expect(page).toHaveURL('/traditions?q=jedi')
  await expect(main.getByText('Tradition not found.')).toBeVisible()
  await main.getByRole('button', { name: 'Show all traditions' }).click()
  await expect(main.getByRole('link', { name: /^Maori/ })).toBeVisible()
  await expect(page).toHaveURL('/traditions')
})

test('The link to all traditions empties the filter', async ({ page }) => {
  await page.goto('/traditions')
  const filter = page.getByRole('searchbox', { name: 'Find a tradition' })
  await filter.pressSequentially('islam')
  await expect(page).toHaveURL('/traditions?q=islam')
  await page.getByRole('complementary').getByRole('link', { name: 'Traditions' }).click()
  await expect(filter).toHaveValue('')
  await expect(page).toHaveURL('/traditions')
})

test('Typing into the middle of the filter keeps the cursor there', async ({ page }) => {
  await page.goto('/traditions?q=zoroism')
  const filter = page.getByRole('searchbox', { name: 'Find a tradition' })
  await expect(filter).toHaveValue('zoroism')
  await filter.press('End')
  for (let steps = 0; steps < 3; steps++) await filter.press('ArrowLeft')
  await filter.pressSequentially('astrian')
  await expect(filter).toHaveValue('zoroastrianism')
  await expect(page).toHaveURL('/traditions?q=zoroastrianism')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await page.goBack()
  await expect(filter).toHaveValue('zoroastrianism')
})

test('A long list goes on as its end comes near, without repeating a prayer', async ({ page }) => {
  await page.goto('/categories')
  const rows = page.getByRole('main').locator('li[aria-posinset]')
  await expect(rows).toHaveCount(20)
  const found = new Map<number, string>()
  const note = async () => {
    const shown = await rows.evaluateAll((all) =>
      all.map((row) => [
        Number(row.ariaPosInSet),
        row.querySelector('h3 a')?.getAttribute('href')?.split('?')[0] ?? '',
      ]),
    )
    for (const [place, path] of shown) found.set(Number(place), String(path))
    return found.size
  }
  await note()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(note).toBeGreaterThan(20)
  expect(new Set(found.values()).size).toBe(found.size)
})

test('When the rest of a list can not be read, what is there stays and can be asked for again', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/500/)
  // From the start: the list may go on before anybody scrolls.
  await page.route(/\/rest\/v1\/prayers\?.*created_at(?:=|%3D|\.)lte?\./, (route) =>
    route.fulfill({ status: 500, json: { message: 'down' } }),
  )
  await page.goto('/categories')
  const articles = page.getByRole('main').getByRole('article')
  await expect(articles).toHaveCount(20)
  const more = page.getByRole('button', { name: 'Show more' })
  await more.scrollIntoViewIfNeeded()
  await expect(
    page.getByText('Failed to load prayers. Please try again later.').first(),
  ).toBeVisible({ timeout: 15_000 })
  await expect(articles).toHaveCount(20)
  await page.unrouteAll()
  await more.click()
  // A list that is read again meanwhile goes on by itself, and the button has moved on with it.
  const last = page.getByRole('main').locator('li[aria-posinset]').last()
  await expect
    .poll(async () => Number(await last.getAttribute('aria-posinset')))
    .toBeGreaterThan(20)
})

test('A prayer leads to its tradition, its category and others like it', async ({ page }) => {
  await arriveAsMember(page)
  await generate(page, {
    tradition: 'Islam',
    type: 'Hope',
    category: 'Gratitude',
    isPrivate: false,
  })
  await expect(page.getByText('Prayer saved successfully!')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Islam', exact: true }).first()).toHaveAttribute(
    'href',
    '/traditions/islam',
  )
  await expect(main.getByRole('link', { name: 'Gratitude', exact: true })).toHaveAttribute(
    'href',
    '/gratitude',
  )
  const others = main.getByRole('region', { name: 'More from Islam' })
  await expect(others.getByRole('listitem')).toHaveCount(3)
  await others.getByRole('link', { name: 'All Islam prayers' }).click()
  await expect(page).toHaveURL('/traditions/islam')
})

test('Generating another gives other words for the same choices', async ({ page }) => {
  await generate(page, { tradition: 'Universal', type: 'Joy', category: 'Celebration' })
  const panel = page.getByRole('tabpanel')
  const before = await panel.innerText()
  await page.getByRole('button', { name: 'Generate another' }).click()
  await expect(panel).not.toHaveText(before, { useInnerText: true })
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Sign in/ })
    .click()
  await expect(page).toHaveURL('/login')
})
