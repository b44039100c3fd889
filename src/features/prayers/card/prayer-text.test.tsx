// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PrayerText } from './prayer-text'

afterEach(cleanup)

const ARABIC = 'اللهم أنزل السلام.'

function shown(words: string) {
  const paragraph = screen.getByText(words)
  return [paragraph.closest('[lang]')?.getAttribute('lang'), paragraph.getAttribute('dir')]
}

describe('a prayer’s words', () => {
  it('run as each paragraph’s first letter asks for while their language is unknown', () => {
    render(<PrayerText text={`Peace.\n\n${ARABIC}`} lang={null} />)
    expect(shown('Peace.')).toEqual(['', 'auto'])
    expect(shown(ARABIC)).toEqual(['', 'auto'])
  })

  it.each([
    ['en', 'ltr'],
    ['es', 'ltr'],
    ['ar', 'rtl'],
    ['he', 'rtl'],
    ['fa-AF', 'rtl'],
    ['arn', 'ltr'],
  ])('are marked as %s and run %s', (lang, dir) => {
    render(<PrayerText text={ARABIC} lang={lang} />)
    expect(shown(ARABIC)).toEqual([lang, dir])
  })
})
