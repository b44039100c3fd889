import type { Page } from '@playwright/test'
import { addresses } from '../../src/catalogue/addresses'
import { BROKEN, keptAddresses, openKept } from './kept-app'
import { arriveAsMember, sendRows, storePrayer } from './member'
import { comeOnline, goOffline } from './network'
import { expect, expectAccessible, generate, openPrayer, pressGenerate, test } from './scenario'

// The app on the device: these scenarios run with the service worker.
test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 120_000 })

test.beforeEach(({ expectNoise }) => expectNoise(BROKEN))

/** The voice and what goes with it is on the device. */
async function expectVoice(page: Page, name: string): Promise<void> {
  await expect
    .poll(async () => (await keptAddresses(page)).filter((url) => url.includes(`/${name}-`)))
    .toHaveLength(1)
}

const offlineLine = (page: Page) => page.getByText('Offline: showing what is on this device')

test('Without a network every kind of page opens, and says that it shows what is on the device', async ({
  page,
  context,
}) => {
  await openKept(page, '/')
  await goOffline(context, page.url())
  for (const path of [
    addresses.home,
    addresses.traditions,
    addresses.tradition('Islam'),
    addresses.category('Gratitude'),
    addresses.familyMember('Mother'),
    addresses.about,
    addresses.generate,
    addresses.login,
    addresses.search('peace'),
    '/no-such-page',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect(offlineLine(page)).toBeVisible()
  }
  await page.goto('/')
  await expect(page.getByRole('list', { name: /newest/i }).getByRole('article')).toHaveCount(10)
  await expect(offlineLine(page)).toBeVisible()
  await expectAccessible(page)
  await comeOnline(context)
  await expect(offlineLine(page)).toBeHidden()
})

test('A prayer that was opened can be read again without a network', async ({ page, context }) => {
  await openKept(page, addresses.tradition('Taoism'))
  await openPrayer(page)
  const title = (await page.getByRole('heading', { level: 1 }).innerText()).trim()
  const text = await page.getByRole('tabpanel').innerText()
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('orison.read.')),
  )
  await goOffline(context, page.url())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(await page.getByRole('tabpanel').innerText()).toBe(text)
  await expect(offlineLine(page)).toBeVisible()
})

test('A member’s whole prayer book can be read without a network, and is gone after signing out', async ({
  page,
  context,
}) => {
  const member = await arriveAsMember(page)
  const liked = await storePrayer(page.request, member)
  const collected = await storePrayer(page.request, member)
  await sendRows(page.request, member, 'likes', [{ user_id: member.user.id, prayer_id: liked.id }])
  await openKept(page, addresses.profile)
  await page
    .getByRole('article', { name: collected.title })
    .getByRole('button', { name: 'More actions' })
    .click()
  await page.getByRole('menuitem', { name: 'Keep in my book' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep in my book' })
  await dialog.getByRole('radio', { name: 'A new collection' }).check()
  await dialog.getByLabel('Name').fill('Before sleep')
  await dialog.getByLabel('Note').fill('Slowly, by the window.')
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(dialog).toBeHidden()
  // The book’s own pages were not opened.
  await page.waitForFunction(
    (ids) => ids.every((id) => Object.keys(localStorage).some((key) => key.endsWith(id))),
    [liked.id, collected.id],
  )
  await goOffline(context, page.url())
  await page.goto(addresses.book)
  const likedList = page.getByRole('list', { name: 'Liked prayers' })
  await expect(likedList.getByRole('article')).toHaveCount(1)
  await expect(likedList).toContainText(liked.title)
  await expect(offlineLine(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Before sleep/ }).click()
  await expect(page.getByText('Slowly, by the window.')).toBeVisible()
  const card = page.getByRole('list', { name: /^Prayers in/ }).getByRole('article')
  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: collected.title })).toBeVisible()
  await comeOnline(context)
  await expect(offlineLine(page)).toBeHidden()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: /sign out/i }).click()
  await expect(page).toHaveURL(addresses.login)
  const ofMember = () =>
    page.evaluate(
      (id) =>
        Object.entries(localStorage).flatMap(([key, kept]: [string, string]) =>
          key.includes(id) || kept.includes('Slowly, by the window.') ? [key] : [],
        ),
      member.user.id,
    )
  await expect.poll(ofMember).toEqual([])
})

test('A prayer is made without a network in a tradition that was prayed in, and is saved with its return', async ({
  page,
  context,
}) => {
  await arriveAsMember(page)
  await openKept(page, '/')
  await generate(page, { tradition: 'Taoism', type: 'hope', category: 'Wellbeing' })
  await expect(page.getByText('Prayer saved successfully!')).toBeVisible()
  await expectVoice(page, 'taoism')
  await expectVoice(page, 'own-words')
  await goOffline(context, page.url())
  await page.goto(addresses.generateWith({ tradition: 'Taoism', type: 'Hope', category: 'Peace' }))
  await expect(page.getByText('a prayer can be made in: Taoism.')).toBeVisible()
  await expect(offlineLine(page)).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('textbox', { name: /context/i })
    .fill('My sister starts a new job on Monday.')
  const title = await pressGenerate(page)
  await expect(page.getByText('It will be saved when you are online again.')).toBeVisible()
  await comeOnline(context)
  await expect(page.getByText('Prayer saved successfully!')).toBeVisible()
  await page.goto(addresses.profile)
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1)
})

test('Nothing that the backend answers is kept with the app, and nothing private on the device', async ({
  page,
}) => {
  const member = await arriveAsMember(page)
  const words = 'Only for my own eyes'
  const { id } = await storePrayer(page.request, member, { title: words, is_private: true })
  await openKept(page, addresses.prayer(id))
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
  await page.goto(addresses.profile)
  await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(1)
  const kept = await keptAddresses(page)
  expect(kept.length).toBeGreaterThan(50)
  expect(kept.filter((url) => /\/(?:rest|auth|storage|functions|realtime)\/v1/.test(url))).toEqual(
    [],
  )
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(
    words,
  )
})
