import { describe, expect, it } from 'vitest'
import { announcementOf, createAnnouncer } from './live-announcements'
import type { LiveEvent } from '../cache/live-events'
import { prayerAt } from '../prayer-fixture'
import type { PrayerScope } from '../cache/prayer-scopes'

const HOME: PrayerScope = { kind: 'newest' }
const PEACE: PrayerScope = { kind: 'category', category: 'Peace', search: '' }
const MINE: PrayerScope = { kind: 'mine', ownerId: 'me' }
const others: LiveEvent = { kind: 'inserted', prayer: prayerAt(1, { userId: 'somebody' }) }
const own: LiveEvent = { kind: 'inserted', prayer: prayerAt(1, { userId: 'me' }) }

describe('news', () => {
  it('are said in the words of the list on screen', () => {
    expect(announcementOf(others, [HOME], 'me')).toBe('New prayer received!')
    expect(announcementOf(others, [PEACE], null)).toBe('A new prayer has been generated!')
    expect(announcementOf(own, [MINE], 'me')).toBe('Prayer list updated!')
  })

  it('that change nothing on screen are not said', () => {
    expect(announcementOf(others, [], null)).toBeNull()
  })

  it('of an own prayer are not said as news', () => {
    expect(announcementOf(own, [HOME], 'me')).toBeNull()
  })

  it('are not that a maker tries another variant, not even in a list of their own', () => {
    const changed = { kind: 'updated', prayer: prayerAt(1, { userId: 'me' }) } as const
    expect(announcementOf(changed, [MINE], 'me')).toBe('Prayer list updated!')
    expect(announcementOf({ ...changed, isVariant: true }, [MINE, HOME], 'me')).toBeNull()
  })

  it('of likes, changes and deletions are shown without words in foreign lists', () => {
    expect(announcementOf({ kind: 'likes', id: 'x', likes: 1 }, [MINE], 'me')).toBeNull()
    expect(announcementOf({ kind: 'deleted', id: 'x' }, [HOME], null)).toBeNull()
  })
})

describe('a burst of news', () => {
  it('is one message, and the next one comes after a pause', () => {
    const said: string[] = []
    let time = 0
    const announce = createAnnouncer(
      (message) => said.push(message),
      () => time,
    )
    for (time = 0; time < 12_000; time += 1000) announce('New prayer received!', { ...others })
    expect(said).toHaveLength(1)
    time += 6000
    announce('New prayer received!', { ...others })
    announce('Prayer list updated!', { ...own })
    expect(said).toEqual(['New prayer received!', 'New prayer received!', 'Prayer list updated!'])
  })
})

describe('an event that is applied again', () => {
  it('is not announced again, however much later', () => {
    const said: string[] = []
    let time = 0
    const announce = createAnnouncer(
      (message) => said.push(message),
      () => time,
    )
    announce('New prayer received!', others)
    time = 60_000
    announce('New prayer received!', others)
    expect(said).toHaveLength(1)
  })
})
