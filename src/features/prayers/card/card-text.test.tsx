// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CardText } from './card-text'
import { prayerAt } from '../prayer-fixture'

/** Three lines, in pixels. */
const SHOWN = 94
let needed = SHOWN
let tellChange: () => void = () => undefined

class Watch {
  constructor(tell: () => void) {
    tellChange = tell
  }
  observe() {
    return undefined
  }
  disconnect() {
    return undefined
  }
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Watch)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => needed)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SHOWN)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const REST = 'As you were then, and not yet.\n\nAs we are.'
const TEXT = `Be with us now.\n\n${REST}`

function card({
  excerpt = (rest: string, _opening: string) => rest,
  isClamped = true,
  shown = '',
  text = TEXT,
} = {}) {
  return (
    <MemoryRouter>
      <CardText
        prayer={prayerAt(1, { title: 'Evening', shortText: text })}
        length="short"
        isClamped={isClamped}
        translated={shown ? { text: shown, lang: 'es' } : null}
        excerpt={excerpt}
        renderWords={(words) => words}
      />
    </MemoryRouter>
  )
}

const readOn = () => screen.queryByRole('link', { name: 'Read on: Evening' })

describe('the words of a card', () => {
  it('that three lines hold have no link to the rest', () => {
    needed = SHOWN
    render(card())
    act(tellChange)
    expect(screen.getByText('Be with us now.')).toBeTruthy()
    expect(readOn()).toBeNull()
  })

  it('that three lines break off have one', () => {
    needed = 4 * SHOWN
    render(card())
    expect(readOn()?.getAttribute('href')).toMatch(/^\/prayer\/.*length=short$/)
  })

  it('get and lose it as the window or the font changes', async () => {
    needed = SHOWN
    render(card())
    needed = 4 * SHOWN
    tellChange()
    expect(await screen.findByRole('link', { name: 'Read on: Evening' })).toBeTruthy()
  })

  it('that begin in the middle of the text have one, however short the end is', () => {
    needed = SHOWN
    render(card({ excerpt: (rest) => `… ${rest.slice(32)}` }))
    expect(screen.getByText('… As we are.')).toBeTruthy()
    expect(readOn()).not.toBeNull()
  })

  it('begin with the opening line, which leads on too, and what follows repeats nothing of it', () => {
    needed = SHOWN
    const excerpt = vi.fn((rest: string) => rest)
    render(card({ excerpt }))
    expect(excerpt).toHaveBeenCalledWith(REST, 'Be with us now.')
    const opening = screen.getByRole('link', { name: 'Be with us now.' })
    expect(opening.getAttribute('href')).toMatch(/^\/prayer\/.*length=short$/)
    // The title is the keyboard’s way there.
    expect(opening.tabIndex).toBe(-1)
  })

  it('that are no more than an opening line have no link to the rest', () => {
    render(card({ text: 'Be with us now.' }))
    expect(readOn()).toBeNull()
  })

  it('that were chosen to be read here stand whole, without a link', () => {
    needed = 4 * SHOWN
    render(card({ isClamped: false, excerpt: () => 'a part' }))
    expect(screen.getByText('As you were then, and not yet.')).toBeTruthy()
    expect(readOn()).toBeNull()
  })

  it('are the whole translation where one is shown', () => {
    needed = SHOWN
    render(card({ excerpt: () => 'a part', shown: 'Quédate con nosotros.' }))
    expect(screen.getByText('Quédate con nosotros.')).toBeTruthy()
    expect(readOn()).toBeNull()
  })

  it('fade out where they are broken off: no ellipsis stands behind a full stop', () => {
    needed = 4 * SHOWN
    const { container } = render(card())
    expect(container.textContent).not.toMatch(/[.!?]\s*…/)
    const box = screen.getByText('As we are.').parentElement
    expect(box?.className).toContain('fading-line')
    expect(box?.className).not.toContain('line-clamp')
  })
})
