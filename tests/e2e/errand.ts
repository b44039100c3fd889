import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

interface Errand {
  /** Adds a console message that this errand provokes on purpose, e.g. by breaking the network. */
  expectNoise: (pattern: RegExp) => void
}

/**
 * A user's errand in a real browser. Anything the page writes to the console as a warning or an error, and
 * any exception, fails it.
 */
export const test = base.extend<Errand>({
  expectNoise: [
    async ({ context }, use) => {
      const expected: RegExp[] = []
      const noise: string[] = []
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text())
      })
      context.on('weberror', (error) => noise.push(String(error.error())))
      await use((pattern) => expected.push(pattern))
      expect(noise.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * Fails with the rule and the element when the page, as it is now, breaks an accessibility rule: any of them, or one
 * of those named.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // What is still fading has colours that nobody reads; a fade begins with the next frame.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const fades = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(fades.map((each) => each.finished))
  })
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([])
}

let members = 0

/** An e-mail address that nobody used before in this run. */
export function freshEmail(): string {
  members += 1
  return `reader-${process.pid}-${Date.now()}-${members}@example.org`
}

export const PASSWORD = 'a quiet long password'

/** Waits until the page knows its viewer. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
}

/** Follows the newest link that was sent to an address, as its owner would in the mailbox. */
export async function followMail(page: Page, email: string): Promise<void> {
  await page.goto('/mailbox')
  await page.getByRole('listitem').filter({ hasText: email }).first().getByRole('link').click()
  await page.getByRole('main').getByRole('link').first().click()
}

/** Signs a new person up through the form. */
export async function signUp(page: Page, email = freshEmail()): Promise<string> {
  await page.goto('/login')
  await page.getByRole('link', { name: /sign up/i }).click()
  await page.getByLabel(/email/i).fill(email)
  await page.getByLabel(/password/i).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expectSignedIn(page)
  return email
}

/** Signs an existing person in through the form. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(/email/i).fill(email)
  await page.getByLabel(/password/i).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectSignedIn(page)
}

/** Opens the first prayer of the list on show, or the first that holds `text`; ends on its page. */
export async function openPrayer(page: Page, text = ''): Promise<void> {
  const cards = page.getByRole('main').getByRole('list').getByRole('article')
  await cards.filter({ hasText: text }).first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/prayer\/[0-9a-f-]{36}/)
  // The list is gone and with it the cards' own length switches.
  await expect(page.getByRole('tablist', { name: 'Length' })).toHaveCount(1)
}

export interface Choices {
  tradition: string
  type: string
  category: string
  context?: string
  isPrivate?: boolean
}

/** Makes a prayer on /generate; ends on the result page with the prayer shown, and tells its title. */
export async function generate(page: Page, choices: Choices): Promise<string> {
  await page.goto('/generate')
  for (const [label, value] of [
    ['Tradition', choices.tradition],
    ['Type', choices.type],
    ['Category', choices.category],
  ] as const) {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: value, exact: true }).click()
    await expect(page.getByRole('listbox')).toBeHidden()
  }
  if (choices.context) await page.getByRole('textbox', { name: /context/i }).fill(choices.context)
  const isPrivate = page.getByRole('switch', { name: /keep this prayer private/i })
  if (choices.isPrivate !== undefined) await isPrivate.setChecked(choices.isPrivate)
  await page.getByRole('button', { name: 'Generate Prayer' }).click()
  const title = page.getByRole('heading', { level: 1, name: / Prayer for /i })
  await expect(title).toBeVisible()
  await expect(page).toHaveURL(/\/prayer-result/)
  // A private prayer says so on a line of its own.
  return (await title.innerText()).split('\n')[0] ?? ''
}
