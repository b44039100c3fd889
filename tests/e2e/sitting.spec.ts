import type { Page, Response } from '@playwright/test'
import { holdRequests } from './hold-requests'
import { expect, expectAccessible, generate, test } from './scenario'
import { arriveAsMember } from './member'

const CHOICES = { tradition: 'Universal', type: 'Joy', category: 'Celebration' }

/** The answer to a like: what the viewer likes is read at the same address. */
function likeArrives(page: Page): Promise<Response> {
  const isLike = (answer: Response) =>
    answer.url().includes('/rest/v1/likes?') && answer.request().method() === 'POST'
  return page.waitForResponse(isLike)
}

async function makePrivate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make private' }).click()
  await expect(page.getByRole('button', { name: 'Make public' })).toBeVisible()
}

test('A sitting is one prayer; an earlier one can be walked back to and kept too', async ({
  page,
  context,
}) => {
  const { user } = await arriveAsMember(page)
  await generate(page, CHOICES)
  const text = page.getByRole('tabpanel')
  const saved = page.getByRole('button', { name: 'Edit' })
  await expect(saved).toBeVisible()
  const first = await text.innerText()

  const elsewhere = await context.newPage()
  await elsewhere.goto(`/profile/${user.id}`)
  const cards = elsewhere.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(1)

  const another = page.getByRole('button', { name: 'Generate another' })
  await another.click()
  await expect(page.getByText('2 of 2')).toBeVisible()
  await expect(saved).toBeVisible()
  const second = await text.innerText()
  expect(second).not.toBe(first)
  await elsewhere.reload()
  await expect(cards).toHaveCount(1)

  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(text).toHaveText(first, { useInnerText: true })
  await expect(page.getByText('This one is not kept')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(text).toHaveText(first, { useInnerText: true })

  await page.getByRole('button', { name: 'Keep this one too' }).click()
  await expect(saved).toBeVisible()
  await expect(text).toHaveText(first, { useInnerText: true })
  await expect(page.getByRole('button', { name: /^Keep this one/ })).toHaveCount(0)
  await elsewhere.reload()
  await expect(cards).toHaveCount(2)
})

test('Two quick presses and a prayer that somebody likes lose nothing', async ({
  page,
  context,
}) => {
  const { user } = await arriveAsMember(page)
  const release = await holdRequests(page, '**/rest/v1/prayers?*', { method: 'POST' })
  await generate(page, CHOICES)
  const another = page.getByRole('button', { name: 'Generate another' })
  await another.click()
  await expect(page.getByText('2 of 2')).toBeVisible()
  await another.click()
  await expect(page.getByText('3 of 3')).toBeVisible()
  // The first of them is still being saved.
  release()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
  // The like is still on its way when the next prayer is saved.
  const sendLike = await holdRequests(page, '**/rest/v1/likes?*', { method: 'POST' })
  await page.getByRole('button', { name: 'Like, 0 likes' }).click()
  await expect(page.getByRole('button', { name: 'Like, 1 like' })).toBeVisible()
  await another.click()
  await expect(page.getByText('4 of 4')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
  const arrived = likeArrives(page)
  sendLike()
  await arrived

  const elsewhere = await context.newPage()
  await elsewhere.goto(`/profile/${user.id}`)
  await expect(elsewhere.getByRole('main').getByRole('article')).toHaveCount(2)
})

test('A prayer that is made private stays so in all that its sitting goes on to make', async ({
  page,
}) => {
  await arriveAsMember(page)
  await generate(page, CHOICES)
  await makePrivate(page)
  await page.getByRole('button', { name: 'Generate another' }).click()
  await expect(page.getByText('2 of 2')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make public' })).toBeVisible()
})

test('A sitting that was made private stays so beside a prayer of it that is public', async ({
  page,
}) => {
  await arriveAsMember(page)
  await generate(page, CHOICES)
  const another = page.getByRole('button', { name: 'Generate another' })
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
  const arrived = likeArrives(page)
  await page.getByRole('button', { name: 'Like, 0 likes' }).click()
  await arrived
  // Somebody likes the first: it stays, and the second has a row of its own.
  await another.click()
  await expect(page.getByText('2 of 2')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Like, 0 likes' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('button', { name: 'Like, 1 like' })).toBeVisible()
  await makePrivate(page)
  await page.getByRole('button', { name: 'Next' }).click()
  // What is public already is not changed, and is not given the words of the next.
  await expect(page.getByRole('button', { name: 'Make private' })).toBeVisible()
  const second = await page.getByRole('tabpanel').innerText()
  await another.click()
  await expect(page.getByText('3 of 3')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make public' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('button', { name: 'Make private' })).toBeVisible()
  await expect(page.getByRole('tabpanel')).toHaveText(second, { useInnerText: true })
})

test('An earlier prayer of a sitting that was made private is kept as private, also after a reload', async ({
  page,
}) => {
  await arriveAsMember(page)
  await generate(page, CHOICES)
  await page.getByRole('button', { name: 'Generate another' }).click()
  await expect(page.getByText('2 of 2')).toBeVisible()
  await makePrivate(page)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByText('1 of 2')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Keep this one too' }).click()
  await expect(page.getByRole('button', { name: 'Make public' })).toBeVisible()
})

test('A prayer that is made private is prayed in other traditions, and kept there, as private', async ({
  page,
}) => {
  await arriveAsMember(page)
  await generate(page, CHOICES)
  await makePrivate(page)
  await page.getByRole('link', { name: 'How would others pray this?' }).click()
  await page
    .getByRole('button', { name: /^Use this one/ })
    .last()
    .click()
  await expect(page).toHaveURL(/prayer-result/)
  await expect(page.getByRole('button', { name: 'Make public' })).toBeVisible()
})

test('A prayer that was just made can be read where its row can not', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED|Failed to fetch/)
  await arriveAsMember(page)
  await generate(page, { ...CHOICES, isPrivate: true })
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
  const text = page.getByRole('tabpanel')
  const made = await text.innerText()
  await page.route('**/rest/v1/prayers?*', (route) => route.abort())
  await page.reload()
  await expect(text).toHaveText(made, { useInnerText: true })
})

test('A press is not lost when the prayer on show is saved in the middle of it', async ({
  page,
}) => {
  await arriveAsMember(page)
  const release = await holdRequests(page, '**/rest/v1/prayers?*', { method: 'POST' })
  await generate(page, CHOICES)
  const another = page.getByRole('button', { name: 'Generate another' })
  await another.hover()
  await page.mouse.down()
  release()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
  await page.mouse.up()
  await expect(page.getByText('2 of 2')).toBeVisible()
})

test('A window that opens while a prayer is being saved leaves it to the one that saves it', async ({
  page,
  context,
}) => {
  const { user } = await arriveAsMember(page)
  const sent = new Set<Page>()
  const release = await holdRequests(context, '**/rest/v1/prayers?*', {
    method: 'POST',
    onHeld: (sender) => sent.add(sender),
  })
  await generate(page, CHOICES)
  const elsewhere = await context.newPage()
  // Asked for in the moment in which waiting prayers are saved.
  const hasStarted = elsewhere.waitForRequest('**/rest/v1/hidden_prayers?*')
  await elsewhere.goto(`/profile/${user.id}`)
  await hasStarted
  release()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere.getByRole('main').getByRole('article')).toHaveCount(1)
  expect([...sent]).toEqual([page])
})

test('A prayer that was just made and is deleted is, behind Back, on this device only, until it is kept again', async ({
  page,
}) => {
  await arriveAsMember(page)
  await generate(page, CHOICES)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/profile')
  await page.goBack()
  await expect(page.getByText('It is on this device only.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Edit|Delete)$/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Keep this one' }).click()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
})
