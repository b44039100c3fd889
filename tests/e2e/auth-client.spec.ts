import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { BUILT_SITE } from './built-site'
import { arriveAsMember, expectSignedIn, signUp } from './member'
import { expect, openPrayer, test } from './scenario'

test.use({ hearsNews: true })

/** The file that holds the auth client, as the build has named it. */
function authFile(): string {
  const text = readFileSync(join(BUILT_SITE, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, { file: string }>
  return manifest['src/lib/auth-client.ts']?.file ?? 'the build has no such file'
}

/** The addresses that a page asks for from now on. */
function noteRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return asked
}

test('A visitor reads, also live, without the auth client', async ({ page }) => {
  const asked = noteRequests(page)
  const live = page.waitForEvent('websocket')
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('article').nth(1)).toBeVisible()
  await live
  await openPrayer(page)
  await expect(page.getByRole('tabpanel')).not.toBeEmpty()
  expect(asked.filter((address) => address.endsWith('.js'))).not.toEqual([])
  expect(asked.filter((address) => address.includes(authFile()))).toEqual([])
})

test('The auth client comes with a session that the device keeps', async ({ page }) => {
  await arriveAsMember(page)
  const asked = noteRequests(page)
  await page.goto('/')
  await expectSignedIn(page)
  await expect.poll(() => asked.filter((address) => address.includes(authFile()))).toHaveLength(1)
})

test('Signing in and out in one tab does the same in another', async ({ page, context }) => {
  await page.goto('/')
  const signInLink = page.getByRole('banner').getByRole('link', { name: 'Sign In' })
  await expect(signInLink).toBeVisible()
  const other = await context.newPage()
  await signUp(other)
  await expectSignedIn(page)
  await other.getByRole('button', { name: 'Your account' }).click()
  await other.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(signInLink).toBeVisible()
})
