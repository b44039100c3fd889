import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { addresses } from '../../src/catalogue/addresses'
import { LOCAL_ANON_KEY } from '../../supabase/local/keys'
import { APP_SCRIPTS, holdRequests } from './hold-requests'
import { makeMember, storePrayer } from './member'
import { expect, test } from './scenario'

/** A prayer of the library: nobody's, and no remix. */
async function findLibraryPrayer(request: APIRequestContext): Promise<{ id: string }> {
  const answer = await request.get('/rest/v1/prayers', {
    headers: { apikey: LOCAL_ANON_KEY },
    params: { select: 'id', user_id: 'is.null', is_remix: 'is.false', limit: 1 },
  })
  const [prayer] = (await answer.json()) as [{ id: string }]
  return prayer
}

/** Opens a page, lets the app come once these can be read, and looks at them again when `last` is there. */
async function expectToStay(
  page: Page,
  address: string,
  parts: readonly Locator[],
  last: Locator,
): Promise<void> {
  const look = () =>
    Promise.all(
      parts.map(async (part) => ({ box: await part.boundingBox(), text: await part.innerText() })),
    )
  const release = await holdRequests(page, APP_SCRIPTS)
  await page.goto(address, { waitUntil: 'commit' })
  for (const part of parts) await expect(part).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const before = await look()
  release()
  await expect(last).toBeVisible()
  for (const [at, { box, text }] of (await look()).entries()) {
    expect(text).toBe(before[at]?.text)
    // A font that comes later moves its baseline by parts of a pixel.
    for (const side of ['x', 'y'] as const)
      expect(box?.[side], `${side} of “${text}”`).toBeCloseTo(before[at]?.box?.[side] ?? NaN, 0)
  }
}

/** The title and the first words of the prayer at an address. */
function beginningOf(page: Page): Locator[] {
  const paragraphs = page.getByRole('main').getByRole('article').getByRole('paragraph')
  return [page.getByRole('heading', { level: 1 }), paragraphs.first(), paragraphs.nth(1)]
}

test(
  'A prayer’s page can be read before the app has come, and its words stay where they are',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { id } = await findLibraryPrayer(request)
    const last = page.getByRole('tablist', { name: 'Length' })
    await expectToStay(page, addresses.prayer(id), beginningOf(page), last)
  },
)

test(
  'A member’s remix stays in its place when the names of its author and its original come',
  { tag: '@phone' },
  async ({ page, request }) => {
    const original = await findLibraryPrayer(request)
    const { id } = await storePrayer(request, await makeMember(request), {
      medium_text: 'Let the lamp last till six.\n\nLet whoever lit it sleep.\n\nAmen.',
      is_remix: true,
      original_prayer_id: original.id,
    })
    const last = page.getByText('Remixed from')
    await expectToStay(page, addresses.prayer(id), beginningOf(page), last)
    await expect(page.getByText(/^By /)).toBeVisible()
  },
)

test(
  'The first cards of a category can be read before the app has come, and stay where they are',
  { tag: '@phone' },
  async ({ page }) => {
    const cards = page.getByRole('main').getByRole('article')
    const parts = [cards.first(), cards.nth(1)].flatMap((card) => [
      card.getByRole('heading', { level: 2 }),
      card.getByRole('paragraph').first(),
      card.getByRole('paragraph').nth(1),
      card.getByText(/^Tradition: /),
    ])
    const last = cards.first().getByRole('tablist', { name: 'Length' })
    // No other scenario makes prayers there meanwhile.
    await expectToStay(page, addresses.category('Victory'), parts, last)
  },
)

test('What is typed into the search box of a category before the app has come stays', async ({
  page,
}) => {
  const release = await holdRequests(page, APP_SCRIPTS)
  await page.goto(addresses.category('Hope'), { waitUntil: 'commit' })
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  const box = page.getByRole('searchbox', { name: 'Search these prayers' })
  await box.fill('morning')
  release()
  await expect(cards.first().getByRole('tablist', { name: 'Length' })).toBeVisible()
  await expect(box).toHaveValue('morning')
  await expect(box).toBeFocused()
  await box.press('Enter')
  await expect(page.getByText('Prayers for “morning”')).toBeVisible()
})

/** The filter of the traditions at an address, and what lets the app come to it. */
async function openFilterEarly(page: Page, address: string) {
  const release = await holdRequests(page, APP_SCRIPTS)
  await page.goto(address, { waitUntil: 'commit' })
  return { filter: page.getByRole('searchbox', { name: 'Find a tradition' }), release }
}

test('The filter of the traditions keeps what is typed before the app has come, and follows it', async ({
  page,
}) => {
  const { filter, release } = await openFilterEarly(page, addresses.traditions)
  await filter.fill('quaker')
  release()
  await expect(page.getByText(/^1 of \d+ shown$/)).toBeVisible()
  await expect(filter).toHaveValue('quaker')
  await expect(page).toHaveURL('/traditions?q=quaker')
})

test('Typing goes on behind a filter that the address fills in when the app comes', async ({
  page,
}) => {
  const { filter, release } = await openFilterEarly(page, `${addresses.traditions}?q=zoroastri`)
  await filter.focus()
  release()
  await expect(filter).toHaveValue('zoroastri')
  await filter.pressSequentially('an')
  await expect(filter).toHaveValue('zoroastrian')
})

test('What is typed early at an address with a filter of its own takes its place', async ({
  page,
}) => {
  const { filter, release } = await openFilterEarly(page, `${addresses.traditions}?q=islam`)
  await filter.pressSequentially('quaker')
  release()
  await expect(page).toHaveURL('/traditions?q=quaker')
  await expect(filter).toHaveValue('quaker')
  await expect(filter).toBeFocused()
})
