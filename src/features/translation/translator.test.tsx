// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { notify } from '@/lib/notify'
import { createQueryClient } from '@/lib/query-client'
import { stubBrowserTranslator } from './browser-translator-stub'
import { Translator } from './translator'
import type { ShownTranslation } from './use-translate'

const invoke = vi.hoisted(() =>
  vi.fn<(name: string, options: { method?: string }) => Promise<object>>(),
)
vi.mock('@/lib/functions', () => ({ openFunctions: async () => ({ invoke }) }))

const TEXT = 'Lord, hear me.\n\nLet there be peace.\nAmen.'
const NO_SERVICE = 'No translation service is set up here'

/** The translate function: what it says beforehand, and its answer to every text. */
function answerWith(ability: object | null, [status, body]: [number, object]) {
  const refuse = (answer: Response) => ({
    data: null,
    error: Object.assign(new Error('refused'), { context: answer }),
  })
  invoke.mockReset().mockImplementation((_, options) => {
    const [code, said] = options.method === 'GET' ? [ability ? 200 : 405, ability] : [status, body]
    const answer =
      code === 200 ? { data: said, error: null } : refuse(Response.json(said, { status: code }))
    return Promise.resolve(answer)
  })
  return invoke
}

const WITHOUT = { service: false }
const NOTHING: [number, object] = [503, { error: 'It is not in the memory.', code: 'no_service' }]

function open(sourceLanguage: string | null = null) {
  const onShow = vi.fn<(shown: ShownTranslation | null) => void>()
  const onError = vi.spyOn(notify, 'error').mockImplementation(() => {})
  vi.spyOn(notify, 'success').mockImplementation(() => {})
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Translator text={TEXT} sourceLanguage={sourceLanguage} onShow={onShow} />
    </QueryClientProvider>,
  )
  return { onShow, onError }
}

const choose = (language: RegExp) =>
  userEvent.click(screen.getByRole('menuitem', { name: language }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the menu of languages', () => {
  it('says beforehand where no service is set up', async () => {
    answerWith(WITHOUT, NOTHING)
    open()
    expect(await screen.findByText(NO_SERVICE)).toBeTruthy()
    expect(screen.getByText(/Some prayers can be translated all the same/)).toBeTruthy()
    expect(screen.getAllByRole('menuitem')).toHaveLength(5)
  })

  it('says that the browser translates instead, where it can', async () => {
    stubBrowserTranslator()
    answerWith(WITHOUT, NOTHING)
    open()
    expect(await screen.findByText(/Your browser translates on this device/)).toBeTruthy()
  })

  it('asks the browser about the language that the prayer is in', async () => {
    stubBrowserTranslator({ onlyFrom: 'ga' })
    answerWith(WITHOUT, NOTHING)
    open('ga')
    expect(await screen.findByText(/Your browser translates on this device/)).toBeTruthy()
  })

  it.each([
    ['there is a service', { service: true }],
    ['nobody knows', null],
  ])('says nothing where %s', async (_, ability) => {
    const asked = answerWith(ability, NOTHING)
    open()
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    await Promise.resolve()
    expect(screen.queryByText(NO_SERVICE)).toBeNull()
  })
})

