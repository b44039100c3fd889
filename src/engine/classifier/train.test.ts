import { expect, it } from 'vitest'
import { hearPersons } from '../intention/hear-persons'
import { featuresOf } from './features'
import { LABELS, probabilitiesOf, type Label, type Model } from './model'
import { trainModel, type Example } from './train'

const read = (context: string) => featuresOf(hearPersons(context))
const example = (context: string, label: Label): Example => ({
  features: read(context),
  labels: [label],
})

const EXAMPLES = [
  example('the harvest is in and the barn is full', 'harvest'),
  example('wheat is ripe, harvest on monday', 'harvest'),
  example('a late harvest after the rain', 'harvest'),
  example('our wedding is on monday', 'wedding'),
  example('my sister has her wedding after the rain', 'wedding'),
  example('the wedding guests are in', 'wedding'),
]

const bestFor = (model: Model, context: string) => {
  const probabilities = probabilitiesOf(model, read(context))
  return LABELS[probabilities.indexOf(Math.max(...probabilities))]
}

it('learns which words tell of which occasion', () => {
  const model = trainModel(EXAMPLES)
  expect(bestFor(model, 'pray for the harvest')).toBe('harvest')
  expect(bestFor(model, 'a wedding in the rain')).toBe('wedding')
})

it('learns the same from the same examples, and nothing of words that stand with none more often than with others', () => {
  const model = trainModel(EXAMPLES)
  expect(trainModel(EXAMPLES)).toEqual(model)
  const hasLearned = (word: string) => model.weights.has(read(word)[0]?.name ?? '')
  expect(['harvest', 'monday'].map(hasLearned)).toEqual([true, false])
})

it('counts words without their endings, pairs of neighbours, and persons by what they are to the speaker', () => {
  const names = read('My mum is waiting, my dog waits too.').map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['wait', '@kin', '@pet', '@kin is', '@pet wait']))
  expect(names.filter((name) => name === 'wait')).toHaveLength(1)
})
