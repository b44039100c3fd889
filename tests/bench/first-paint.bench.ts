import { fileURLToPath } from 'node:url'
import { ensureSiteBuild } from '../../supabase/local/site-build'
import { quantile, type Figure, type Measured } from './figure'
import { measurePress, PRESS_NAMES } from './first-paint-presses'
import {
  AT_REST,
  openFirstPaintStage,
  SLOW_PHONE,
  type FirstPaintStage,
  type Slowness,
} from './first-paint-stage'
import { scriptsOf, stayUntilKept, visit, type Visit } from './first-paint-visit'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const RUNS = 3
/** A folder with another build of the site to stand beside this one, such as that of an earlier version. */
const BEFORE = process.env['ORISON_BENCH_BEFORE']

interface Pages {
  home: Visit
  tradition: Visit
  category: Visit
  prayer: Visit
}

/** What one build does under one slowness. */
interface Side {
  pages: Pages
  /** Until the first content of home when the app is kept on the device, in milliseconds. */
  again: number
  /** The longest time to the next frame of each kind of press, in milliseconds. */
  presses: Record<string, number>
  scripts: { loaded: number; needed: number }
}

const median = (samples: readonly number[]) => quantile(samples, 0.5)

function medians(visits: readonly Visit[]): Visit {
  const of = (name: keyof Visit) => median(visits.map((each) => each[name]))
  return {
    firstContent: of('firstContent'),
    largestContent: of('largestContent'),
    firstPrayer: of('firstPrayer'),
    blocking: of('blocking'),
    layoutShift: of('layoutShift'),
  }
}

async function repeat<Result>(work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < RUNS) results.push(await work())
  return results
}

async function measureSide(
  stage: FirstPaintStage,
  site: string,
  slowness: Slowness,
  paths: Record<keyof Pages, string>,
  session: object,
): Promise<Side> {
  const again: number[] = []
  const cold = async (path: string, isTwice = false) => {
    const phone = await stage.openPhone(site, slowness)
    const first = await visit(phone, path)
    if (isTwice) {
      await stayUntilKept(phone, path)
      again.push((await visit(phone, path)).firstContent)
    }
    await phone.close()
    return first
  }
  const pages: Pages = {
    home: medians(await repeat(() => cold(paths.home, true))),
    tradition: medians(await repeat(() => cold(paths.tradition))),
    category: medians(await repeat(() => cold(paths.category))),
    prayer: medians(await repeat(() => cold(paths.prayer))),
  }
  const presses: Record<string, number> = {}
  for (const name of PRESS_NAMES) {
    const times = await repeat(async () => {
      const phone = await stage.openPhone(site, slowness, session)
      const time = await measurePress(phone, name)
      await phone.close()
      return time
    })
    presses[name] = median(times)
  }
  const { url, close } = await stage.openPhone(site, slowness)
  await close()
  return { pages, again: median(again), presses, scripts: await scriptsOf(url) }
}

function figuresOf(now: Side, beside: Side, baseline: string): Figure[] {
  const figure = (
    name: string,
    target: number,
    read: (side: Side) => number,
    unit = 'ms',
  ): Figure => ({ name, unit, value: read(now), baseline, baselineValue: read(beside), target })
  const ofAll = ({ pages }: Side, name: keyof Visit) =>
    Math.max(...Object.values(pages).map((page: Visit) => page[name]))
  return [
    figure('Home: first contentful paint', 1000, ({ pages }) => pages.home.firstContent),
    figure('Home: largest contentful paint', 1300, ({ pages }) => pages.home.largestContent),
    figure('Home: first paint of a second visit', 500, ({ again }) => again),
    figure('Tradition: first prayer readable', 1800, ({ pages }) => pages.tradition.firstPrayer),
    figure('Category: first prayer readable', 1800, ({ pages }) => pages.category.firstPrayer),
    figure('Prayer: its text readable', 1800, ({ pages }) => pages.prayer.firstPrayer),
    figure('JavaScript before the first content, gzip', 0, ({ scripts }) => scripts.needed, 'kB'),
    figure('JavaScript of the first route, gzip', 125, ({ scripts }) => scripts.loaded, 'kB'),
    figure('Blocking time of home', 200, ({ pages }) => pages.home.blocking),
    figure('Blocking time, worst of the four', 200, (side) => ofAll(side, 'blocking')),
    figure('Layout shift, worst of the four', 2, (side) => 1000 * ofAll(side, 'layoutShift'), '‰'),
    ...PRESS_NAMES.map((name) =>
      figure(`${name}, to the next frame`, 100, ({ presses }) => presses[name] ?? Number.NaN),
    ),
  ]
}

/** How soon the built site can be read and used on a slow phone: median of three visits of an empty browser. */
export async function measureFirstPaint(): Promise<Measured> {
  const site = await ensureSiteBuild(PROJECT, () => undefined)
  const stage = await openFirstPaintStage()
  try {
    const rows = await stage.backend.database.query<{ id: string }>(
      'select id from public.prayers where not is_private order by created_at desc limit 1',
    )
    const paths = {
      home: '/',
      tradition: '/traditions/islam',
      category: '/gratitude',
      prayer: `/prayer/${rows[0]?.id}`,
    }
    const session = await stage.signUp()
    const now = await measureSide(stage, site, SLOW_PHONE, paths, session)
    const beside = await measureSide(
      stage,
      BEFORE ?? site,
      BEFORE === undefined ? AT_REST : SLOW_PHONE,
      paths,
      session,
    )
    const baseline = BEFORE === undefined ? 'without any slowness' : 'before'
    return {
      figures: figuresOf(now, beside, baseline),
      notes: [
        'A phone’s window (412×823), 150 ms to the server, 1.6 Mbit/s, a processor four times slower, an empty cache.',
      ],
    }
  } finally {
    await stage.close()
  }
}
