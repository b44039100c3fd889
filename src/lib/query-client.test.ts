import { MutationObserver, type Register } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { AppError } from './errors'
import { createQueryClient } from './query-client'

async function wordsOf(failure: Error, meta?: Register['mutationMeta']): Promise<unknown[][]> {
  const said: unknown[][] = []
  const client = createQueryClient((...words) => said.push(words))
  const mutation = new MutationObserver(client, {
    mutationFn: () => Promise.reject(failure),
    ...(meta && { meta }),
  })
  await mutation.mutate().catch(() => undefined)
  return said
}

describe('a failed change', () => {
  const meta = { errorMessage: 'Failed to save prayer' }

  it('is said in its own words', async () => {
    expect(await wordsOf(new AppError('server', 'deadlock'), meta)).toEqual([
      ['Failed to save prayer'],
    ])
  })

  it('is said in the sentence of the server under those words, when it has one', async () => {
    const sentence =
      'You have made 120 prayers in the last hour. Please rest a while and try again.'
    expect(await wordsOf(new AppError('limited', sentence, 'PT429'), meta)).toEqual([
      [sentence, { title: 'Failed to save prayer' }],
    ])
  })

  it('is no failure without a network where it is sent later', async () => {
    const lost = new AppError('offline', 'Failed to fetch')
    vi.stubGlobal('navigator', { onLine: false })
    expect(await wordsOf(lost, { ...meta, isSentLater: true })).toEqual([])
    expect(await wordsOf(lost, meta)).toHaveLength(1)
    vi.stubGlobal('navigator', { onLine: true })
    expect(await wordsOf(lost, { ...meta, isSentLater: true })).toHaveLength(1)
    vi.unstubAllGlobals()
  })

  it('without words is left to whoever asked for it', async () => {
    expect(await wordsOf(new AppError('limited', 'Rest.'))).toEqual([])
  })
})
