import { afterEach, describe, expect, it, vi } from 'vitest'
import { backendUrl } from '@/lib/backend'
import { recordRequest } from './record-request'

vi.mock('@/lib/backend', () => ({ backendUrl: 'https://data.example/supabase' }))

afterEach(() => vi.unstubAllGlobals())

describe('the request that a page begins with', () => {
  it('is noted behind the whole address of a project, and not sent', async () => {
    const send = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', send)
    const request = await recordRequest(() => fetch(`${backendUrl}/rest/v1/prayers?limit=10`))
    expect(request.address).toBe('/rest/v1/prayers?limit=10')
    expect(send).not.toHaveBeenCalled()
  })
})
