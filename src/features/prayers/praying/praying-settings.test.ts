import { expect, it } from 'vitest'
import { parsePrayingSettings } from './praying-settings'

const USUAL = { ground: null, size: 1, pace: 'calm', voice: null }

it('settings of praying come back as they were kept', () => {
  const kept = { ground: 'dark', size: 4, pace: 'slow', voice: 'urn:voice:ana' }
  expect(parsePrayingSettings(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
})

it.each([{}, { ground: 'pink', size: 9, pace: 3, voice: 1 }, { size: 0.5 }, []])(
  'settings that nobody can read are the usual ones: %j',
  (stored) => expect(parsePrayingSettings(stored)).toEqual(USUAL),
)

it('no settings are none', () => {
  expect(parsePrayingSettings(null)).toBeNull()
  expect(parsePrayingSettings('dark')).toBeNull()
})
