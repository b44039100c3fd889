import { expect, test } from './scenario'

test('A prayer’s page can be read before the app has come, and its words stay where they are', async ({
  page,
}) => {
  await page.goto('/traditions/islam')
  const card = page.getByRole('main').getByRole('list').getByRole('article').first()
  const address = await card.getByRole('heading').getByRole('link').getAttribute('href')
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/(?!first-paint).*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address ?? '', { waitUntil: 'commit' })
  const article = page.getByRole('main').getByRole('article')
  const words = article.getByRole('paragraph').first()
  await expect(words).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const before = await words.boundingBox()
  const text = await words.innerText()
  release()
  await expect(page.getByRole('tablist', { name: 'Length' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(words).toHaveText(text)
  expect(await words.boundingBox()).toEqual(before)
})
