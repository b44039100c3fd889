import type { Locator } from '@playwright/test'
import { arriveAsMember, storePrayer } from './member'
import { holdRequests } from './hold-requests'
import { expect, expectAccessible, openPrayer, test } from './scenario'

/** How many lines of text a card shows below its opening line. */
const linesBelowOpening = (card: Locator) =>
  card.getByRole('tabpanel').evaluate((panel) => {
    const words = panel.querySelector('[lang]')
    const opening = words?.firstElementChild
    if (!words || !opening) return NaN
    const height = words.clientHeight - opening.clientHeight
    return Math.floor(height / parseFloat(getComputedStyle(words).lineHeight))
  })

test('A card begins with the prayer, names its facts once, and has a menu for all but the heart', async ({
  page,
}) => {
  await page.goto('/traditions/islam')
  const card = page.getByRole('main').getByRole('list').getByRole('article').first()
  await expect(card).toContainText('Tradition: Islam')
  await expect(card).toContainText(/Category: \w+/)
  await expect(card).toContainText('Generator: Orison')
  await expect(card).toContainText('Source: AI Generated')
  await card.getByRole('tab', { name: 'Short' }).click()
  expect(await linesBelowOpening(card)).toBeLessThanOrEqual(3)
  await expect(card.getByRole('button', { name: /^Like, / })).toBeVisible()
  const more = card.getByRole('button', { name: 'More actions' })
  await more.press('Enter')
  for (const name of ['Copy', 'Translate', 'Share', 'Picture', 'Report', 'Hide from me'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Translate' }).click()
  await expect(page.getByRole('menuitem', { name: /Spanish/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card.getByRole('button', { name: 'Translate' })).toBeFocused()
  await more.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
})

test('No card of a list is higher than 230 pixels: remixed, private, or opened at the word that was sought', async ({
  page,
}) => {
  const member = await arriveAsMember(page)
  const long = 'Let the lamp last till six, and let whoever waits beside it be kept warm, '.repeat(
    9,
  )
  const { id } = await storePrayer(page.request, member, { short_text: `${long}marmalade.` })
  await storePrayer(page.request, member, { short_text: long, is_private: true })
  await storePrayer(page.request, member, {
    short_text: long,
    title: 'A title that goes on for longer than any line of a card, '.repeat(3).trim(),
    is_remix: true,
    original_prayer_id: id,
  })
  const articles = page.getByRole('main').getByRole('article')
  for (const path of ['/profile', '/search?q=marmalade', '/healing', '/']) {
    await page.goto(path)
    await expect(articles.getByRole('tablist').first()).toBeVisible()
    if (path === '/profile') await expect(articles.getByText(/^Remixed from/)).toBeVisible()
    const cards = articles.filter({ has: page.getByRole('tablist') })
    const heights = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().height),
    )
    expect(Math.max(...heights), path).toBeLessThanOrEqual(230)
  }
})

test('The length that was chosen last is the one that other prayers begin with', async ({
  page,
}) => {
  await page.goto('/traditions/islam')
  const cards = page.getByRole('main').getByRole('list').getByRole('article')
  // The lot may have drawn the long one already, and then pressing it chooses nothing.
  for (const name of ['Short', 'Long']) await cards.first().getByRole('tab', { name }).click()
  await page.goto('/traditions/jainism')
  await expect(cards.first()).toBeVisible()
  await expect(cards.getByRole('tab', { selected: true }).first()).toBeVisible()
  await expect(cards.getByRole('tab', { name: /Short|Medium/, selected: true })).toHaveCount(0)
})

test('A list says of a prayer that it holds for its type which type that is', async ({ page }) => {
  await page.goto('/healing')
  const cards = page.getByRole('main').getByRole('list').getByRole('article')
  const other = cards.filter({ hasNotText: 'Category: Healing' }).first()
  await expect(other).toContainText('Type: Healing')
  const own = cards.filter({ hasText: 'Category: Healing' }).first()
  await expect(own).not.toContainText('Type:')
})

test(
  'On a phone a prayer’s page begins with the prayer, and a thumb reaches its lengths',
  { tag: '@phone-only' },
  async ({ page }) => {
    const { id } = await storePrayer(page.request, await arriveAsMember(page), {
      medium_text: 'Let the lamp last till six, and let the tea be warm. '.repeat(40),
      is_private: true,
    })
    await page.goto(`/prayer/${id}`)
    const line = page.getByRole('tabpanel').getByRole('paragraph').first()
    await expect(line).toBeVisible()
    expect((await line.boundingBox())?.y).toBeLessThan(247)
    const lengths = page.getByRole('tablist', { name: 'Length' })
    const place = await lengths.boundingBox()
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(690)
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(740)
    const targets = page
      .getByRole('main')
      .getByRole('button')
      .or(page.getByRole('main').getByRole('tab'))
    await expect(targets.filter({ hasText: 'Translate' })).toBeEnabled()
    const heights = await targets.evaluateAll((all) =>
      all.map((target) => target.getBoundingClientRect().height),
    )
    expect(heights.length).toBeGreaterThan(10)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    await expectAccessible(page)
  },
)

test(
  'Text size and line spacing are chosen at a prayer and kept on the device',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/traditions/islam')
    await openPrayer(page)
    const words = page.getByRole('tabpanel').getByRole('paragraph').last()
    const looks = () =>
      words.evaluate((text) => {
        const { fontSize, lineHeight } = getComputedStyle(text)
        return {
          size: parseFloat(fontSize),
          leading: parseFloat(lineHeight) / parseFloat(fontSize),
        }
      })
    await expect(words).toBeVisible()
    const before = await looks()
    await page.getByRole('button', { name: 'Text size and line spacing' }).press('Enter')
    await page.getByRole('menuitemradio', { name: 'Larger' }).click()
    await page.getByRole('menuitemradio', { name: 'Wide' }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    const after = await looks()
    expect(after.size).toBeCloseTo(before.size * 1.45, 1)
    expect(after.leading).toBeCloseTo(1.95, 2)
    await page.reload()
    await expect(words).toBeVisible()
    expect(await looks()).toEqual(after)
  },
)

test('The prayer page says that it is loading, leads back and on', async ({ page }) => {
  await page.goto('/traditions/islam')
  const link = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link')
  const address = (await link.getAttribute('href')) ?? ''
  const answer = await holdRequests(page, '**/rest/v1/prayers*')
  await page.goto(address)
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  answer()
  await expect(page.getByRole('tablist', { name: 'Length' })).toHaveCount(1)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'More Islam prayers' })).toHaveAttribute(
    'href',
    '/traditions/islam',
  )
  await expect(main.getByRole('link', { name: 'Browse Prayers' })).toHaveAttribute(
    'href',
    '/profile',
  )
  await expect(main.getByRole('link', { name: 'Generate New' })).toHaveAttribute(
    'href',
    '/generate',
  )
})
