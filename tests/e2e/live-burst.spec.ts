import { expect, noteNews, openLive, test } from './scenario'
import { makeMember, sendRows } from './member'

test.use({ hearsNews: true })

const BURST = 30

test('A burst of new prayers comes whole, in order and with one message', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000)
  const member = await makeMember(request)
  await openLive(page, '/traditions/tenrikyo')
  const rows = page.getByRole('main').locator('li[aria-posinset]')
  await expect(rows.first()).toBeVisible()
  const before = await rows.count()
  const news = await noteNews(page)
  const insert = (title: string) =>
    sendRows(request, member, 'prayers', [
      {
        user_id: member.user.id,
        title,
        short_text: 'Let the lamp last.',
        tradition: 'Tenrikyo',
        category: 'Hope',
      },
    ])
  const titles = Array.from({ length: BURST }, (_, at) => `Burst number ${at + 1}`)
  for (const title of titles) expect((await insert(title)).status()).toBe(201)

  await expect(rows.first()).toContainText(`Burst number ${BURST}`)
  const seen = new Map<number, string>()
  await expect
    .poll(
      async () => {
        const shown = await rows.evaluateAll((all) =>
          all.map((row) => ({
            place: Number(row.ariaPosInSet),
            title: row.querySelector('h3')?.textContent ?? '',
          })),
        )
        for (const { place, title } of shown) seen.set(place, title)
        await page.mouse.wheel(0, 700)
        return seen.size
      },
      { timeout: 30_000, intervals: [100] },
    )
    .toBe(BURST + before)
  const read = [...seen].toSorted(([a], [b]) => a - b).map(([, title]) => title)
  expect(read.slice(0, BURST)).toEqual(titles.toReversed())
  expect(new Set(read.slice(0, BURST)).size).toBe(BURST)
  expect(await news()).toEqual(['A new prayer has been generated!'])
})
