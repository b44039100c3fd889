import { AxeBuilder } from '@axe-core/playwright'
import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { unexpectedNoise, type ExpectedNoise, type Noise } from '../support/noise'

interface Scenario {
  /**
   * Whether the scenario's pages hear news by the live channel. Others do not: all scenarios share one library, and a
   * prayer that another one saves would move what is about to be pressed.
   */
  hearsNews: boolean
  /**
   * Adds a console message, or a 404, that this scenario provokes on purpose, e.g. by breaking the network, in whichever
   * window. Where a server refuses, the address too: answers of that status from elsewhere stay faults.
   */
  expectNoise: (text: RegExp, address?: RegExp) => void
  /**
   * Opens a window of another person or another device: nothing is shared with the scenario's own page. What is wrong in it
   * fails the scenario as well, and it closes with the scenario.
   */
  openWindow: (options?: BrowserContextOptions) => Promise<Page>
}

interface Watch {
  /** What went wrong so far in all windows that are watched. */
  noise: readonly Noise[]
  /** Before its first page opens: what was missed is not told again. */
  begin: (context: BrowserContext) => Promise<void>
}

/** What Playwright itself says where a scenario does without the service worker. */
const WITHOUT_WORKER = /Service Worker registration blocked by Playwright/

/** Runs in the page. A picture that cannot be drawn is silent: a server may even answer it with the app's own page. */
function reportBrokenPictures(): void {
  const report = ({ target }: Event) => {
    if (target instanceof HTMLImageElement)
      // oxlint-disable-next-line eslint/no-console -- the console is what a scenario listens to
      console.error(`A picture could not be shown: ${target.currentSrc.slice(0, 200)}`)
  }
  window.addEventListener('error', report, { capture: true })
}

/** What a failed scenario saw last. It is told beside what failed: a race that happens once leaves nothing else behind. */
async function describePages(context: BrowserContext): Promise<{ message: string }[]> {
  return Promise.all(
    context.pages().map(async (page) => {
      const seen = await page
        .locator('main, body:not(:has(main))')
        .first()
        .ariaSnapshot()
        .catch(String)
      return { message: `The scenario was at ${page.url()}\n${seen}` }
    }),
  )
}

/**
 * A user's scenario in a real browser. Anything the page writes to the console as a warning or an error, any
 * exception, and any page, file or picture that is not found or not shown fails it, and is named with its address.
 */
export const test = base.extend<Scenario & { watch: Watch }>({
  hearsNews: [false, { option: true }],
  watch: async ({ hearsNews }, provide) => {
    const noise: Noise[] = []
    const begin = async (context: BrowserContext) => {
      if (!hearsNews) await context.routeWebSocket(/\/realtime\//, () => undefined)
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          noise.push({ text: message.text(), address: message.location().url })
      })
      context.on('weberror', (error) =>
        noise.push({ text: String(error.error()), address: error.page()?.url() ?? '' }),
      )
      // Apart from what the console says of them: a pattern for broken connections must not excuse them.
      context.on('response', (response) => {
        if (response.status() === 404)
          noise.push({ text: '404 (Not Found)', address: response.url() })
      })
      await context.addInitScript(reportBrokenPictures)
    }
    await provide({ noise, begin })
  },
  expectNoise: [
    async ({ context, watch }, provide, testInfo) => {
      const expected: ExpectedNoise[] = [{ text: WITHOUT_WORKER }]
      await watch.begin(context)
      await provide((text, address) => expected.push({ text, address }))
      if (testInfo.errors.length > 0) testInfo.errors.push(...(await describePages(context)))
      expect(unexpectedNoise(watch.noise, expected)).toEqual([])
    },
    { auto: true },
  ],
  openWindow: async ({ browser, watch }, provide) => {
    const windows: BrowserContext[] = []
    await provide(async (options) => {
      const context = await browser.newContext(options)
      windows.push(context)
      await watch.begin(context)
      return context.newPage()
    })
    await Promise.all(windows.map((context) => context.close()))
  },
})

export { expect }

interface Inspection {
  /** Only these of the accessibility rules; all of them when left out. */
  rules?: string[]
  /** Those that do not hold here, for a reason that stands beside them. */
  without?: string[]
  /** Looks at news too, which the caller keeps from going. */
  withNews?: boolean
}

