import type { Page } from '@playwright/test'
import { expect, generate, noteNews, openLive, test } from './scenario'
import { LOCAL_ANON_KEY } from '../../supabase/local/keys'
import { arriveAsMember, makeMember, sendRows } from './member'

test.use({ hearsNews: true })

test('A new prayer appears in a second window without a reload; a private one for its owner only', async ({
  page,
  openWindow,
}) => {
  test.setTimeout(120_000)
  await arriveAsMember(page)
  const open = async (window: Page, path: string) => {
    await openLive(window, path)
    await expect(window.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(window.getByText('Loading prayers...')).toHaveCount(0)
    return window
  }
  const prayersOn = (window: Page) =>
    window.getByRole('main').getByRole('list').getByRole('article')
  // On home, prayers of other scenarios may come in above it meanwhile.
  const prayerOn = (window: Page, title: string) =>
    prayersOn(window).filter({ hasText: title }).first()
  const home = await open(await openWindow(), '/')
  const category = await open(await home.context().newPage(), '/personal-growth')
  const tradition = await open(await home.context().newPage(), '/traditions/sikhism')
  const news = await noteNews(home)

  const title = await generate(page, {
    tradition: 'Sikhism',
    type: 'Hope',
    category: 'Personal Growth',
  })
  await expect(prayerOn(home, title)).toBeVisible()
  for (const window of [category, tradition])
    await expect(prayersOn(window).first()).toContainText(title)
  await expect.poll(news).toContain('New prayer received!')

  const ownHome = await page.context().newPage()
  await ownHome.goto('/')
  await expect(prayersOn(ownHome).first()).toBeVisible()
  const privateTitle = await generate(page, {
    tradition: 'Taoism',
    type: 'Hope',
    category: 'Personal Growth',
    isPrivate: true,
  })
  await expect(prayerOn(ownHome, privateTitle)).toBeVisible()

  // A later public prayer proves that the private one had its chance to arrive.
  const laterTitle = await generate(page, {
    tradition: 'Sikhism',
    type: 'Joy',
    category: 'Celebration',
    isPrivate: false,
  })
  await expect(prayerOn(home, laterTitle)).toBeVisible()
  await expect(home.getByText(privateTitle)).toHaveCount(0)
})

test('An open search takes in what the server finds by its words, and lets go what it finds no more', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  const own = `Lamp${member.user.id.slice(0, 8)}`
  const edit = (id: string, fields: object) =>
    request.patch(`/rest/v1/prayers?id=eq.${id}`, {
      headers: { apikey: LOCAL_ANON_KEY, authorization: `Bearer ${member.access_token}` },
      data: fields,
    })
  const store = async (title: string) => {
    const row = { user_id: member.user.id, tradition: "Baha'i Faith", category: 'Hope' }
    const answer = await sendRows(request, member, 'prayers', [
      { ...row, title, short_text: `${own} for the Ridván of Bahá’u’lláh at Straßburg.` },
    ])
    expect(answer.status()).toBe(201)
    return ((await answer.json()) as [{ id: string }])[0].id
  }
  const first = await store('First at Strassburg')
  await openLive(page, `/search?q=baha'ullah%20strassburg%20${own}`)
  const cards = page.getByRole('main').getByRole('list').getByRole('article')
  await expect(cards).toHaveCount(1)
  await expect(cards.locator('mark').filter({ hasText: 'Straßburg' })).toBeVisible()
  await expect(cards.locator('mark').filter({ hasText: 'Bahá’u’lláh' })).toBeVisible()

  const news = await noteNews(page)
  await store('Second')
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText('Second')
  await expect.poll(news).toContain('New prayer received!')

  expect((await edit(first, { title: 'First, said anew' })).status()).toBe(204)
  await expect(cards.last()).toContainText('First, said anew')
  expect((await edit(first, { short_text: 'Words of another kind.' })).status()).toBe(204)
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Second')
})
