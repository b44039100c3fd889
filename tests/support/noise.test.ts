import { describe, expect, it } from 'vitest'
import { unexpectedNoise } from './noise'

const LOST = { text: '404 (Not Found)', address: 'http://127.0.0.1/assets/500.png' }

describe('the noise of a scenario', () => {
  it('is told with the address it came from', () => {
    expect(unexpectedNoise([LOST, { text: 'Oops', address: '' }], [])).toEqual([
      '404 (Not Found) http://127.0.0.1/assets/500.png',
      'Oops',
    ])
  })

  it('is expected for what it says, not for what stands in its address', () => {
    expect(unexpectedNoise([LOST], [{ text: /500/ }])).toHaveLength(1)
    expect(unexpectedNoise([LOST], [{ text: /404/ }])).toEqual([])
  })

  it('is a fault at any other address than the one it is expected at', () => {
    expect(unexpectedNoise([LOST], [{ text: /404/, address: /\/assets\// }])).toEqual([])
    expect(unexpectedNoise([LOST], [{ text: /404/, address: /\/pictures\// }])).toHaveLength(1)
    expect(unexpectedNoise([LOST], [{ text: /500/, address: /\/assets\// }])).toHaveLength(1)
  })
})
