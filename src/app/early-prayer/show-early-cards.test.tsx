// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepLength } from '@/features/prayers/card/last-length'
import { PrayerListSkeleton } from '@/features/prayers/list/prayer-list-frame'
import { ROW } from './row-fixture'
import { showEarlyCards } from './show-early-cards'

const cards = () => [...document.querySelectorAll('article')]
const textOfPart = (card: Element | undefined, name: string) =>
  card?.querySelector(`[data-part="${name}"]`)?.textContent

beforeEach(() => {
  localStorage.clear()
  keepLength('medium')
  document.body.innerHTML = renderToString(<PrayerListSkeleton />)
})

describe('the first cards of a category before the app has come', () => {
  it('say title, words and facts, and nothing says that they are loading', () => {
    showEarlyCards([ROW], 'Peace')
    const [card] = cards()
    expect(card?.closest('[aria-hidden]')).toBeNull()
    expect(card?.querySelector('h2')?.textContent).toBe(ROW.title)
    expect(textOfPart(card, 'words')).toBe(
      'Be near us, who are tired.Let the house grow quiet.Amen.',
    )
    expect(textOfPart(card, 'facts')).toContain('Tradition: Universal Category: Peace')
    expect(document.body.textContent).not.toContain('Loading')
  })

  it('are as many as the category has', () => {
    showEarlyCards([ROW], 'Peace')
    expect(cards()).toHaveLength(1)
    expect(document.querySelectorAll('[data-early="card"]')).toHaveLength(0)
  })

  it('give way to what was rendered when they are taken back', () => {
    const rendered = document.body.innerHTML
    showEarlyCards([ROW, ROW], 'Peace')()
    expect(document.body.innerHTML).toBe(rendered)
  })

  it.each([
    ['is there for its type', { ...ROW, category: 'Wellbeing' }],
    ['is a remix', { ...ROW, is_remix: true }],
  ])('keep a line free where a prayer %s', (_, row) => {
    showEarlyCards([ROW, row], 'Peace')
    expect(cards().map((card) => textOfPart(card, 'notes'))).toEqual([undefined, ''])
  })

  it('take words for words, whatever they look like', () => {
    showEarlyCards([{ ...ROW, title: '<img src=x>', medium_text: '<b>Be near us</b>.' }], 'Peace')
    expect(document.querySelector('article img, article b')).toBeNull()
  })
})
