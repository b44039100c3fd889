import { expect, generate, noteNews, openLive, test } from './scenario'
import { arriveAsMember, makeMember, sendRows } from './member'

test.use({ hearsNews: true })

test('A category, a tradition and one’s own list each tell of a new prayer in their own words', async ({
  page,
  openWindow,
}) => {
  test.setTimeout(90_000)
  await arriveAsMember(page)
  const category = await openWindow()
  await openLive(category, '/relationships')
  const tradition = await category.context().newPage()
  await openLive(tradition, '/traditions/jainism')
  const own = await page.context().newPage()
  await openLive(own, '/profile')
  await expect(own.getByText('No prayers created yet.')).toBeVisible()
  for (const window of [category, tradition]) {
    await expect(window.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(window.getByText('Loading prayers...')).toHaveCount(0)
  }
  const [inCategory, inTradition, inOwn] = [
    await noteNews(category),
    await noteNews(tradition),
    await noteNews(own),
  ]

  const title = await generate(page, {
    tradition: 'Jainism',
    type: 'Patience',
    category: 'Relationships',
    isPrivate: false,
  })
  for (const window of [category, tradition])
    await expect(window.getByRole('main').getByRole('article').first()).toContainText(title)
  await expect.poll(inCategory).toEqual(['A new prayer has been generated!'])
  await expect.poll(inTradition).toEqual(['A new prayer has been generated!'])
  await expect.poll(inOwn).toEqual(['Prayer list updated!'])
  await expect(own.getByRole('article').filter({ hasText: title })).toBeVisible()
})

test('A list that is being read does not move: new prayers wait behind a button', async ({
  page,
  openWindow,
}) => {
  test.setTimeout(90_000)
  await arriveAsMember(page)
  const reader = await openWindow()
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
})

test('A category that is read again keeps its pages and the lines being read', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await page.goto('/wellbeing')
  const rows = page.getByRole('main').getByRole('list').getByRole('listitem')
  const read = page.getByRole('main').locator('li[aria-posinset="25"]')
  await expect(rows.first()).toBeVisible()
  const comeNearer = async () => {
    await page.mouse.wheel(0, 500)
    return read.count()
  }
  await expect.poll(comeNearer, { intervals: [100] }).toBe(1)
  await read.scrollIntoViewIfNeeded()
  const address = await read.getByRole('heading').getByRole('link').getAttribute('href')
  const top = () =>
    page.evaluate((href) => {
      const links = [...document.querySelectorAll('article a')]
      return links.find((each) => each.getAttribute('href') === href)?.getBoundingClientRect().top
    }, address)
  const before = await top()
  const row = {
    user_id: member.user.id,
    title: 'New beside the lamp',
    short_text: 'Let the lamp last.',
    tradition: 'Tenrikyo',
    category: 'Wellbeing',
  }
  const sent = await sendRows(
    request,
    member,
    'prayers',
    Array.from({ length: 30 }, () => row),
  )
  expect(sent.status()).toBe(201)
  await expect(page.getByRole('button', { name: '30 new prayers', exact: true })).toBeVisible()
  expect(await top()).toEqual(before)
})
