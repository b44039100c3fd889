import { expect, signUp, test } from './errand'

test('The header’s links stand there on a desktop and in the drawer on a phone', async ({ page }, {
  project,
}) => {
  await page.goto('/')
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  if (project.name === 'phone') {
    await expect(links).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    for (const name of ['Search', 'Video', 'Audio'])
      await expect(page.getByRole('dialog').getByRole('link', { name })).toBeVisible()
    return
  }
  for (const [name, path] of [
    ['Search', '/search'],
    ['Video', '/video'],
    ['Audio', '/audio'],
  ] as const) {
    await links.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
  }
  await page.getByRole('banner').getByRole('link', { name: 'Orison' }).click()
  await expect(page).toHaveURL('/')
})

test('The sidebar leads to the generator, the categories, the traditions and the types', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'Phones have the drawer.')
  await page.goto('/')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  for (const [name, path] of [
    ['Generate', '/generate'],
    ['All', '/categories'],
    ['Morning Prayer', '/morning-prayer'],
    ['Gratitude', '/gratitude'],
    ['Personal Growth', '/personal-growth'],
    ['Wellbeing', '/wellbeing'],
    ['Professional', '/professional'],
    ['Relationships', '/relationships'],
    ['Spirituality', '/spirituality'],
    ['Celebration', '/celebration'],
    ['Other', '/other-categories'],
    ['Traditions', '/traditions'],
    ['Types', '/types'],
    ['Orison', '/'],
  ] as const)
    await expect(sidebar.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
      'href',
      path,
    )
})

test('A member without a picture sees the first letter of their e-mail, and the menu leads on', async ({
  page,
}) => {
  await signUp(page, `zoe-${Date.now()}-${process.pid}@example.org`)
  const account = page.getByRole('button', { name: 'Your account' })
  await expect(account).toHaveText('Z')
  await account.click()
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
  await expect(page).toHaveURL('/profile')
  await account.click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/settings')
  await page.goto('/')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Generate Prayer' }),
  ).toHaveAttribute('href', '/generate')
})

test('The counts beside the categories are asked for again every 30 seconds', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'Phones have the drawer.')
  await page.clock.install()
  let texts = 11
  let asked = 0
  await page.route('**/rest/v1/rpc/category_text_counts', (route) => {
    asked++
    return route.fulfill({ json: [{ category: 'Gratitude', texts }] })
  })
  await page.goto('/')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await expect(sidebar.getByRole('link', { name: 'Gratitude 11 texts' })).toBeVisible()
  const before = asked
  texts = 12
  await page.clock.runFor(29_000)
  expect(asked).toBe(before)
  await page.clock.runFor(2_000)
  await expect(sidebar.getByRole('link', { name: 'Gratitude 12 texts' })).toBeVisible()
  expect(asked).toBe(before + 1)
})

test('Search without words lists nothing and asks for some', async ({ page }) => {
  let searches = 0
  page.on('request', (request) => {
    if (request.url().includes('search_prayers')) searches++
  })
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1, name: 'Search Results' })).toBeVisible()
  await expect(page.getByText(/Type a word that matters to you/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  await page.goto('/search?q=%20%20')
  await expect(page.getByText(/Type a word that matters to you/)).toBeVisible()
  expect(searches).toBe(0)
})

test('A new page starts at its top', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('list', { name: /newest/i }).getByRole('article')).toHaveCount(10)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('A prayer prints as the prayer: no navigation, no buttons', async ({ page }) => {
  await page.goto('/traditions/universal')
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click()
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/Tradition: Universal/).first()).toBeVisible()
  for (const role of [
    'banner',
    'contentinfo',
    'navigation',
    'complementary',
    'tablist',
    'button',
  ] as const)
    for (const part of await page.getByRole(role).all()) await expect(part).toBeHidden()
})
