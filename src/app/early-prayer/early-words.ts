import type { PrayerLength } from '@/catalogue/product'
import { openText } from '@/features/prayers/card/opening'
import { paragraphsOf } from '@/features/prayers/card/paragraphs'
import { TEXT_CLASSES } from '@/features/prayers/card/text-classes'
import { directionOf } from '@/features/prayers/card/text-direction'
import { textOf, type Prayer } from '@/features/prayers/prayer'

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.className = className
  made.append(...children)
  return made
}

/** The mark before a title. The hue of the tradition is known to the app. */
export function titleDot(): HTMLElement {
  return element('span', 'size-2 shrink-0 self-center rounded-full bg-line')
}

interface EarlyWords {
  words: HTMLElement
  /** What follows the opening; null where that is all. */
  rest: HTMLElement | null
}

/** The words of a prayer as `PrayerText` draws them, in three lines where they are clamped. */
export function earlyWords(
  prayer: Prayer,
  length: PrayerLength,
  className: string,
  { isClamped = false } = {},
): EarlyWords {
  const text = openText(textOf(prayer, length))
  const dir = directionOf(prayer.language)
  const paragraph = (look: string, words: string) =>
    Object.assign(element('p', look, words), { dir })
  const paragraphs = paragraphsOf(text.rest).map((each) =>
    paragraph(isClamped ? '' : TEXT_CLASSES.paragraph, each),
  )
  const rest = paragraphs.length > 0 ? element('div', '', ...paragraphs) : null
  if (isClamped) rest?.classList.add(...TEXT_CLASSES.clamped.split(' '))
  const words = element(
    'div',
    `${TEXT_CLASSES.words} ${className}`,
    paragraph(TEXT_CLASSES.opening, text.opening),
    ...(rest ? [rest] : []),
  )
  words.lang = prayer.language ?? ''
  return { words, rest }
}
