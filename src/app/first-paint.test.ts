// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isRowId } from '@/catalogue/row-id'
import type { EarlyRequest } from '@/lib/early-answer'

const SCRIPT = readFileSync('public/first-paint.js', 'utf8')
const LIST: EarlyRequest = { address: '/rest/v1/prayers?limit=10', method: 'GET', headers: {} }
const PRAYER: EarlyRequest = {
  ...LIST,
  address: '/rest/v1/prayers?id=eq.00000000-0000-0000-0000-000000000000',
}
const ID = '123e4567-e89b-42d3-a456-426614174000'
const SESSION_KEY = `sb-${window.location.hostname.split('.')[0]}-auth-token`

const root = document.documentElement
const ask = vi.fn<typeof fetch>(async () => new Response('[]'))
/** What the documents opened in a test listen to, which outlives them here. */
const listeners: Parameters<typeof document.addEventListener>[] = []

beforeEach(() => {
  vi.stubGlobal('fetch', ask)
  window.matchMedia = vi.fn<typeof window.matchMedia>(() => ({ matches: false }) as MediaQueryList)
})
afterEach(() => {
  vi.unstubAllGlobals()
  ask.mockClear()
  for (const listener of listeners.splice(0)) document.removeEventListener(...listener)
  localStorage.clear()
  for (const mark of Object.keys(root.dataset)) delete root.dataset[mark]
  document.head.replaceChildren()
  globalThis.orisonEarlyAnswer = undefined
  window.history.replaceState(null, '', '/')
})

interface Opened {
  address?: string
  /** The project's address; none where the backend answers on the page's origin. */
  backend?: string
  /** The page whose document this is; none for the shell. */
  page?: string
  request?: EarlyRequest & { chunks?: string[] }
}

/** Opens a document at an address: its script runs. */
function open({ address = '/', backend = '', page, request }: Opened = {}) {
  window.history.replaceState(null, '', address)
  if (page) root.dataset['page'] = page
  const script = document.createElement('script')
  script.dataset['backend'] = backend
  if (request) script.dataset['request'] = JSON.stringify(request)
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  const listen = vi.spyOn(document, 'addEventListener')
  // oxlint-disable-next-line typescript/no-implied-eval -- the file is a script, not a module
  new Function(SCRIPT)()
  listeners.push(...listen.mock.calls)
  listen.mockRestore()
}

describe('before the first paint, the document is marked', () => {
  it('as in its first frame and in its second one, for the styles that put off what is out of view', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] })
    open()
    expect(root.dataset['frame']).toBe('first')
    vi.advanceTimersToNextFrame()
    vi.advanceTimersByTime(1)
    expect(root.dataset['frame']).toBe('second')
    vi.advanceTimersToNextFrame()
    vi.advanceTimersByTime(1)
    expect(root.dataset['frame']).toBeUndefined()
    vi.useRealTimers()
  })

  it('as laid out when its styles have come: style and layout in a task each, and once', async () => {
    const load = (name: 'link' | 'script') => {
      const element = document.createElement(name)
      if (element instanceof HTMLLinkElement) element.rel = 'stylesheet'
      document.head.append(element)
      element.dispatchEvent(new Event('load'))
    }
    const style = vi.spyOn(window, 'getComputedStyle')
    const layout = vi.spyOn(root, 'offsetHeight', 'get')
    open()
    load('script')
    expect(style).not.toHaveBeenCalled()
    load('link')
    expect(style).toHaveBeenCalledExactlyOnceWith(root)
    expect(layout).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(layout).toHaveBeenCalledOnce())
    load('link')
    expect(style).toHaveBeenCalledOnce()
  })

  it('with the button that was pressed last, until the app has taken the page over', () => {
    const [first, second] = ['one', 'two'].map((name) => {
      const button = Object.assign(document.createElement('button'), { type: 'button' })
      button.append(document.createElement('span'), name)
      document.body.append(button)
      return button
    })
    open()
    first?.click()
    second?.querySelector('span')?.click()
    document.body.click()
    expect(globalThis.orisonEarlyPress).toBe(second)
    globalThis.orisonEarlyPress = null
    first?.click()
    expect(globalThis.orisonEarlyPress).toBeNull()
    globalThis.orisonEarlyPress = undefined
    document.body.replaceChildren()
  })

  it('with the theme that was chosen', () => {
    localStorage.setItem('orison.theme', '"dark"')
    open()
    expect(root.dataset['theme']).toBe('dark')
  })

  it.each([
    ['nothing was chosen', null],
    ['what is kept is damaged', '{'],
  ])('with the system’s theme when %s', (_, kept) => {
    if (kept) localStorage.setItem('orison.theme', kept)
    window.matchMedia = () => ({ matches: true }) as MediaQueryList
    open()
    expect(root.dataset['theme']).toBe('dark')
  })

  it.each([
    ['narrow on a tablet', null, true, 'narrow'],
    ['wide on a wide screen', null, false, undefined],
    ['wide on a tablet when that was chosen', 'false', true, undefined],
    ['narrow on a wide screen when that was chosen', 'true', false, 'narrow'],
  ])('with a sidebar that is %s', (_, kept, isTablet, mark) => {
    if (kept) localStorage.setItem('orison.sidebar-narrow', kept)
    window.matchMedia = (media) =>
      ({ matches: media.includes('768px') && isTablet }) as MediaQueryList
    open()
    expect(root.dataset['sidebar']).toBe(mark)
  })

  it('with somebody whose session is stored, and not for a visitor', () => {
    open()
    expect(root.dataset['viewer']).toBeUndefined()
    localStorage.setItem(SESSION_KEY, '{"refresh_token":"x"}')
    open()
    expect(root.dataset['viewer']).toBe('member')
  })

  it('with somebody whose session at a project is stored, wherever on its host that answers', () => {
    localStorage.setItem('sb-data-auth-token', '{"refresh_token":"x"}')
    open({ backend: 'https://data.example/supabase' })
    expect(root.dataset['viewer']).toBe('member')
  })

  it('as that of no page when a host answered with another page’s document', () => {
    open({ page: '/about', address: '/about/' })
    expect(root.dataset['page']).toBe('/about')
    open({ page: '/', address: '/prayer/x' })
    expect(root.dataset['page']).toBe('none')
  })
})

