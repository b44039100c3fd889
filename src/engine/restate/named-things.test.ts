import { describe, expect, it } from 'vitest'
import { namedThings } from './named-things'

const NAMED = `
I got laid off after nineteen years, and they did it over a video call. => the nineteen years, the video call
I still go every Sunday and sing in the choir but it is like talking to a wall. => the choir, the wall
The house is so quiet, and I still put out two cups in the morning. => the house, the two cups
I have a fear of flying, and it is my first time on a plane. => the fear of flying, the plane
My mother’s biopsy results come on Thursday, and she is awake in the night. => my mother’s biopsy results, the night
The rent is two months behind and the car just died. => the rent, the two months
I am three years sober on Saturday. => the three years
My brother is in rehab again. => rehab
My son is being bullied at school. => school
My mother is in hospital, and she is scared. => the hospital
My first day as a nurse is on Monday. => Monday
My battery died. => my battery
My husband lost his job at the warehouse three weeks ago. => his job, the warehouse
The only person who knows my name is the guy at the shawarma place. => the shawarma place
`

const NOTHING = [
  'My husband left me.',
  'I have a lot to do.',
  'My father, my mother and I are ill.',
  'I am a carer for my husband.',
  'I have not spoken to my mother.',
  'We had not spoken since twenty sixteen.',
  'I do not know what to do with my life.',
]

describe('the things that a sentence names', () => {
  it.each(
    NAMED.trim()
      .split('\n')
      .map((line) => line.split(' => ') as [string, string]),
  )('in “%s” are %s', (told, things) => {
    expect(namedThings(told)).toEqual(things.split(', '))
  })

  it.each(NOTHING)('are no persons and nothing vague: “%s”', (told) => {
    expect(namedThings(told)).toEqual([])
  })

  it('are two at most', () => {
    expect(namedThings('The bus, the car, the train and the boat are late.')).toHaveLength(2)
  })
})
