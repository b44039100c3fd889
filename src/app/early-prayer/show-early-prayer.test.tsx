// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepLength } from '@/features/prayers/card/last-length'
import { PageFallback } from '../page-fallback'
import { ROW } from './row-fixture'
import { showEarlyPrayer } from './show-early-prayer'

const main = () => document.querySelector('main') as HTMLElement
const openings = () =>
  [...document.querySelectorAll('article .prayer-opening')].map((each) => each.textContent)

function open(markup: string, address = '/'): void {
  window.history.replaceState(null, '', address)
  document.body.innerHTML = `<main>${markup}</main>`
}

beforeEach(() => localStorage.clear())

describe('the page of a prayer before the app has come', () => {
  const shell = renderToString(<PageFallback />)

  it('shows the title and the whole text in the length that the address names', () => {
    open(shell, `/prayer/${ROW.id}?length=long`)
    showEarlyPrayer(ROW)
    expect(document.querySelector('h1')?.textContent).toBe(ROW.title)
    expect(openings()).toEqual(['Be near us, who are tired and many.'])
    expect(main().textContent).toContain('Let the house grow quiet, room by room.')
    expect(main().textContent).not.toContain('Loading')
  })

  it('shows the length that the reader chose last, and the medium one to whoever has not', () => {
    open(shell)
    showEarlyPrayer(ROW)
    expect(openings()).toEqual(['Be near us, who are tired.'])
    keepLength('short')
    open(shell)
    showEarlyPrayer(ROW)
    expect(openings()).toEqual(['Be near us tonight, and let us rest.'])
  })

  it('runs from right to left where the prayer does, in its language', () => {
    open(shell)
    showEarlyPrayer({ ...ROW, language: 'ar', medium_text: 'السلام علينا في هذه الليلة الطويلة.' })
    const opening = document.querySelector('.prayer-opening')
    expect(opening?.getAttribute('dir')).toBe('rtl')
    expect(opening?.parentElement?.lang).toBe('ar')
  })

  it('leaves a prayer that was withheld to the app', () => {
    open(shell)
    showEarlyPrayer({ ...ROW, withheld_as: 'public' })
    expect(main().textContent).toContain('Loading page')
  })

  it('takes its words for words, whatever they look like', () => {
    open(shell)
    showEarlyPrayer({
      ...ROW,
      title: '<img src=x>',
      medium_text: '<b>Be near us</b>, who are tired.',
    })
    expect(document.querySelector('img, b')).toBeNull()
    expect(openings()).toEqual(['<b>Be near us</b>, who are tired.'])
  })

  it('comes too late where the app has drawn the page already', () => {
    open('<p>The page</p>')
    showEarlyPrayer(ROW)
    expect(main().textContent).toBe('The page')
  })
})
