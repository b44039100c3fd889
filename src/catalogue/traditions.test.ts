import { describe, expect, it } from 'vitest'
import { TRADITION_GROUPS } from './tradition-groups'
import { GENERATOR_ONLY_TRADITIONS, TRADITIONS, findTradition } from './traditions'

describe('the traditions', () => {
  it('are these 38, each once', () => {
    const specified =
      "African Traditional, Asatru, Baha'i Faith, Buddhism, Celtic, Christianity, Christmas, Confucianism, Gaianism, " +
      'Hinduism, Islam, Jainism, Judaism, Native American, Rain, Sick/Indigent/Impaired, Sikhism, Sufism, Taoism, ' +
      'Thanksgiving, Universal, Wicca, Zoroastrianism, Greek Orthodox, Russian Orthodox, Shinto, Cao Dai, Druze, ' +
      'Rastafari, Santeria, Tenrikyo, Vodou, Indigenous Australian, Maori, Sami, Aztec, Inca, Maya'
    expect(TRADITIONS.map(({ name }) => name).sort()).toEqual(specified.split(', ').sort())
    expect(TRADITIONS).toHaveLength(38)
  })

  it('can each be chosen in the generator in exactly one group, Children and Agnostic included', () => {
    const offered = TRADITION_GROUPS.flatMap(({ members }) => members)
    const known = [...TRADITIONS, ...GENERATOR_ONLY_TRADITIONS].map(({ name }) => name)
    expect([...offered].sort()).toEqual([...known].sort())
  })

  it('are found by their stored name only', () => {
    expect(findTradition('Maori')?.ownSpelling).toBe('Māori')
    expect(findTradition('maori')).toBeNull()
  })
})