describe('a translation', () => {
  it('is the function’s where it has one, though the browser could translate', async () => {
    const { asked } = stubBrowserTranslator({ isDownloaded: true })
    answerWith(WITHOUT, [200, { translatedText: 'Amén.' }])
    const { onShow } = open()
    await choose(/Spanish/)
    await vi.waitFor(() => expect(onShow).toHaveBeenCalledWith({ text: 'Amén.', lang: 'es' }))
    expect(asked).toEqual([])
  })

  it('is the browser’s where the function has none, with every paragraph in its place', async () => {
    const { asked, finishDownload } = stubBrowserTranslator()
    answerWith(WITHOUT, NOTHING)
    const { onShow, onError } = open()
    await choose(/German/)
    expect(await screen.findByText('Your browser downloads this language: 42 %')).toBeTruthy()
    finishDownload()
    const text = 'de: Lord, hear me.\n\nde: Let there be peace.\nde: Amen.'
    await vi.waitFor(() => expect(onShow).toHaveBeenCalledWith({ text, lang: 'de' }))
    expect(asked).toHaveLength(3)
    expect(screen.queryByText(/downloads/)).toBeNull()
    expect(onError).not.toHaveBeenCalled()
  })

  it('says so where its writer’s own words are not translated, until the original is shown', async () => {
    const partly = { translatedText: 'Señor. I am tired.', kept: ['I am tired.'] }
    answerWith(WITHOUT, [200, partly])
    const { onShow } = open()
    await choose(/Spanish/)
    expect(await screen.findByText(/writer’s own words is not translated/)).toBeTruthy()
    expect(onShow).toHaveBeenCalledWith({ text: 'Señor. I am tired.', lang: 'es' })
    await userEvent.click(screen.getByRole('button', { name: 'Show original' }))
    expect(screen.queryByText(/own words/)).toBeNull()
  })

  it('waits for no download where the function has most of it', async () => {
    const { asked } = stubBrowserTranslator()
    answerWith(WITHOUT, [200, { translatedText: 'Señor. I am tired.', kept: ['I am tired.'] }])
    const { onShow } = open()
    await choose(/Spanish/)
    const shown = { text: 'Señor. I am tired.', lang: 'es' }
    await vi.waitFor(() => expect(onShow).toHaveBeenCalledWith(shown))
    expect(asked).toEqual([])
  })

  it('is the browser’s where the function leaves somebody’s own words as they are', async () => {
    stubBrowserTranslator({ isDownloaded: true })
    answerWith(WITHOUT, [200, { translatedText: 'Señor. I am tired.', kept: ['I am tired.'] }])
    const { onShow } = open()
    await choose(/Spanish/)
    const text = 'es: Lord, hear me.\n\nes: Let there be peace.\nes: Amen.'
    await vi.waitFor(() => expect(onShow).toHaveBeenCalledWith({ text, lang: 'es' }))
    expect(screen.queryByText(/own words/)).toBeNull()
  })

  it.each([
    ['in French', 'fr', 'fr'],
    ['in the French of Canada', 'fr-CA', 'fr-CA'],
    ['in English', 'en', 'en'],
    ['in British English', 'en-GB', 'en'],
    ['whose language nobody knows', null, 'en'],
  ])('of a prayer %s is made from %s by the browser', async (_, language, source) => {
    const { sources } = stubBrowserTranslator({ isDownloaded: true })
    const asked = answerWith(WITHOUT, NOTHING)
    const { onShow } = open(language)
    await choose(/German/)
    await vi.waitFor(() => expect(onShow).toHaveBeenCalledOnce())
    expect(sources).toEqual([source])
    const body = { text: TEXT, targetLanguage: 'de' }
    expect(asked).toHaveBeenCalledWith('translate', expect.objectContaining({ body }))
  })

  it('fails with the reason where neither has one, and the next menu says so beforehand', async () => {
    answerWith(null, NOTHING)
    const { onShow, onError } = open()
    await choose(/French/)
    await vi.waitFor(() =>
      expect(onError).toHaveBeenCalledWith(`${NO_SERVICE}.`, { title: 'Failed to translate text' }),
    )
    expect(onShow).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Translate' }))
    expect(await screen.findByText(NO_SERVICE)).toBeTruthy()
  })

  it('fails with the function’s reason where the browser lacks the language', async () => {
    stubBrowserTranslator()
    answerWith(WITHOUT, [502, { error: 'refused (500)', code: 'service_failed' }])
    const { onError } = open()
    await choose(/Portuguese/)
    await vi.waitFor(() =>
      expect(onError).toHaveBeenCalledWith(
        'The translation service did not answer. Please try again later.',
        { title: 'Failed to translate text' },
      ),
    )
  })

  it('fails with the function’s reason where the browser never says whether it could', async () => {
    stubBrowserTranslator({ isSilent: true })
    answerWith(WITHOUT, NOTHING)
    const { onError } = open()
    await choose(/Spanish/)
    const told = () => expect(onError).toHaveBeenCalledWith(`${NO_SERVICE}.`, expect.anything())
    await vi.waitFor(told, 4_000)
  })

  it('asks for another press where the browser would not begin a download without one', async () => {
    stubBrowserTranslator({ refuses: 'NotAllowedError' })
    answerWith(WITHOUT, NOTHING)
    const { onError } = open()
    await choose(/Italian/)
    await vi.waitFor(() =>
      expect(onError).toHaveBeenCalledWith(
        'Your browser has to download this language. Please choose it again.',
        { title: 'Failed to translate text' },
      ),
    )
  })

  it('repeats the server’s sentence for whoever asks too often, and fails in few words otherwise', async () => {
    const words = 'Too many translations. Try again in 4 seconds.'
    answerWith(null, [429, { error: words, code: 'too_many' }])
    const { onError } = open()
    await choose(/Italian/)
    await vi.waitFor(() =>
      expect(onError).toHaveBeenCalledWith(words, { title: 'Failed to translate text' }),
    )
    answerWith(null, [500, { error: 'down' }])
    await userEvent.click(screen.getByRole('button', { name: 'Translate' }))
    await choose(/French/)
    await vi.waitFor(() => expect(onError).toHaveBeenCalledWith('Failed to translate text'))
  })
})
