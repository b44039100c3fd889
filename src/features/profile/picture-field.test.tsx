// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brokenAnswer, standInForBackend } from '@/lib/backend-stand-in'
import { notify } from '@/lib/notify'
import { PictureField } from './picture-field'
import { UnusablePicture } from './shrink-picture'
import { storePicture } from './store-picture'

vi.mock('./store-picture')

const ADDRESS = 'http://127.0.0.1:9/storage/v1/object/public/profiles/avatar/face.png'
const PROFILE = { id: 'me', username: 'ann', bio: '', avatarUrl: null, bannerUrl: null }
const FACE = new File(['face'], 'face.png', { type: 'image/png' })

beforeEach(() => {
  vi.mocked(storePicture).mockReset()
  vi.spyOn(notify, 'error').mockImplementation(() => {})
  vi.spyOn(notify, 'success').mockImplementation(() => {})
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(avatarUrl: string | null = null) {
  const field = (address: string | null) => (
    <QueryClientProvider client={client}>
      <PictureField profile={{ ...PROFILE, avatarUrl: address }} slot="avatar" />
    </QueryClientProvider>
  )
  const client = new QueryClient()
  const { rerender, container } = render(field(avatarUrl))
  return {
    choose: () =>
      userEvent.upload(screen.getByLabelText('Choose avatar', { selector: 'input' }), FACE),
    remove: () => userEvent.click(screen.getByRole('button', { name: 'Remove avatar' })),
    picture: () => container.querySelector('img')?.getAttribute('src') ?? null,
    becomes: (address: string | null) => rerender(field(address)),
  }
}

describe('a picture that is chosen', () => {
  it('is shown at once, with the steps that were really reached', async () => {
    let finish = () => {}
    vi.mocked(storePicture).mockImplementation(({ onStep }) => {
      onStep({ name: 'uploading', attempt: 2 })
      return new Promise((resolve) => {
        finish = resolve
      })
    })
    const { choose, picture } = show()
    await choose()
    expect(picture()).toBe('blob:preview')
    expect(screen.getByText('Uploading (try 2 of 3)')).toBeTruthy()
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 2)
    finish()
    await vi.waitFor(() =>
      expect(notify.success).toHaveBeenCalledWith('avatar uploaded successfully'),
    )
    await vi.waitFor(() => expect(picture()).toBeNull())
    expect(vi.mocked(storePicture)).toHaveBeenCalledWith(
      expect.objectContaining({ userId: 'me', slot: 'avatar', file: FACE }),
    )
  })

  it('that can not be stored says so, and can be chosen again', async () => {
    vi.mocked(storePicture).mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce()
    const { choose } = show()
    await choose()
    await vi.waitFor(() =>
      expect(notify.error).toHaveBeenCalledWith('Error uploading avatar', expect.anything()),
    )
    await choose()
    await vi.waitFor(() => expect(notify.success).toHaveBeenCalledOnce())
  })

  it('that is none says why beside the button', async () => {
    vi.mocked(storePicture).mockRejectedValue(new UnusablePicture('This is no picture.'))
    await show().choose()
    expect(await screen.findByText('This is no picture.')).toBeTruthy()
  })
})

/** Files that can be listed, and removed unless `isBroken`. */
function serveFiles() {
  const storage = { isBroken: false, names: ['face.png'] }
  const seen = standInForBackend(({ method, path }) => {
    if (path === '/storage/v1/object/list/profiles') return storage.names.map((name) => ({ name }))
    if (method !== 'DELETE') return new Response(null, { status: 204 })
    return storage.isBroken ? brokenAnswer() : storage.names.splice(0).map((name) => ({ name }))
  })
  return { storage, seen }
}

describe('a picture that is taken away', () => {
  it('goes with its file, and the keyboard goes on at the button beside it', async () => {
    const { seen } = serveFiles()
    const { remove, becomes } = show(ADDRESS)
    await remove()
    await vi.waitFor(() =>
      expect(notify.success).toHaveBeenCalledWith('avatar removed successfully'),
    )
    const changes = seen.filter(({ method }) => method === 'DELETE' || method === 'PATCH')
    expect(changes.map(({ path, body }) => [path, body])).toEqual([
      ['/storage/v1/object/profiles', { prefixes: ['avatar/face.png'] }],
      ['/rest/v1/profiles', { avatar_url: null }],
    ])
    becomes(null)
    expect(screen.queryByRole('button', { name: 'Remove avatar' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose avatar' }))
  })

  it('stays when it can not be removed, and goes at the next try', async () => {
    const { storage, seen } = serveFiles()
    storage.isBroken = true
    const { remove, picture } = show(ADDRESS)
    await remove()
    await vi.waitFor(() => expect(notify.error).toHaveBeenCalledWith('Error removing avatar'))
    expect(picture()).toBe(ADDRESS)
    expect(seen.some(({ method }) => method === 'PATCH')).toBe(false)
    storage.isBroken = false
    await remove()
    await vi.waitFor(() => expect(notify.success).toHaveBeenCalledOnce())
  })
})
