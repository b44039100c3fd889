import { expect, generate, test } from './errand'
import { arriveAsMember } from './member'

test('A category, a tradition and one’s own list each tell of a new prayer in their own words', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000)
  await arriveAsMember(page)
  const stranger = await browser.newContext()
  const category = await stranger.newPage()
  await category.goto('/relationships')
  const tradition = await stranger.newPage()
  await tradition.goto('/traditions/jainism')
  const own = await page.context().newPage()
  await own.goto('/profile')
  await expect(own.getByText('No prayers created yet.')).toBeVisible()
  for (const window of [category, tradition]) {
    await expect(window.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(window.getByText('Loading prayers...')).toHaveCount(0)
  }

  const title = await generate(page, {
    tradition: 'Jainism',
    type: 'Patience',
    category: 'Relationships',
    isPrivate: false,
  })
  for (const window of [category, tradition]) {
    await expect(window.getByText('A new prayer has been generated!')).toHaveCount(1)
    await expect(window.getByRole('main').getByRole('article').first()).toContainText(title)
  }
  await expect(own.getByText('Prayer list updated!')).toHaveCount(1)
  await expect(own.getByRole('article').filter({ hasText: title })).toBeVisible()
  await stranger.close()
})

test('A list that is being read does not move: new prayers wait behind a button', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000)
  await arriveAsMember(page)
  const reader = await (await browser.newContext()).newPage()
  await reader.goto('/traditions/christianity')
  const articles = reader.getByRole('main').getByRole('list').getByRole('article')
  await expect(articles.first()).toBeVisible()
  await articles.last().scrollIntoViewIfNeeded()
  const first = await articles.first().innerText()
  const title = await generate(page, {
    tradition: 'Christianity',
    type: 'Harmony',
    category: 'Celebration',
    isPrivate: false,
  })
  const pill = reader.getByRole('button', { name: '1 new prayer', exact: true })
  await expect(pill).toBeVisible()
  await expect(articles.first()).toHaveText(first, { useInnerText: true })
  await pill.click()
  await expect(articles.first()).toContainText(title)
  await expect(pill).toHaveCount(0)
  await reader.context().close()
})