/** A list's cards are of one template: the first of them stand for all, and the others cost seconds. */
const FURTHER_CARDS = 'li:nth-child(n + 3) > article'

/** News fades out while it is looked at; a scenario of its own holds it still. */
const NEWS = '[data-sonner-toaster]'

/** Fails with the rule and the element when the page, as it is now, breaks an accessibility rule. */
export async function expectAccessible(
  page: Page,
  { rules, without = [], withNews = false }: Inspection = {},
): Promise<void> {
  // What is still fading has colours that nobody reads. A fade begins with the next frame, and that of an inherited colour
  // when the fade around it has ended.
  await page.evaluate(async () => {
    for (;;) {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      const fades = document
        .getAnimations()
        .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
      if (fades.length === 0) return
      await Promise.allSettled(fades.map((each) => each.finished))
    }
  })
  // The other mode opens a window of its own for frames of other origins; this app has no frames.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude(FURTHER_CARDS)
  axe.options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  })
  if (!withNews) axe.exclude(NEWS)
  const { violations } = await axe.analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([])
}

/** Opens a page and waits until news reach it: before, its lists learn of a new prayer by being read again, silently. */
export async function openLive(page: Page, path: string): Promise<void> {
  const flows = page
    .waitForEvent('websocket', (socket) => socket.url().includes('realtime'))
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) =>
        String(payload).includes('Subscribed to PostgreSQL'),
      ),
    )
  await page.goto(path)
  await flows
}

/**
 * Notes what news says from now on, also what is gone before anybody looks: a toast stands for five seconds. One that stands
 * already is noted too: the same news of another scenario's prayer is not said a second time beside it.
 */
export async function noteNews(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate((news) => {
    const said = [...document.querySelectorAll(news)].map((node) => node.textContent)
    Object.assign(window, { said })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.closest(news) && node.textContent)
            said.push(node.textContent)
    }).observe(document.body, { childList: true, subtree: true })
  }, NEWS)
  return () => page.evaluate(() => Reflect.get(window, 'said') as string[])
}

/** Opens the first prayer of the list on show, or the first that holds `text`; ends on its page. */
export async function openPrayer(page: Page, text = ''): Promise<void> {
  const cards = page.getByRole('main').getByRole('list').getByRole('article')
  await cards.filter({ hasText: text }).first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/prayer\/[0-9a-f-]{36}/)
  // The address changes before the list goes, and with it the cards' own controls.
  await expect(cards).toHaveCount(0)
  await expect(page.getByRole('tablist', { name: 'Length' })).toHaveCount(1)
}

/**
 * Chooses in a select or a combobox and waits until its list is gone. It is opened by its key: of a press the list awaits the release,
 * and on a slow machine it takes the next one, that upon the option, for it and stays open.
 */
export async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).press('Enter')
  const chosen = page.getByRole('option', { name: option, exact: true })
  // An opened list goes to what is chosen already; the pointer arrives before it is pressed, as a person's does.
  await chosen.hover()
  await chosen.click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

export interface Choices {
  tradition: string
  type: string
  category: string
  context?: string
  isPrivate?: boolean
}

/** Comes to the generator with these choices made, and makes the prayer; ends as `pressGenerate` does. */
export async function generate(page: Page, choices: Choices): Promise<string> {
  const { tradition, type, category } = choices
  await page.goto(`/generate?${String(new URLSearchParams({ tradition, type, category }))}`)
  if (choices.context) await page.getByRole('textbox', { name: /context/i }).fill(choices.context)
  const isPrivate = page.getByRole('switch', { name: /keep this prayer private/i })
  if (choices.isPrivate !== undefined) await isPrivate.setChecked(choices.isPrivate)
  return pressGenerate(page)
}

/** Makes the prayer that the form describes; ends on the result page with the prayer shown, and tells its title. */
export async function pressGenerate(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Generate Prayer' }).click()
  const title = page.getByRole('heading', { level: 1, name: / Prayer for /i })
  await expect(title).toBeVisible()
  await expect(page).toHaveURL(/\/prayer-result/)
  // A private prayer says so on a line of its own.
  return (await title.innerText()).split('\n')[0] ?? ''
}
