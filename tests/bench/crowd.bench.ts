import type { Page } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { openCrowdStage, type CrowdStage } from './crowd-stage'
import type { Figure, Measured } from './figure'

const CARDS = Number(process.env['ORISON_BENCH_CARDS'] ?? 10_000)
/** How many of the same cards stand in the document for comparison: with all of them the browser runs out of patience. */
const PLAIN_CARDS = Math.min(CARDS, 2000)
const INSERTS = 500
/** In milliseconds. */
const BURST = 10_000

const lastPlace = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('main li[aria-posinset]')]
    return Math.max(0, ...rows.map((row) => Number(row.ariaPosInSet)))
  })

const domNodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

/** Scrolls up through the list step by step; returns the longest task in milliseconds, 0 when none took 50. */
async function scroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const tasks: number[] = [0]
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    })
    observer.observe({ type: 'longtask' })
    const steps = 200
    const step = Math.min(400, window.scrollY / steps)
    for (let done = 0; done < steps; done++) {
      window.scrollBy(0, -step)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
    observer.disconnect()
    return Math.max(...tasks)
  })
}

async function measureScrolling(stage: CrowdStage): Promise<Figure[]> {
  await stage.database.query(
    `insert into public.prayers (title, short_text, medium_text, long_text, tradition, category, type, author, source, tags, created_at)
     select title, short_text, medium_text, long_text, tradition, category, type, author, source, tags,
       created_at - copy * interval '1 second' - row_number() over () * interval '1 millisecond'
     from public.prayers cross join generate_series(1, 100) as copy
     limit $1`,
    [CARDS],
  )
  const page = await stage.open('/categories')
  page.setDefaultTimeout(600_000)
  await page.evaluate(async (wanted) => {
    for (let last = 0; last < wanted;) {
      window.scrollTo(0, document.documentElement.scrollHeight)
      await new Promise((resolve) => setTimeout(resolve, 30))
      const rows = [...document.querySelectorAll('main li[aria-posinset]')]
      last = Math.max(0, ...rows.map((row) => Number(row.ariaPosInSet)))
    }
  }, CARDS)
  const loaded = await lastPlace(page)
  const longest = await scroll(page)
  const nodes = await domNodes(page)

  const plain = await stage.open('/categories')
  await plain.evaluate((count) => {
    const list = document.querySelector('main article')?.closest('ul')
    const rows = [...(list?.children ?? [])]
    for (let at = rows.length; at < count; at++)
      list?.append(rows[at % rows.length]?.cloneNode(true) ?? '')
    window.scrollTo(0, document.documentElement.scrollHeight)
  }, PLAIN_CARDS)
  const plainLongest = await scroll(plain)
  const plainNodes = await domNodes(plain)
  await page.close()
  await plain.close()
  const baseline = `${PLAIN_CARDS} of the cards as plain elements`
  return [
    {
      name: `Elements in the document with ${loaded} cards loaded`,
      unit: '',
      value: nodes,
      baseline,
      baselineValue: plainNodes,
      target: 3000,
    },
    {
      name: 'Longest task while scrolling',
      unit: 'ms',
      value: longest,
      baseline,
      baselineValue: plainLongest,
      target: 50,
    },
  ]
}

interface Presses {
  /** How many presses landed on a length of a card. */
  count: number
  /** Milliseconds from a press to the frame that shows it, as the browser itself counts (in steps of 8). */
  waits: number[]
}

/** The shortest interaction that the browser reports; quicker ones count as this long. In milliseconds. */
const QUICKEST_REPORTED = 16

/** Presses lengths of the cards in the middle of the window with the mouse, again and again. */
async function press(page: Page, milliseconds: number): Promise<Presses> {
  await page.evaluate(() => {
    const presses: Presses = { count: 0, waits: [] }
    document.addEventListener('mousedown', ({ target }) => {
      if (target instanceof Element && target.closest('main [role="tab"]')) presses.count++
    })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (/^(pointerdown|mousedown|pointerup|mouseup|click)$/.test(entry.name))
          presses.waits.push(entry.duration)
    })
    // The DOM's types do not know the threshold.
    const interactions = { type: 'event', durationThreshold: 16 }
    observer.observe(interactions)
    Object.assign(window, { presses })
  })
  const until = performance.now() + milliseconds
  while (performance.now() < until) {
    const place = await page.evaluate(() => {
      const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li')
      const tabs = row?.querySelectorAll('[role="tab"][aria-selected="false"]')
      for (const tab of tabs ?? []) {
        const { x, y, width, height } = tab.getBoundingClientRect()
        if (y > 100 && y + height < innerHeight) return { x: x + width / 2, y: y + height / 2 }
      }
      return null
    })
    if (place) await page.mouse.click(place.x, place.y)
    await wait(50)
  }
  return page.evaluate(() => Reflect.get(window, 'presses') as Presses)
}

