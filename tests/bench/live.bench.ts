import { startTestBackend } from '../support/backend'
import { quantile, timed, type Figure } from './figure'

const ROUNDS = 60

/** From an insert by one client to the event at another, beside the insert's own way there and back. */
export async function measureLive(): Promise<Figure[]> {
  const backend = await startTestBackend({ seed: false })
  try {
    const writer = await backend.signUp()
    const reader = backend.client()
    let arrive = () => {}
    await new Promise<void>((resolve) => {
      reader
        .channel('prayer-updates')
        .on('system', {}, () => resolve())
        .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'prayers' }, () =>
          arrive(),
        )
        .subscribe()
    })
    const arrivals: number[] = []
    const inserts: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const arrived = new Promise<void>((resolve) => (arrive = resolve))
      const start = performance.now()
      inserts.push(
        await timed(() =>
          writer.client.from('prayers').insert({
            user_id: writer.userId,
            title: `Prayer ${round}`,
            short_text: 'Let the lamp last.',
            tradition: 'Universal',
            category: 'Hope',
          }),
        ),
      )
      await arrived
      arrivals.push(performance.now() - start)
    }
    return [0.5, 0.95].map((share) => ({
      name: `Insert to live event, p${share * 100}`,
      unit: 'ms',
      value: quantile(arrivals, share),
      baseline: 'the insert’s own answer',
      baselineValue: quantile(inserts, share),
    }))
  } finally {
    await backend.stop()
  }
}
