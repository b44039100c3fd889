import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { REVIEWERS } from '@/catalogue/reviewers'
import { TRADITION_OPENINGS } from '@/catalogue/tradition-openings'
import { TRADITIONS } from '@/catalogue/traditions'
import { readVoice } from '../build/read-voice'
import { checkPackDocument, checkStockDocument } from '../checks/documents/check-document'
import { checkGrid, kindCells, occasionCells, plainCells } from '../checks/prayers/grid'
import { sampleCells, sayFirst } from '../checks/sample-cells'
import { VOICE_NAMES } from './load-voice'

const voices = VOICE_NAMES.map(readVoice)

describe.each(voices)('the voice of $pack.name', (voice) => {
  it('has every passage it needs, each in its form', () => {
    expect(sayFirst(checkPackDocument(voice.slug, voice.pack))).toEqual([])
  })

  it('is no larger than 30 kB when compressed', () => {
    expect(gzipSync(JSON.stringify(voice.pack)).length).toBeLessThanOrEqual(30_000)
  })

  it('prays every type in every category and for every family member', { timeout: 60_000 }, () => {
    expect(sayFirst(checkGrid(voice, sampleCells(voice, plainCells())))).toEqual([])
  })

  it('prays for every occasion, whoever it befalls', { timeout: 60_000 }, () => {
    expect(sayFirst(checkGrid(voice, sampleCells(voice, occasionCells())))).toEqual([])
  })
})

// What is theirs stands in the shared passages: a few voices tell whether they fit.
describe.each(voices.filter(({ pack }) => pack.band !== 'child').filter((_, at) => at % 5 === 0))(
  'the voice of $pack.name',
  (voice) => {
    it('prays for every kind of an occasion', { timeout: 60_000 }, () => {
      expect(sayFirst(checkGrid(voice, sampleCells(voice, kindCells())))).toEqual([])
    })
  },
)

describe('the shared passages', () => {
  const [asking, aspiring] = ['universal', 'buddhism'].map(readVoice)

  it.each([asking, aspiring])('are complete and in their form', (voice) => {
    if (!voice?.context) throw new Error('The shared passages are missing')
    const { needs, context } = voice
    const kinds = { mode: context.occasions.mode, kinds: context.kinds }
    const within = { mode: context.occasions.mode, within: context.within }
    for (const document of [needs, context.occasions, context.types, kinds, within])
      expect(sayFirst(checkStockDocument(document))).toEqual([])
  })
})

it('no two voices share a situation', () => {
  const owners = new Map<string, string>()
  const shared: string[] = []
  for (const { slug, pack } of voices)
    for (const [key, situations] of Object.entries(pack.situation))
      for (const situation of Object.values(situations)) {
        const text = typeof situation === 'string' ? situation : (situation.full ?? '')
        if (owners.has(text)) shared.push(`${owners.get(text) ?? ''}, ${slug}: ${key} ${text}`)
        owners.set(text, slug)
      }
  expect(shared).toEqual([])
})

it('whoever has reviewed a pack is named on the page of its tradition', () => {
  const named = voices
    .filter(({ pack }) => pack.reviewed_by.length > 0)
    .map(({ pack }) => [pack.name, pack.reviewed_by])
  expect(REVIEWERS).toEqual(Object.fromEntries(named))
})

it('the opening on the page of a tradition is a call of its pack', () => {
  expect(Object.keys(TRADITION_OPENINGS).toSorted()).toEqual(
    TRADITIONS.map(({ name }) => name).toSorted(),
  )
  const invented = voices
    .filter(({ pack: { name, call } }) => {
      const calls = [call.thanks, call.light, call.mend, call.bear].flatMap(Object.values)
      const opening = TRADITION_OPENINGS[name]
      return (
        opening !== undefined && !calls.some((each) => each === opening || each.short === opening)
      )
    })
    .map(({ pack }) => pack.name)
  expect(invented).toEqual([])
})
