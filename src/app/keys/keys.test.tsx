// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import Keys from './keys'

vi.mock('./palette', () => ({ default: () => <p>palette</p> }))

const handlePress = vi.fn<(name: string) => void>()

// A file that comes late would come later than a test waits.
beforeAll(() => import('./keys-dialog'))
beforeEach(() => {
  localStorage.clear()
  handlePress.mockReset()
})
afterEach(cleanup)

function Address() {
  return <p>{`at ${useLocation().pathname}`}</p>
}

function Card({ name }: { name: string }) {
  return (
    <article>
      <h2>
        <a href={`/prayer/${name}`}>{name}</a>
      </h2>
      <button type="button" aria-keyshortcuts="3" onClick={() => handlePress(`long ${name}`)}>
        Long
      </button>
      <button type="button" aria-keyshortcuts="l" onClick={() => handlePress(`like ${name}`)}>
        Like
      </button>
    </article>
  )
}

function open(hasSearch = false) {
  render(
    <MemoryRouter>
      <Address />
      <main>
        {hasSearch && <input type="search" aria-label="Search" defaultValue="hope" />}
        <Card name="First" />
        <Card name="Second" />
        <textarea aria-label="Words" />
      </main>
      <Keys />
    </MemoryRouter>,
  )
  return {
    press: (keys: string) => userEvent.keyboard(keys),
    focused: () => document.activeElement?.textContent,
  }
}

/** In jsdom everything stands at the top: no prayer is in view, so a prayer is chosen by walking to it. */
describe('the keys of a page', () => {
  it('walk from prayer to prayer', async () => {
    const { press, focused } = open()
    screen.getByRole('link', { name: 'First' }).focus()
    await press('j')
    expect(focused()).toBe('Second')
    await press('j')
    expect(focused()).toBe('Second')
    await press('k')
    expect(focused()).toBe('First')
  })

  it('press what the prayer that is read carries them for', async () => {
    const { press } = open()
    screen.getByRole('link', { name: 'Second' }).focus()
    await press('l3')
    expect(handlePress.mock.calls).toEqual([['like Second'], ['long Second']])
  })

  it('lead from a list to praying what is read', async () => {
    const { press } = open()
    screen.getByRole('link', { name: 'Second' }).focus()
    await press('p')
    expect(screen.getByText('at /prayer/Second/pray')).toBeDefined()
  })

  it('go to the search box, or to the page that has one', async () => {
    const { press } = open(true)
    await press('/')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    cleanup()
    await open().press('/')
    expect(screen.getByText('at /search')).toBeDefined()
  })

  it('are letters where something is typed, and with other keys', async () => {
    const { press } = open()
    const box = screen.getByRole<HTMLTextAreaElement>('textbox')
    box.focus()
    await press('jl/?{Control>}k{/Control}')
    expect(box.value).toContain('jl/?')
    screen.getByRole('link', { name: 'First' }).focus()
    await press('{Control>}l{/Control}{Alt>}l{/Alt}{Meta>}l{/Meta}')
    expect(handlePress).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('palette')).toBeNull()
  })

  it('open the palette with Ctrl or ⌘', async () => {
    const { press } = open()
    await press('{Control>}k{/Control}')
    expect(await screen.findByText('palette')).toBeDefined()
  })
})

describe('the list of keys', () => {
  it('is shown by ?, and no key reaches the page behind it', async () => {
    const { press } = open()
    screen.getByRole('link', { name: 'First' }).focus()
    await press('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(dialog.getByText('Next and previous prayer')).toBeDefined()
    await press('l')
    expect(handlePress).not.toHaveBeenCalled()
    await press('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('switches single keys off for this device', async () => {
    const { press } = open()
    await press('?')
    const single = await screen.findByRole('switch', { name: 'Single keys' })
    expect(single.ariaChecked).toBe('true')
    await userEvent.click(single)
    await press('{Escape}')
    cleanup()
    const again = open()
    screen.getByRole('link', { name: 'First' }).focus()
    await again.press('jl?')
    expect(again.focused()).toBe('First')
    expect(handlePress).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
    await again.press('{Control>}k{/Control}')
    expect(await screen.findByText('palette')).toBeDefined()
  })
})
