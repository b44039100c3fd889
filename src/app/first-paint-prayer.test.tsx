// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { readFileSync } from 'node:fs'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DayPrayer } from '@/features/prayers/day/day-prayer'
import { FeaturedPrayer } from '@/features/prayers/day/featured-prayer'
import { DAYS_ELEMENT, sampleOf } from '@/features/prayers/day/days-of-document'
import everyone from '@/features/prayers/day/everyone.json'
import judaism from '@/features/prayers/day/library/judaism.json'
import { prayerOfTheDay, type DayTradition } from '@/features/prayers/day/prayer-of-the-day'
import type { DocumentPrayer } from '@/features/prayers/day/shown-prayer'

const SCRIPT = readFileSync('public/first-paint.js', 'utf8')
const ALL: readonly DayTradition[] = everyone

const root = document.documentElement
const frame = () => document.querySelector('[data-day="frame"]')

beforeEach(() => {
  window.matchMedia = vi.fn<typeof window.matchMedia>(() => ({ matches: false }) as MediaQueryList)
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  for (const mark of Object.keys(root.dataset)) delete root.dataset[mark]
  document.body.replaceChildren()
  globalThis.orisonPrayerOfTheDay = undefined
})

/** A document with a prayer of the day: its address, the prayers that it holds, and what the app draws of them. */
interface DayPage {
  readonly path: string
  readonly days: readonly DayTradition[]
  readonly sample: DocumentPrayer | undefined
  readonly drawn: ReactElement
}

const HOME: DayPage = { path: '/', days: ALL, sample: sampleOf(ALL), drawn: <DayPrayer /> }

const sampleOfJudaism = sampleOf([judaism])
const TRADITION: DayPage = {
  path: '/traditions/judaism',
  days: [judaism],
  sample: sampleOfJudaism && { ...sampleOfJudaism, isOfTradition: true },
  drawn: <FeaturedPrayer tradition="Judaism" />,
}

/** What the app renders at first: in the build that of the sample. */
function render({ path, drawn }: DayPage = HOME): string {
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location={path}>{drawn}</StaticRouter>
    </QueryClientProvider>,
  )
}

/** As a browser writes it. */
function normalized(html: string): string {
  const part = document.createElement('div')
  part.innerHTML = html
  for (const dot of part.querySelectorAll<HTMLElement>('[style]'))
    dot.setAttribute('style', dot.style.cssText.replaceAll(' ', ''))
  return part.innerHTML
}

/** Opens a document on a day: its script runs first, then the parser reads the page. */
async function open(date: Date, dayPage = HOME): Promise<string> {
  vi.setSystemTime(date)
  globalThis.orisonPrayerOfTheDay = dayPage.sample
  const page = render(dayPage)
  globalThis.orisonPrayerOfTheDay = undefined
  root.dataset['page'] = dayPage.path
  window.history.replaceState(null, '', dayPage.path)
  const script = document.createElement('script')
  script.dataset['backend'] = ''
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  // oxlint-disable-next-line typescript/no-implied-eval -- the file is a script, not a module
  new Function(SCRIPT)()
  const json = document.createElement('script')
  json.type = 'application/json'
  json.id = DAYS_ELEMENT
  json.textContent = JSON.stringify(dayPage.days)
  const parsed = document.createElement('div')
  parsed.innerHTML = page
  document.body.append(json, parsed)
  // The script hears of what was parsed before anything is painted.
  await Promise.resolve()
  return parsed.innerHTML
}

describe('before the first paint, home shows the prayer of the day', () => {
  it.each([
    ['a day of spring', new Date(2026, 3, 7)],
    ['the last minute of a year', new Date(2026, 11, 31, 23, 59)],
    ['Christmas', new Date(2026, 11, 25)],
    ['Thanksgiving', new Date(2028, 10, 23)],
  ])('as the app then draws it, on %s', async (_, date) => {
    const shown = await open(date)
    const expected = prayerOfTheDay(date, ALL, new Set())
    expect(root.dataset['prayer']).toBe('today')
    expect(globalThis.orisonPrayerOfTheDay).toEqual(expected)
    expect(frame()?.textContent).toContain(expected?.rest)
    expect(normalized(shown)).toBe(normalized(render()))
  })

  it('on days all over four years', async () => {
    for (let day = 0; day < 4 * 366; day += 97) {
      const date = new Date(2026, 0, 1 + day, 9)
      await open(date)
      expect(globalThis.orisonPrayerOfTheDay).toEqual(prayerOfTheDay(date, ALL, new Set()))
      document.body.replaceChildren()
      delete root.dataset['prayer']
    }
  })

  it('from the reader’s own traditions', async () => {
    localStorage.setItem('orison.my-traditions', JSON.stringify([judaism]))
    const date = new Date(2026, 3, 7)
    await open(date)
    const mine = prayerOfTheDay(date, [judaism], new Set())
    expect(globalThis.orisonPrayerOfTheDay).toEqual(mine)
    expect(mine?.id).not.toBe(prayerOfTheDay(date, ALL, new Set())?.id)
    expect(frame()?.textContent).toContain('Judaism')
  })

  it('and none that the reader has hidden or the library no longer has', async () => {
    const date = new Date(2026, 3, 7)
    const [first, second] = [new Set<string>(), new Set<string>()]
    first.add(prayerOfTheDay(date, ALL, first)?.id ?? '')
    for (const id of first) second.add(id)
    second.add(prayerOfTheDay(date, ALL, second)?.id ?? '')
    localStorage.setItem('orison.hidden-prayers', JSON.stringify([...first]))
    localStorage.setItem('orison.gone-prayers', JSON.stringify([...second]))
    await open(date)
    expect(globalThis.orisonPrayerOfTheDay).toEqual(prayerOfTheDay(date, ALL, second))
  })
})

it('Before the first paint, a tradition shows its own prayer of the day, whatever the reader follows', async () => {
  localStorage.setItem('orison.my-traditions', JSON.stringify([ALL[0]]))
  for (const date of [new Date(2026, 3, 7), new Date(2026, 3, 8)]) {
    const shown = await open(date, TRADITION)
    const expected = prayerOfTheDay(date, [judaism], new Set())
    expect(globalThis.orisonPrayerOfTheDay).toEqual({ ...expected, isOfTradition: true })
    expect(frame()?.textContent).toContain(expected?.rest)
    const links = [...(frame()?.querySelectorAll('a') ?? [])].map((link) => link.pathname)
    expect(links).toEqual([`/prayer/${expected?.id}`, `/prayer/${expected?.id}`])
    expect(normalized(shown)).toBe(normalized(render(TRADITION)))
    document.body.replaceChildren()
    delete root.dataset['prayer']
  }
})

it('Where what is kept is damaged, the words stay out of sight until the app has come', async () => {
  localStorage.setItem('orison.my-traditions', '[{}]')
  root.dataset['page'] = '/'
  await open(new Date(2026, 3, 7))
  expect(root.dataset['prayer']).toBeUndefined()
  expect(globalThis.orisonPrayerOfTheDay).toEqual(sampleOf(ALL))
})
