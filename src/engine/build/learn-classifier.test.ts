import { expect, it } from 'vitest'
import { WEIGHTS } from '../classifier/weights'
import { learnWeights } from './learn-classifier'

it('the weights are what the written contexts teach: npm run write:classifier', () => {
  expect(learnWeights() === WEIGHTS.trim()).toBe(true)
}, 240_000)
