import { it } from 'vitest'
import { writeFileSync } from 'node:fs'
import * as T from './contexts'
import { TYPED } from './contexts/typed'
import { readIntention } from './read-intention'
import { restate } from '../restate/restate'
const short = (h: any) =>
  [
    ...h.occasions.map((o: any) => o.occasion + (o.who ? '/' + o.who : '')),
    h.name ? 'name:' + h.name : '',
    h.when ?? '',
    h.tense ?? '',
    h.harmWish ? 'harm' : '',
  ]
    .filter(Boolean)
    .join(' ')
it('measures', () => {
  const lists: Record<string, readonly T.ExpectedHearing[]> = {
    TYPED: T.expectedIn(TYPED),
    TABLE: T.CONTEXTS,
    HELD: T.HELD_BACK_CONTEXTS,
  }
  const out: string[] = []
  const said: string[] = []
  for (const [name, list] of Object.entries(lists)) {
    let right = 0,
      bad = 0,
      restated = 0
    for (const e of list) {
      const h = readIntention(e.context)
      const want = { ...e, tense: e.tense === undefined ? h.tense : e.tense }
      const ok = short(h) === short(want)
      const f = h.occasions
        .flatMap((o) => [o.occasion, `${o.occasion}/${o.who}`])
        .filter((x) => e.forbidden.includes(x))
      if (ok) right++
      else out.push(`${f.length ? 'OPPOSITE ' : ''}${e.context}\n    ${short(h)}   <<< ${short(e)}`)
      if (f.length) bad++
      let r: any = null
      try {
        r = restate(e.context, { name: h.name, isSaid: false })
      } catch (x) {
        r = String(x)
      }
      if (r) restated++
      said.push(
        `${e.context}\n    ${r === null || r === undefined ? '-' : typeof r === 'string' ? r : JSON.stringify(r)}`,
      )
    }
    out.push(`== ${name}: ${right}/${list.length} right, ${bad} opposite, restated ${restated}`)
    console.log(out.at(-1))
  }
  writeFileSync('/tmp/h/out.txt', out.join('\n'))
  writeFileSync('/tmp/h/said.txt', said.join('\n'))
}, 60_000)
