import { describe, expect, it } from 'vitest'
import { TRADITIONS } from '@/catalogue/traditions'
import everyone from './everyone.json'
import { prayerOfTheDay, type DayTradition } from './prayer-of-the-day'

const ALL: readonly DayTradition[] = everyone
const NONE = new Set<string>()

const on = (year: number, month: number, day: number, hour = 12) =>
  new Date(year, month - 1, day, hour)

/** The days of a year from this one on. */
function daysFrom(start: Date, count = 365): Date[] {
  return Array.from(
    { length: count },
    (_, at) => new Date(start.getFullYear(), start.getMonth(), start.getDate() + at, 12),
  )
}

const traditionsOf = (days: readonly Date[], from = ALL) =>
  days.map((date) => prayerOfTheDay(date, from, NONE)?.tradition)

describe('the prayer of the day', () => {
  it('is the same all day long, and another one the next', () => {
    const morning = prayerOfTheDay(on(2026, 11, 22, 0), ALL, NONE)
    expect(prayerOfTheDay(on(2026, 11, 22, 23), ALL, NONE)).toEqual(morning)
    expect(prayerOfTheDay(on(2026, 11, 23, 0), ALL, NONE)?.id).not.toBe(morning?.id)
  })

  it('comes from every tradition in a year, and from another one each day', () => {
    const year = traditionsOf(daysFrom(on(2027, 1, 1)))
    expect(new Set(year)).toEqual(new Set(TRADITIONS.map(({ name }) => name)))
    const repeated = year.filter((name, at) => name === year[at - 1] && name !== 'Christmas')
    expect(repeated).toEqual([])
  })

  it('keeps Christmas and Thanksgiving for their days', () => {
    expect(traditionsOf([on(2026, 12, 24), on(2026, 12, 25), on(2026, 11, 26)])).toEqual([
      'Christmas',
      'Christmas',
      'Thanksgiving',
    ])
    const summer = traditionsOf(daysFrom(on(2026, 3, 1), 180))
    expect(summer).not.toContain('Christmas')
    expect(summer).not.toContain('Thanksgiving')
  })

  it('shows each prayer of a tradition before one of them returns', () => {
    const islam = ALL.filter(({ tradition }) => tradition === 'Islam')
    const [first, second, third] = daysFrom(on(2026, 5, 1), 3).map(
      (date) => prayerOfTheDay(date, islam, NONE)?.id,
    )
    expect(second).not.toBe(first)
    expect(third).toBe(first)
  })

  it('follows the traditions that are given, Christmas in May included', () => {
    const mine = ALL.filter(({ tradition }) => ['Islam', 'Judaism'].includes(tradition))
    expect(new Set(traditionsOf(daysFrom(on(2026, 5, 1), 4), mine))).toEqual(
      new Set(['Islam', 'Judaism']),
    )
    const christmas = ALL.filter(({ tradition }) => tradition === 'Christmas')
    expect(traditionsOf([on(2026, 5, 1)], christmas)).toEqual(['Christmas'])
  })

  it('gives way to the next day’s where it is left out, until none is left', () => {
    const today = prayerOfTheDay(on(2026, 5, 1), ALL, NONE)
    const next = prayerOfTheDay(on(2026, 5, 2), ALL, NONE)
    expect(prayerOfTheDay(on(2026, 5, 1), ALL, new Set([today?.id ?? '']))?.id).toBe(next?.id)
    expect(prayerOfTheDay(on(2026, 5, 1), ALL, { has: () => true })).toBeNull()
    expect(prayerOfTheDay(on(2026, 5, 1), [], NONE)).toBeNull()
  })
})