describe('while the app is loading', () => {
  it('the page’s list is asked for, and its answer is kept for the app', async () => {
    open({ page: '/', request: LIST })
    expect(ask).toHaveBeenCalledWith(window.location.origin + LIST.address, expect.anything())
    expect(await globalThis.orisonEarlyAnswer?.answer).toBeInstanceOf(Response)
  })

  it('the list is asked for behind the whole address of a project', () => {
    open({ page: '/', request: LIST, backend: 'https://data.example/supabase' })
    const [address] = ask.mock.calls[0] ?? []
    expect(address).toBe(`https://data.example/supabase${LIST.address}`)
  })

  it('the prayer of a prayer’s page is asked for, and the files of that page', () => {
    open({ address: `/prayer/${ID}?length=short`, request: { ...PRAYER, chunks: ['/a.js'] } })
    const [address] = ask.mock.calls[0] ?? []
    expect(address).toBe(`${window.location.origin}/rest/v1/prayers?id=eq.${ID}`)
    expect(document.head.querySelector('link[rel="modulepreload"]')?.getAttribute('href')).toBe(
      '/a.js',
    )
  })

  it.each([
    [ID, true],
    [ID.toUpperCase(), true],
    ['0'.repeat(36), false],
    ['-'.repeat(36), false],
    [`${ID.replaceAll('-', '')}----`, false],
    [ID.replaceAll('-', ''), false],
    [`${ID}0`, false],
    [ID.slice(1), false],
    [ID.replace('1', 'g'), false],
    ['not-an-id', false],
  ])('a prayer is asked for where the app takes its id for one: %s, %s', (id, isAskedFor) => {
    open({ address: `/prayer/${id}`, request: PRAYER })
    expect(ask).toHaveBeenCalledTimes(isAskedFor ? 1 : 0)
    expect(isRowId(id)).toBe(isAskedFor)
  })

  it.each<[string, Opened, (() => void)?]>([
    ['on a page that asks for nothing', { page: '/about' }],
    ['on other pages of the shell', { address: '/search?q=peace', request: PRAYER }],
    ['for a list that a query narrows', { page: '/peace', address: '/peace?q=a', request: LIST }],
    ['in another page’s document', { page: '/', address: '/terms', request: LIST }],
    [
      'in somebody’s name',
      { page: '/', request: LIST },
      () => localStorage.setItem(SESSION_KEY, '{"refresh_token":"x"}'),
    ],
    [
      'for somebody who has hidden prayers, whose list is another',
      { page: '/', request: LIST },
      () => localStorage.setItem('orison.hidden-prayers', '["x"]'),
    ],
  ])('nothing is asked %s', (_, opened, prepare) => {
    prepare?.()
    open(opened)
    expect(ask).not.toHaveBeenCalled()
    expect(globalThis.orisonEarlyAnswer).toBeUndefined()
  })
})