async function measureBurst(stage: CrowdStage): Promise<{ figures: Figure[]; note: string }> {
  const page = await stage.open('/traditions/tenrikyo')
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && node.closest('[data-sonner-toaster]'))
          if (/new prayer/i.test(node.textContent)) said.push(node.textContent)
    }).observe(document.body, { childList: true, subtree: true })
  })
  // The tradition's prayer of the day and its types stand before the list.
  await page
    .locator('main li[aria-posinset="2"]')
    .evaluate((row) => row.scrollIntoView({ block: 'center' }))
  const atRest = await press(page, 3000)
  const insertAll = async () => {
    const begin = performance.now()
    for (let at = 0; at < INSERTS; at++) {
      await stage.database.query(
        `insert into public.prayers (title, short_text, medium_text, long_text, tradition, category)
         values ($1, 'Let the lamp last.', 'Let the lamp last the night.', 'Let the lamp last the night and the day.', 'Tenrikyo', 'Hope')`,
        [`Burst number ${at}`],
      )
      await wait(Math.max(0, begin + ((at + 1) * BURST) / INSERTS - performance.now()))
    }
    return performance.now() - begin
  }
  const [took, during] = await Promise.all([insertAll(), press(page, BURST)])
  if (during.count < 10) throw new Error(`Only ${during.count} presses landed during the burst.`)
  await wait(1000)
  // A press may have scrolled into the list: then the news wait behind their button.
  const waiting = page.getByRole('button', { name: /new prayers?$/ })
  if (await waiting.isVisible()) await waiting.click()
  await page
    .locator('main li[aria-posinset="1"]')
    .filter({ hasText: `Burst number ${INSERTS - 1}` })
    .waitFor()
  const titles = await page.evaluate(async () => {
    window.scrollTo(0, 0)
    const seen = new Map<number, string>()
    for (let still = 0; still < 20;) {
      const before = seen.size
      for (const row of document.querySelectorAll('main li[aria-posinset]'))
        seen.set(Number(row.ariaPosInSet), row.querySelector('h2, h3')?.textContent ?? '')
      still = seen.size === before ? still + 1 : 0
      window.scrollBy(0, 600)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    return [...seen].sort(([a], [b]) => a - b).map(([, title]) => title)
  })
  const read = titles.filter((title) => title.startsWith('Burst number'))
  const inOrder = read.filter((title, at) => title === `Burst number ${INSERTS - 1 - at}`).length
  const messages = await page.evaluate(() => (Reflect.get(window, 'said') as string[]).length)
  await page.close()
  return {
    note: `${INSERTS} inserts took ${(took / 1000).toFixed(1)} s; ${read.length} arrived, ${inOrder} of them in their place; ${during.count} presses meanwhile, ${atRest.count} at rest.`,
    figures: [
      {
        name: `Press to the frame that shows it, during ${INSERTS} inserts, slowest`,
        unit: 'ms',
        value: Math.max(QUICKEST_REPORTED, ...during.waits),
        baseline: 'at rest',
        baselineValue: Math.max(QUICKEST_REPORTED, ...atRest.waits),
        target: 200,
      },
      {
        name: `Inserts shown once and in order, of ${INSERTS}`,
        unit: '',
        value: inOrder,
        baseline: 'inserts made',
        baselineValue: INSERTS,
        target: INSERTS,
        isMore: true,
      },
      {
        name: `Messages for ${INSERTS} inserts`,
        unit: '',
        value: messages,
        baseline: 'one for each',
        baselineValue: INSERTS,
        target: 1,
      },
    ],
  }
}

/** A long list and a burst of news in a real browser, on the built site with the embedded backend. */
export async function measureCrowd(): Promise<Measured> {
  const stage = await openCrowdStage()
  try {
    const { figures, note } = await measureBurst(stage)
    return { figures: [...(await measureScrolling(stage)), ...figures], notes: [note] }
  } finally {
    await stage.close()
  }
}
