// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standInForBackend } from '@/lib/backend-stand-in'
import { notify } from '@/lib/notify'
import { prayerAt, rowAt } from '../prayer-fixture'
import { useSavePrayer } from './save-prayer'

beforeEach(() => {
  vi.spyOn(notify, 'success').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Saves a variant in the place of a row; answers with the prayer and with what the server was asked for. */
async function saveInPlace(
  isPrivate: boolean,
  row: { is_private: boolean; withheld_as?: string } | null,
) {
  const seen = standInForBackend(({ path }) =>
    path.endsWith('/prayers') ? (row ? [row] : []) : [rowAt(1, { user_id: 'me' })],
  )
  const { result } = renderHook(useSavePrayer, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  })
  const saved = await result.current.mutateAsync({
    draft: prayerAt(1),
    takesRow: true,
    userId: 'me',
    isPrivate,
    idempotencyKey: 'key',
  })
  return { saved, asked: seen.map(({ path }) => path.split('/').at(-1)) }
}

describe('a variant in the place of the one before it', () => {
  it('takes its row at once when it is public', async () => {
    const { saved, asked } = await saveInPlace(false, { is_private: false })
    expect(saved?.id).toBe(prayerAt(1).id)
    expect(asked).toEqual(['replace_variant'])
  })

  it('takes a private row when it is private', async () => {
    const { asked } = await saveInPlace(true, { is_private: true })
    expect(asked).toContain('replace_variant')
  })

  it('leaves a row alone that others can see, or will again, when it is private', async () => {
    for (const row of [{ is_private: false }, { is_private: true, withheld_as: 'public' }]) {
      const { saved, asked } = await saveInPlace(true, row)
      expect(saved).toBeNull()
      expect(asked).toEqual(['prayers'])
    }
  })
})
