import { describe, expect, it } from 'vitest'
import { TRADITION_NOTES, originLine } from './tradition-notes'
import { GENERATOR_ONLY_TRADITIONS, TRADITIONS } from './traditions'

const GUARDED = [
  'Native American',
  'Druze',
  'Santeria',
  'Vodou',
  'Indigenous Australian',
  'Maori',
  'Sami',
]

describe('the notes for readers', () => {
  it('have two sentences for every tradition and both further voices, and for nothing else', () => {
    const known = [...TRADITIONS, ...GENERATOR_ONLY_TRADITIONS].map(({ name }) => name)
    expect(Object.keys(TRADITION_NOTES).sort()).toEqual([...known].sort())
    for (const { addressed, manner } of Object.values(TRADITION_NOTES)) {
      expect(addressed).toMatch(/^[A-Z“].*\.$/)
      expect(manner).toMatch(/^[A-Z“].*\.$/)
    }
  })

  it('give a display line to the guarded traditions only', () => {
    const withLine = Object.keys(TRADITION_NOTES).filter(
      (name) => TRADITION_NOTES[name]?.displayLine,
    )
    expect(withLine.sort()).toEqual([...GUARDED].sort())
  })

  it('name the Bahá’í lengths as reading time', () => {
    expect(TRADITION_NOTES["Baha'i Faith"]?.lengthNames).toEqual({
      short: 'Brief',
      medium: 'Standard',
      long: 'Extended',
    })
  })

  it('say of every prayer that it is no traditional text, in the people’s own spelling', () => {
    expect(originLine('Maori')).toContain('in the spirit of Māori tradition;')
    expect(originLine('Asatru')).toContain('in the spirit of Ásatrú;')
    expect(originLine('Islam')).toContain('in the spirit of Islam;')
  })
})
