import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { composePrayer } from '@/engine/compose-prayer'
import { readVoice } from '@/engine/build/read-voice'
import { quantile, timed, type Measured } from './figure'

const TRADITIONS = ['Universal', 'Islam', 'Christianity', 'Judaism', 'Buddhism', 'Hinduism']
const ROUNDS = 4000

/** How long one press of “Generate Prayer” computes once the pack is loaded: three lengths. */
export async function measureEngine(): Promise<Measured> {
  const packs = await Promise.all(TRADITIONS.map(async (name) => ({ name, pack: readVoice(name) })))
  const compose = (round: number) => {
    const chosen = packs[round % packs.length]
    if (!chosen) throw new Error('No pack to measure')
    const { name, pack } = chosen
    const type = PRAYER_TYPES[round % PRAYER_TYPES.length] ?? 'Hope'
    const context = round % 2 ? 'a long shift at the hospital' : ''
    return composePrayer(pack, { tradition: name, type, category: 'Wellbeing', context }, round)
  }
  const first = await timed(() => compose(0))
  for (let round = 0; round < 500; round++) compose(round)
  const samples: number[] = []
  for (let round = 0; round < ROUNDS; round++) samples.push(await timed(() => compose(round)))
  const total = samples.reduce((sum, each) => sum + each, 0)
  const baseline = 'the first prayer of a fresh pack'
  const figures = [
    {
      name: 'Generation of three lengths, p99',
      unit: 'ms',
      value: quantile(samples, 0.99),
      baseline,
      baselineValue: first,
    },
    {
      name: 'Generations per second',
      unit: '1/s',
      value: (1000 * ROUNDS) / total,
      isMore: true,
      baseline,
      baselineValue: 1000 / first,
    },
  ]
  return { figures, notes: [] }
}
