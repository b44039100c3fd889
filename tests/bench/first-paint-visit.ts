import type { Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import type { Phone } from './first-paint-stage'

/** What the browser itself says of one visit. Times in milliseconds since the address was opened. */
export interface Visit {
  firstContent: number
  largestContent: number
  /** When the text of the first prayer stood there. */
  firstPrayer: number
  /** What long tasks took beyond 50 ms each, together. */
  blocking: number
  layoutShift: number
}

/** What nothing is measured after: requests and tasks of the first screen have ended long before. In milliseconds. */
const SETTLED_AFTER = 3000

/** Runs in the page before anything else. */
function observe() {
  const seen = { largestContent: 0, firstPrayer: 0, blocking: 0, layoutShift: 0 }
  Object.assign(window, { seen })
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  each('largest-contentful-paint', ({ startTime }) => (seen.largestContent = startTime))
  each('longtask', ({ duration }) => (seen.blocking += Math.max(0, duration - 50)))
  each('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    }
    if (!hadRecentInput) seen.layoutShift += value
  })
  const look = () => {
    const text = document.querySelector<HTMLElement>('main .prayer-text')
    if (text?.textContent && text.checkVisibility()) seen.firstPrayer = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Opens an address in a new page, which notes how it goes from the beginning. */
export async function openPage(phone: Phone, path: string): Promise<Page> {
  const page = await phone.newPage()
  page.setDefaultTimeout(60_000)
  await page.addInitScript(observe)
  await page.goto(phone.url + path, { waitUntil: 'commit' })
  return page
}

/** Opens an address and reads off how it went. */
export async function visit(phone: Phone, path: string): Promise<Visit> {
  const page = await openPage(phone, path)
  await page.waitForFunction(() => Reflect.get(window, 'seen')?.firstPrayer > 0)
  await page.waitForTimeout(SETTLED_AFTER)
  const measured = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const seen = Reflect.get(window, 'seen') as Omit<Visit, 'firstContent'>
    return { ...seen, firstContent: paint?.startTime ?? Number.NaN }
  })
  await page.close()
  return measured
}

/** Leaves an address open until the app is kept on the device: some seconds after the page is there. */
export async function stayUntilKept(phone: Phone, path: string): Promise<void> {
  const page = await openPage(phone, path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.close()
}

/** Kilobytes of JavaScript, as sent, that an address loads first, and that it needs before it shows anything. */
export async function scriptsOf(url: string): Promise<{ loaded: number; needed: number }> {
  const document = await (await fetch(url)).text()
  const tags = document.match(/<(?:script type="module"|link rel="modulepreload")[^>]*>/g) ?? []
  const addresses = tags.map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '')
  const sizes = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(new URL(address, url))
      return gzipSync(new Uint8Array(await answer.arrayBuffer()), { level: 9 }).length
    }),
  )
  const loaded = sizes.reduce((sum, size) => sum + size, 0) / 1000
  return { loaded, needed: /<div id="root">\s*<\/div>/.test(document) ? loaded : 0 }
}
