import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killApp, startApp } from '../support/app-process'
import { expect, generate, test } from './scenario'
import { arriveAsMember, expectSignedIn, storePrayer } from './member'

test.use({ hearsNews: true })

// What is waited for here takes longer than in other scenarios.
test.describe.configure({ timeout: 180_000 })

const PORT = 4328

test.use({ baseURL: `http://127.0.0.1:${PORT}` })

test('After its server was killed and started again everything is still there, and an open page loses nothing', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_|WebSocket|Failed to fetch|AuthRetryable/)
  const dataFolder = mkdtempSync(join(tmpdir(), 'orison-away-'))
  const first = await startApp(PORT, dataFolder)
  const title = page.getByRole('heading', { level: 1 })
  let second: typeof first | null = null
  try {
    const before = await storePrayer(page.request, await arriveAsMember(page))
    await generate(page, {
      tradition: 'Islam',
      type: 'Patience',
      category: 'Wellbeing',
    })
    await expect(page.getByText('Prayer saved successfully!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
    await killApp(first)

    await page.getByRole('button', { name: 'Generate another' }).click()
    const saveAgain = page.getByRole('button', { name: 'Save again' })
    await expect(saveAgain).toBeVisible()
    const words = (await title.innerText()).split('\n')[0] ?? ''
    expect(words).not.toBe('')

    second = await startApp(PORT, dataFolder)
    await saveAgain.click()
    await expect(page.getByText('Prayer saved successfully!')).toBeVisible()
    await page.goto('/profile')
    await expectSignedIn(page)
    const cards = page.getByRole('main').getByRole('article')
    // One sitting is one row: the other words have taken the place of the first.
    await expect(cards).toHaveCount(2)
    await expect(cards.filter({ hasText: before.title })).toBeVisible()
    await expect(cards.filter({ hasText: words })).toBeVisible()
  } finally {
    if (second) await killApp(second)
    else await killApp(first).catch(() => {})
    rmSync(dataFolder, { recursive: true, force: true })
  }
})
