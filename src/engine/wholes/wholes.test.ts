import { describe, expect, it } from 'vitest'
import { readVoice } from '../build/read-voice'
import { checkToldWholes } from '../checks/documents/check-told-wholes'
import { checkWholes } from '../checks/documents/check-wholes'
import { checkGrid, toldWholeCells, wholeCells } from '../checks/prayers/grid'
import { sampleCells, sayFirst } from '../checks/sample-cells'
import { VOICE_NAMES } from '../packs/load-voice'

describe.each(VOICE_NAMES.map(readVoice))('the voice of $pack.name', (voice) => {
  it(
    'has whole prayers that are in their form and say what they are for',
    { timeout: 60_000 },
    () => {
      const findings = [...checkWholes(voice), ...checkGrid(voice, wholeCells(voice))]
      expect(sayFirst(findings)).toEqual([])
    },
  )

  it(
    'has whole prayers for occasions, which hold for whomever they befall',
    { timeout: 60_000 },
    () => {
      const cells = sampleCells(voice, toldWholeCells(voice))
      const findings = [...checkToldWholes(voice), ...checkGrid(voice, cells)]
      expect(sayFirst(findings)).toEqual([])
    },
  )
})
