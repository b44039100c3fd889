import { expect, it } from 'vitest'
import { readModel, writeModel } from './encoding'
import { LABELS } from './model'

const biases = LABELS.map((_, at) => at / 100)

it('a model is read as it was written, its weights in steps', () => {
  const last = LABELS.length - 1
  const written = writeModel({
    biases,
    weights: new Map([
      ['goes in', [{ label: 0, weight: 1.2 }]],
      ['scan', [{ label: last, weight: -0.6 }]],
    ]),
  })
  const read = readModel(written)
  expect(read.biases).toEqual(biases)
  expect(read.weights.get('goes in')).toEqual([{ label: 0, weight: expect.closeTo(1.2) }])
  expect(read.weights.get('scan')).toEqual([{ label: last, weight: expect.closeTo(-0.6) }])
})

it('weights that round to nothing are left out', () => {
  const weights = new Map([['the', [{ label: 3, weight: 0.1 }]]])
  expect(readModel(writeModel({ biases, weights })).weights.size).toBe(0)
})

it('is text that a template string holds as it stands', () => {
  const weights = LABELS.map((_, label) => ({ label, weight: (label % 20) / 5 }))
  expect(writeModel({ biases, weights: new Map([['all', weights]]) })).not.toMatch(/[`\\$]/)
})
