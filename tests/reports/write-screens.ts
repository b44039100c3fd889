import { chromium, type Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { addresses } from '@/catalogue/addresses'
import { readCommandLine } from '../../supabase/local/command-line'
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../support/chromium'

const { positionals } = readCommandLine({
  usage: `Usage: npm run write:screens -- <address>

Takes the pictures of docs/screens from a running site, such as http://127.0.0.1:4173: wide and light, narrow and dark.`,
  positionals: { least: 1, most: 1 },
})

const FOLDER = fileURLToPath(new URL('../../docs/screens', import.meta.url))
const SCREENS: Record<string, string> = {
  home: addresses.home,
  category: addresses.category('Gratitude'),
  traditions: addresses.traditions,
  tradition: addresses.tradition('Judaism'),
  types: addresses.types,
  generate: addresses.generate,
  compare: addresses.compare,
  search: addresses.search('my mother is ill'),
  book: addresses.book,
  login: addresses.login,
}
const LOOKS = [
  { name: 'wide-light', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'tablet-light', viewport: { width: 768, height: 1024 }, colorScheme: 'light' },
  { name: 'narrow-dark', viewport: { width: 375, height: 740 }, colorScheme: 'dark' },
] as const

async function take(page: Page, screen: string, look: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `${FOLDER}/${screen}-${look}.jpg`, type: 'jpeg', quality: 72 })
}

await mkdir(FOLDER, { recursive: true })
const executablePath = ensureChromium((line) => console.log(line))
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })
for (const { name, viewport, colorScheme } of LOOKS) {
  const page = await browser.newPage({
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    baseURL: positionals[0] ?? '',
  })
  for (const [screen, path] of Object.entries(SCREENS)) {
    await page.goto(path)
    await take(page, screen, name)
  }
  await page.goto(addresses.tradition('Judaism'))
  await page.getByRole('link', { name: /^Read this prayer/ }).click()
  await page.getByRole('tablist', { name: 'Length' }).first().waitFor()
  await take(page, 'prayer', name)
  await page.getByRole('link', { name: 'Pray', exact: true }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).waitFor()
  await take(page, 'pray', name)
  await page.close()
}
await browser.close()
