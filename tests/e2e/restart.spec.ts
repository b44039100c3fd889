import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killApp, startApp } from '../support/app-process'
import { expect, generate, test } from './errand'
import { arriveAsMember, expectSignedIn } from './member'

const PORT = 4327

test.use({ baseURL: `http://127.0.0.1:${PORT}` })

test('After the server was killed and started again, everything is still there', async ({
  page,
  expectNoise,
}) => {
  test.setTimeout(120_000)
  expectNoise(/ERR_CONNECTION|WebSocket|Failed to load resource|Failed to fetch/)
  const dataFolder = mkdtempSync(join(tmpdir(), 'orison-restart-'))
  const first = await startApp(PORT, dataFolder)
  let title = ''
  try {
    await arriveAsMember(page)
    title = await generate(page, {
      tradition: 'Islam',
      type: 'Patience',
      category: 'Wellbeing',
    })
    await expect(page.getByText('Prayer saved successfully!')).toBeVisible()
  } finally {
    await killApp(first)
  }

  const second = await startApp(PORT, dataFolder)
  try {
    await page.goto('/profile')
    await expectSignedIn(page)
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
  } finally {
    await killApp(second)
    rmSync(dataFolder, { recursive: true, force: true })
  }
})
