import { describe, expect, it } from 'vitest'
import { tellInTwo } from './tell-in-two'

describe('what was told in several sentences', () => {
  it('is parted before the last one', () => {
    expect(tellInTwo('I bring you my mother, who is in hospital. I am scared.')).toEqual({
      first: 'I bring you my mother, who is in hospital.',
      last: 'I am scared.',
    })
    expect(tellInTwo('I moved here. I know nobody. The evenings are long.')).toEqual({
      first: 'I moved here. I know nobody.',
      last: 'The evenings are long.',
    })
  })

  it('stays together where the last one leans on the one before, or is the only one', () => {
    expect(tellInTwo('I have a brain tumour. Size of a plum.')).toBeNull()
    expect(tellInTwo('I lost my ring. It was my mother’s.')).toBeNull()
    expect(tellInTwo('I lost my job.')).toBeNull()
  })
})
