import { describe, expect, it } from 'vitest'
import { readVoice } from '../build/read-voice'
import { hearClosely } from '../classifier/hear-closely'
import { hearParticulars } from './hear-particulars'
import { PARTICULARS } from './particulars'

/** What ordinary people write, and what is answered of it. */
const ANSWERED = `
My granddaughter Emily, 6, starts at a new school on Monday and she is very shy => shy
We have been trying for a baby for 5 years, please pray that this treatment works => years-trying fertility-treatment
My brother is in prison until August and my mother cries every day => in-prison
my shop is not making enough money and I have a loan to pay in June => slow-shop loan
I have visa interview on Tuesday at the embassy in Lagos, I need God's favour => visa visa-interview
My uncle Carlos had a stroke on Thursday and he can't speak yet => stroke no-speech
I failed my driving test 3 times, the next one is Wednesday. => exam-again driving-test
My cousin Thabo had a car accident on Saturday and is still in intensive care. => accident intensive-care
My wife Elena gets her biopsy result on Wednesday => biopsy
we owe 4 months rent and the landlord wants us out by the end of the month => rent landlord
My daughter has not talked to me for 2 years, please pray that she calls me. => est-silence
I live alone since my divorce last year and the evenings are hard => lonely-evenings
My brother Rajesh is driving from Delhi to Jaipur tonight, for his safety => night-driving
For my aunt Linh in Hanoi, she is diabetic and may lose her foot => diabetes
I'm 34 weeks pregnant with my first baby and afraid of the birth => first-baby dread-of-birth
for my son Lucas, he is 15 and is being bullied at school => bullied`

/** Words that belong to something else there. */
const OF_SOMETHING_ELSE = `
Four years and he did it over facetime from a parking lot. We had the apartment picked out and everything. My mom says I'm young and my sister just got engaged so dinner tonight is going to be a treat. => engaged-none
Jordy never made it home. His name is still in my phone. They've kept his chair for him at presentation night with his hat on it. => presentation
Nine years they were calling me barren in my husband's compound. God of Hannah I don't have mouth to thank you, see me see baby!! => fruit-of-womb
I lost the baby on Friday. It would have been our first => dead-birthday`

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' => ') as [string, string])

const heard = (context: string) =>
  hearParticulars(PARTICULARS, context, hearClosely(context).intention).map(
    ({ particular }) => particular,
  )

describe('what is answered of a message', () => {
  it.each(rowsOf(ANSWERED))('%s', (context, particulars) => {
    expect(heard(context)).toEqual(expect.arrayContaining(particulars.split(' ')))
  })

  it.each(rowsOf(OF_SOMETHING_ELSE))('%s: not %s', (context, particular) => {
    expect(heard(context)).not.toContain(particular)
  })

  it.each(['Christianity', 'Taoism'])('has a sentence for each particular in %s', (tradition) => {
    const said = readVoice(tradition).context?.wholes?.particulars.said ?? {}
    expect(Object.keys(said).toSorted()).toEqual(PARTICULARS.flatMap(Object.keys).toSorted())
  })
})
