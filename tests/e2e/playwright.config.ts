import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_ARGUMENTS } from '../support/chromium'

const PORT = 4317

/** The runner process makes the data folder once; its workers inherit the name. */
const dataFolder = (process.env['ORISON_TEST_DATA'] ??= mkdtempSync(
  join(tmpdir(), 'orison-browser-'),
))
const executablePath = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // What fails now and then is broken now and then.
  retries: 0,
  // A wait of the app ends within 15 seconds, and what a loaded machine shows late is shown all the same.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    // Playwright does not see what passes a service worker; the scenarios without a network allow it.
    serviceWorkers: 'block',
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // The main ways, and what looks different there; the rest is proved on the desktop.
      grep: /@phone/,
      use: { viewport: { width: 375, height: 740 }, hasTouch: true },
    },
  ],
  webServer: {
    command: `npx tsx supabase/local/start.ts --port ${PORT}`,
    cwd: '../..',
    // Answered (401 without a key) once the database is open: the first scenario shall not wait for it.
    url: `http://127.0.0.1:${PORT}/rest/v1/`,
    env: { ORISON_DATA: dataFolder },
    timeout: 180_000,
    stdout: 'pipe',
  },
})
