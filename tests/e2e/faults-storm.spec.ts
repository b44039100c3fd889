import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './faulty-scenario'
import { arriveAsMember } from './member'

test.use({ hearsNews: true })

// What is waited for here takes longer than in other scenarios.
test.describe.configure({ timeout: 180_000 })

/** Of each tab. An expired session adds its own tries to be renewed. */
const PER_MINUTE = 20
const RENEWALS_PER_MINUTE = 20

/** Lets the pages' clocks run second by second, so that what they ask for in between can fail in between. */
async function letPass(context: BrowserContext, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await context.clock.runFor(1000)
}

async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
}

test('Two tabs do not storm a server that is away, and come back when it is there again', async ({
  page,
  context,
  server,
}) => {
  await arriveAsMember(page)
  await context.clock.install()
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/peace')
    await expect(tab.getByRole('main').getByRole('article').first()).toBeVisible()
  }
  await expect
    .poll(() => server.seen.filter(({ path }) => /websocket/.test(path)).length)
    .toBeGreaterThanOrEqual(2)

  server.fail({ kind: 'away' })
  server.cutSockets()
  const counts: number[] = []
  for (let minute = 0; minute < 2; minute += 1) {
    server.forget()
    await letPass(context, 60)
    counts.push(server.seen.length)
  }
  const [first = 0, second = 0] = counts
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThanOrEqual(2 * PER_MINUTE)
  expect(second).toBeLessThanOrEqual(first)

  server.mend()
  server.forget()
  // Time goes on while it is waited for: on a slow machine one answer takes many of the pages' seconds.
  await expect
    .poll(
      async () => {
        await letPass(context, 1)
        return server.seen.some(({ path }) => /prayers/.test(path))
      },
      { timeout: 90_000, intervals: [100] },
    )
    .toBe(true)

  // Later the session expires, too. The pages' clocks are then ahead of the server's, so it ends here.
  server.fail({ kind: 'away' })
  server.cutSockets()
  await context.clock.fastForward('01:00:00')
  server.forget()
  await letPass(context, 60)
  expect(server.seen.length).toBeLessThanOrEqual(2 * (PER_MINUTE + RENEWALS_PER_MINUTE))
})

test('A tab in the background asks for nothing, also when its live connection breaks', async ({
  page,
  context,
  server,
}) => {
  await context.clock.install()
  const newsFlow = page
    .waitForEvent('websocket', (socket) => socket.url().includes('realtime'))
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) =>
        String(payload).includes('Subscribed to PostgreSQL'),
      ),
    )
  await page.goto('/peace')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await newsFlow
  await letPass(context, 5)
  await page.waitForLoadState('networkidle')
  await setVisibility(page, 'hidden')
  server.forget()
  await letPass(context, 90)
  server.cutSockets()
  await letPass(context, 60)
  expect(server.seen).toEqual([])
  await setVisibility(page, 'visible')
  await letPass(context, 35)
  await expect.poll(() => server.seen.some(({ path }) => /websocket/.test(path))).toBe(true)
})
