// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { brokenAnswer, standInForBackend } from '@/lib/backend-stand-in'
import { writeDevice } from '@/lib/device-storage'
import { notify } from '@/lib/notify'
import { LikeButton } from './like-button'
import { keptLikesKey } from '../cache/kept-likes'
import { KEPT_VERSION } from '../cache/kept-on-device'
import { likeKeys } from '../cache/like-queries'
import { useViewerLikes } from './likes'
import { PrayerViewerProvider } from '../prayer-viewer'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(notify, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function OwnLikes({ viewerId }: { viewerId: string | null }) {
  useViewerLikes(viewerId)
  return null
}

let viewers = 0
const keepOnDevice = vi.fn<(prayerId: string) => void>()

interface Shown {
  prayerId?: string | null
  isVisitor?: boolean
  /** What the device keeps of an earlier visit. */
  kept?: readonly string[]
}

/** Each person has a writer for each prayer, so each test has a person of its own. */
async function show({ prayerId = 'lamp', isVisitor = false, kept }: Shown = {}) {
  const viewerId = isVisitor ? null : `reader ${viewers++}`
  if (viewerId && kept)
    writeDevice(keptLikesKey(viewerId), { version: KEPT_VERSION, readAt: Date.now(), ids: kept })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <PrayerViewerProvider
        viewerId={viewerId}
        translateControl={null}
        book={{ KeepDialog: () => null, keepOnDevice }}
      >
        <OwnLikes viewerId={viewerId} />
        <LikeButton prayerId={prayerId} likes={3} />
      </PrayerViewerProvider>
    </QueryClientProvider>,
  )
  const like = screen.getByRole('button', { name: 'Like, 3 likes' })
  const known = () => client.getQueryState(likeKeys.ofViewer(viewerId ?? ''))?.status
  await vi.waitUntil(() => isVisitor || known() !== 'pending')
  return {
    press: () => userEvent.click(like),
    isLiked: () => like.ariaPressed === 'true',
    /** What news said first. */
    told: () => vi.waitUntil(() => vi.mocked(notify.error).mock.calls[0]?.[0]),
  }
}

/** Takes likes, but not those of the method that `refuses` names; nothing is liked at first unless `likes` is. */
function serve({ refuses = '', likes = false } = {}) {
  return standInForBackend(({ method, path }) => {
    if (path !== '/rest/v1/likes') return { likes: 3 }
    if (method === refuses) return brokenAnswer()
    if (method !== 'GET') return new Response(null, { status: 201 })
    return likes ? [{ prayer_id: 'lamp' }] : []
  })
}

it('a visitor who likes is asked to sign in, and nothing is sent', async () => {
  const seen = serve()
  const { press, told } = await show({ isVisitor: true })
  await press()
  expect(await told()).toBe('Please sign in to like prayers')
  expect(seen).toEqual([])
})

it('a visitor who likes can keep the prayer on the device instead', async () => {
  const { press, told } = await show({ isVisitor: true })
  await press()
  await told()
  const [, options] = vi.mocked(notify.error).mock.calls[0] ?? []
  expect(options?.action?.label).toBe('Keep in my book')
  options?.action?.onClick()
  expect(keepOnDevice).toHaveBeenCalledExactlyOnceWith('lamp')
})

it('a prayer that was not saved can not be liked, and says so', async () => {
  serve()
  const { press, told } = await show({ prayerId: null })
  await press()
  expect(await told()).toBe('Unable to like prayer. Invalid prayer ID.')
})

it('a like that fails is taken back and says so', async () => {
  serve({ refuses: 'POST' })
  const { press, told, isLiked } = await show()
  await waitFor(() => expect(isLiked()).toBe(false))
  await press()
  expect(await told()).toBe('Unable to like prayer. Please try again later.')
  await waitFor(() => expect(isLiked()).toBe(false))
})

it('a like that can not be taken back stays and says so', async () => {
  serve({ refuses: 'DELETE', likes: true })
  const { press, isLiked } = await show()
  await waitFor(() => expect(isLiked()).toBe(true))
  await press()
  await vi.waitFor(() =>
    expect(notify.error).toHaveBeenCalledWith('Unable to update like. Please try again later.', {
      title: 'Failed to update like',
    }),
  )
  await waitFor(() => expect(isLiked()).toBe(true))
})

it('when it can not be known what one liked, that is said and the number stays', async () => {
  serve({ refuses: 'GET' })
  const { told, isLiked } = await show()
  expect(await told()).toBe('Failed to load like information')
  await waitFor(() => expect(isLiked()).toBe(false))
})

it('a like that the device knows shows before the server answers, which has the last word', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  standInForBackend(async () => {
    await held
    return []
  })
  const { isLiked } = await show({ kept: ['lamp'] })
  expect(isLiked()).toBe(true)
  answer()
  await waitFor(() => expect(isLiked()).toBe(false))
})

it('without a network the hearts are those that the device knows, and no news says otherwise', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  serve({ refuses: 'GET' })
  const { isLiked } = await show({ kept: ['lamp'] })
  await waitFor(() => expect(isLiked()).toBe(true))
  expect(notify.error).not.toHaveBeenCalled()
})

it('rapid presses on a slow network send what is needed for the last wish, once', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  let stored: object[] = []
  const seen = standInForBackend(async ({ method, path }) => {
    if (path !== '/rest/v1/likes') return { likes: 4 }
    if (method === 'GET') return stored
    await held
    stored = [{ prayer_id: 'lamp' }]
    return new Response(null, { status: 201 })
  })
  const { press, isLiked } = await show()
  await waitFor(() => expect(isLiked()).toBe(false))
  for (const wished of [true, false, true]) {
    await press()
    await waitFor(() => expect(isLiked()).toBe(wished))
  }
  answer()
  await vi.waitFor(() =>
    expect(seen.some(({ path }) => path === '/rest/v1/like_counts')).toBe(true),
  )
  expect(seen.filter(({ method }) => method !== 'GET')).toHaveLength(1)
  await waitFor(() => expect(isLiked()).toBe(true))
})
