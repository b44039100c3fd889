// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { GeneratorForm } from './generator-form'
import { knowCommonWords } from './use-common-words'

// Looking for roles among the options of three selects takes its time.
vi.setConfig({ testTimeout: 30_000 })

vi.hoisted(() => vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'unused'))
beforeAll(async () => {
  await knowCommonWords()
})
beforeEach(() => localStorage.clear())
afterEach(cleanup)

function open(address = '/generate') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={new QueryClient()}>
        <GeneratorForm viewerId={null} save={() => Promise.resolve(null)} onMade={() => {}} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const box = screen.getByRole('textbox')
  return {
    box,
    write: async (text: string) => {
      await userEvent.clear(box)
      await userEvent.click(box)
      await userEvent.paste(text)
    },
    isPrivate: () =>
      screen.getByRole('switch', { name: 'Keep this prayer private' }).ariaChecked === 'true',
    flip: () => userEvent.click(screen.getByRole('switch')),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    tags: () =>
      within(screen.getByRole('region', { name: 'Tags from your words' }))
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent),
  }
}

describe('the tags under the box', () => {
  it('are shown while one writes, with who will see them', async () => {
    const { write, tags, flip } = open()
    expect(screen.getByText(/Up to three of these words become tags, never names/)).toBeDefined()
    await write('courage for a long project')
    expect(tags()).toEqual(['courage', 'long', 'project'])
    expect(screen.getByText('Everyone can see them and search by them.')).toBeDefined()
    await flip()
    expect(screen.getByText('Only you will see them.')).toBeDefined()
  })

  it('can be taken away and put back, and stay away over a reload', async () => {
    const { write, tags, press } = open()
    await write('courage for a long project')
    await press('Take away: long')
    expect(tags()).toEqual(['courage', 'project'])
    cleanup()
    const again = open()
    expect(again.tags()).toEqual(['courage', 'project'])
    await again.press('Put back')
    expect(again.tags()).toEqual(['courage', 'long', 'project'])
  })

  it('are none of names and illnesses, and the page says so', async () => {
    const { write, tags } = open()
    await write('My daughter Miriam Goldberg has leukemia')
    expect(tags()).toEqual([])
    expect(screen.getByText('None of your words becomes a tag.')).toBeDefined()
  })
})

describe('“Keep this prayer private”', () => {
  it('switches itself on where a person is named, and says why', async () => {
    const { write, isPrivate } = open()
    await write('for ruth')
    expect(isPrivate()).toBe(true)
    expect(screen.getByRole('status').textContent).toBe(
      'Switched on because your words are about a person.',
    )
  })

  it('switches itself on for a delicate matter, and off again when that is gone', async () => {
    const { write, isPrivate } = open()
    await write('waiting for my biopsy')
    expect(isPrivate()).toBe(true)
    expect(screen.getByRole('status').textContent).toMatch(/touch on health/)
    await write('waiting for my exam')
    expect(isPrivate()).toBe(false)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('stays off for a text for which it was switched off, also over a reload', async () => {
    const { box, write, isPrivate, flip } = open()
    await write('my mother is ill')
    await flip()
    expect(isPrivate()).toBe(false)
    await userEvent.type(box, ' and my father too')
    expect(isPrivate()).toBe(false)
    cleanup()
    const again = open()
    expect(again.isPrivate()).toBe(false)
    await again.write('our divorce')
    expect(again.isPrivate()).toBe(true)
  })

  it('switches itself on again where what was typed anew touches something else', async () => {
    const { box, write, isPrivate, flip } = open()
    await write('for Ruth')
    await flip()
    await userEvent.type(box, '{backspace}{backspace}{backspace}{backspace}my biopsy')
    expect(isPrivate()).toBe(true)
    expect(screen.getByRole('status').textContent).toMatch(/touch on health/)
  })

  it.each([
    ['for Ruth', 'for Ruth and her biopsy', /touch on health/],
    ['for Ruth', 'for Miriam', /about a person/],
    ['for Ruth', 'for Ruth and Miriam', /about a person/],
    ['for my biopsy', 'for my abortion', /touch on health/],
    ['for my biopsy', 'for my biopsy, and for Ruth', /about a person/],
  ])('switched off for “%s” is on again for “%s”', async (said, next, reason) => {
    const { box, write, isPrivate, flip } = open()
    await write(said)
    await flip()
    expect(isPrivate()).toBe(false)
    fireEvent.change(box, { target: { value: next } })
    expect(isPrivate()).toBe(true)
    expect(screen.getByRole('status').textContent).toMatch(reason)
  })

  it.each([
    ['for Ruth', 'for Ruth'],
    ['for Ruth', 'Ruth’s exam in the morning'],
    ['my mother is ill', 'My mother is ill. Please.'],
    ['I was scammed', 'I was scammed again'],
  ])(
    'switched off for “%s” stays off for “%s”, also where all is typed anew',
    async (said, next) => {
      const { write, isPrivate, flip } = open()
      await write(said)
      await flip()
      await write(next)
      expect(isPrivate()).toBe(false)
      expect(screen.getByRole('status').textContent).toBe('')
    },
  )

  it('stays as it was left for all prayers where the words suggest nothing', async () => {
    const { write, isPrivate, flip } = open()
    await flip()
    await write('a long project')
    expect(isPrivate()).toBe(true)
    expect(screen.getByRole('status').textContent).toBe('')
    cleanup()
    expect(open().isPrivate()).toBe(true)
  })
})

async function pressAt(address: string) {
  await open(address).press('Generate Prayer')
  expect(screen.getByText('Please fill in all required fields')).toBeTruthy()
}

describe('a generator that lacks a choice', () => {
  it.each([
    ['/generate', 'Tradition'],
    ['/generate?tradition=Islam&category=Wellbeing', 'Type'],
    ['/generate?tradition=Islam&type=hope', 'Category'],
  ])('at %s puts the focus on %s', async (address, label) => {
    await pressAt(address)
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: new RegExp(label) }))
  })

  it('does so at each press', async () => {
    await pressAt('/generate?tradition=Islam&type=hope')
    screen.getByRole('textbox').focus()
    await userEvent.click(screen.getByRole('button', { name: 'Generate Prayer' }))
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Category/ }))
  })
})
