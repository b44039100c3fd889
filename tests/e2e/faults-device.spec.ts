import type { BrowserContext } from '@playwright/test'
import { breakRequests } from './break-requests'
import { expect, generate, test } from './scenario'
import { arriveAsMember, signUp } from './member'

// What is waited for here takes longer than in other scenarios.
test.describe.configure({ timeout: 180_000 })

/** Nothing more fits on the device; what is there can be read. */
async function fillStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
}

/** The browser's settings forbid the site to keep anything. */
async function forbidStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
}

const CHOICES = { tradition: 'Universal', type: 'Hope', category: 'Wellbeing' }

test('On a device without room a prayer is made, shown and saved', async ({ page, context }) => {
  await arriveAsMember(page)
  await fillStorage(context)
  const title = await generate(page, CHOICES)
  await expect(page.getByText('Prayer saved successfully!')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1)
})

test('On a device without room a prayer that could not be saved survives a reload', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/500/)
  await arriveAsMember(page)
  await fillStorage(context)
  const mend = await breakRequests(
    page,
    /\/rest\/v1\/prayers/,
    (request) => request.method() === 'POST',
  )
  const title = await generate(page, CHOICES)
  await expect(page.getByText('Failed to save prayer').first()).toBeVisible()
  mend()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await page.getByRole('button', { name: 'Save again' }).click()
  await expect(page.getByText('Prayer saved successfully!')).toBeVisible()
})

test('Where nothing may be kept, people read, sign up and like all the same', async ({
  page,
  context,
}) => {
  await forbidStorage(context)
  await signUp(page)
  await page.getByRole('banner').getByRole('link', { name: 'Orison' }).click()
  const like = page
    .getByRole('main')
    .getByRole('button', { name: /^Like, / })
    .first()
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})
