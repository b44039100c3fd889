import { expect, generate, signUp, test } from './errand'

test('A new prayer appears in a second window without a reload; a private one for its owner only', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await signUp(page)
  const stranger = await browser.newContext()
  const open = async (path: string) => {
    const window = await stranger.newPage()
    await window.goto(path)
    await expect(window.getByRole('main').getByRole('article').first()).toBeVisible()
    return window
  }
  const home = await open('/')
  const category = await open('/personal-growth')
  const tradition = await open('/traditions/sikhism')

  await generate(page, { tradition: 'Sikhism', type: 'Hope', category: 'Personal Growth' })
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  for (const window of [home, category, tradition])
    await expect(window.getByRole('main').getByRole('article').first()).toContainText(title)
  await expect(home.getByText('New prayer received!')).toBeVisible()

  const ownHome = await page.context().newPage()
  await ownHome.goto('/')
  await expect(ownHome.getByRole('main').getByRole('article').first()).toBeVisible()
  await generate(page, {
    tradition: 'Taoism',
    type: 'Hope',
    category: 'Personal Growth',
    isPrivate: true,
  })
  const privateTitle = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(ownHome.getByRole('main').getByRole('article').first()).toContainText(privateTitle)

  // A later public prayer proves that the private one had its chance to arrive.
  await generate(page, {
    tradition: 'Sikhism',
    type: 'Joy',
    category: 'Celebration',
    isPrivate: false,
  })
  const laterTitle = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(home.getByRole('main').getByRole('article').first()).toContainText(laterTitle)
  await expect(home.getByText(privateTitle)).toHaveCount(0)
  await stranger.close()
})
