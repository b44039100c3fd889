import type { Page } from '@playwright/test'
import { generate, openPrayer } from './scenario'
import { expect, requests, test, WAIT_ENDS_WITHIN } from './faulty-scenario'
import { arriveAsMember, storePrayer } from './member'

// What is waited for here takes longer than in other scenarios.
test.describe.configure({ timeout: 180_000 })

const NEW_PRAYER = requests('POST', '/rest/v1/prayers')
const CHANGED_PRAYER = requests('PATCH', '/rest/v1/prayers')
const CHOICES = { tradition: 'Universal', type: 'Hope', category: 'Wellbeing' }

async function expectOnceInProfile(page: Page, title: string): Promise<void> {
  await page.goto('/profile')
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1)
}

async function openRemix(page: Page) {
  await page.getByRole('button', { name: 'Remix Prayer' }).click()
  return page.getByRole('dialog', { name: 'Remix Prayer' })
}

// A prayer that is sent again is refused where it is stored already: so it is there once.
test.beforeEach(({ expectNoise }) => expectNoise(/409/, /\/rest\/v1\/prayers\?/))

test('A made prayer whose saving arrived while the answer was lost is there once', async ({
  page,
  server,
}) => {
  await arriveAsMember(page)
  server.fail({ kind: 'answer lost' }, NEW_PRAYER)
  const title = await generate(page, CHOICES)
  const saveAgain = page.getByRole('button', { name: 'Save again' })
  await expect(saveAgain).toBeVisible()
  server.mend()
  await page.reload()
  await saveAgain.click()
  await expect(page.getByText('Prayer saved successfully!')).toBeVisible()
  await expectOnceInProfile(page, title)
})

test('A reload in the middle of a silent save stores the prayer once', async ({ page, server }) => {
  await arriveAsMember(page)
  server.fail({ kind: 'slow', by: 3000 }, NEW_PRAYER)
  const arrived = page.waitForRequest((request) =>
    NEW_PRAYER({ method: request.method(), path: new URL(request.url()).pathname }),
  )
  const title = await generate(page, CHOICES)
  await arrived
  await page.reload()
  // The page may live just long enough to hear that its request was cancelled; then it offers to save again.
  const saved = page.getByText('Prayer saved successfully!')
  const saveAgain = page.getByRole('button', { name: 'Save again' })
  await expect(saved.or(saveAgain).first()).toBeVisible({ timeout: WAIT_ENDS_WITHIN })
  if (await saveAgain.isVisible()) await saveAgain.click()
  await expect(saved).toBeVisible({ timeout: WAIT_ENDS_WITHIN })
  server.mend()
  await expectOnceInProfile(page, title)
})

test('A remix whose answer was lost is there once, with the words that were sent last', async ({
  page,
  server,
}) => {
  await arriveAsMember(page)
  await page.goto('/traditions/universal')
  await openPrayer(page)
  const dialog = await openRemix(page)
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Words before the storm')
  server.fail({ kind: 'answer lost' }, NEW_PRAYER)
  await dialog.getByRole('button', { name: 'Save Remix' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to save prayer' })).toBeVisible()
  server.mend()
  await page.reload()
  await openRemix(page)
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Words after the storm')
  await dialog.getByRole('button', { name: 'Save Remix' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Words after the storm')
  await expectOnceInProfile(page, 'Words after the storm')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('An edit that no server hears of is kept over a reload and sent again', async ({
  page,
  server,
}) => {
  const { id } = await storePrayer(page.request, await arriveAsMember(page))
  await page.goto(`/prayer/${id}`)
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Prayer' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('A better title')
  server.fail({ kind: 'away' }, CHANGED_PRAYER)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to save prayer' })).toBeVisible()
  server.mend()
  await page.reload()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('A better title')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A better title')
})

test('A profile change that no server hears of is kept over a reload and sent again', async ({
  page,
  server,
}) => {
  await arriveAsMember(page)
  await page.goto('/settings')
  const bio = page.getByRole('textbox', { name: 'Bio' })
  await bio.fill('I read when it rains.')
  server.fail({ kind: 'away' }, requests('PATCH', '/rest/v1/profiles'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Error updating profile')).toBeVisible()
  server.mend()
  await page.reload()
  await expect(bio).toHaveValue('I read when it rains.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
})

test('A like ends where the person wished on a slow server, and is taken back when none hears of it', async ({
  page,
  server,
}) => {
  await arriveAsMember(page)
  await page.goto('/traditions/islam')
  const like = page
    .getByRole('main')
    .getByRole('list')
    .getByRole('button', { name: /^Like, / })
    .nth(2)
  const isLiked = (pressed: boolean) =>
    expect(like).toHaveAttribute('aria-pressed', String(pressed))
  await isLiked(false)

  const written = () =>
    server.seen.filter(({ path, method }) => /\/likes/.test(path) && method !== 'GET')
  server.fail({ kind: 'away' }, ({ path }) => path.startsWith('/rest/v1/likes'))
  await like.click()
  await expect(page.getByText('Unable to like prayer. Please try again later.')).toBeVisible()
  await isLiked(false)

  server.mend()
  server.fail({ kind: 'slow', by: 3000 })
  server.forget()
  for (const pressed of [true, false, true, false, true]) {
    await like.click()
    await isLiked(pressed)
  }
  await like.click()
  await isLiked(false)
  await expect.poll(() => written().map(({ method }) => method)).toEqual(['POST', 'DELETE'])
  server.mend()
  await page.reload()
  await isLiked(false)
})

test('A save that nobody answers ends with the words and the way to try again', async ({
  page,
  server,
}) => {
  await arriveAsMember(page)
  server.fail({ kind: 'silent' }, NEW_PRAYER)
  const title = await generate(page, CHOICES)
  await expect(page.getByText('Failed to save prayer').first()).toBeVisible({
    timeout: WAIT_ENDS_WITHIN,
  })
  server.mend()
  await page.getByRole('button', { name: 'Save again' }).click()
  await expect(page.getByText('Prayer saved successfully!')).toBeVisible()
  await expectOnceInProfile(page, title)
})
