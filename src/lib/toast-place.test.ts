import { describe, expect, it } from 'vitest'
import { placeBeside } from './toast-place'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 375, height: 740 }

/** A button of 120 by 44 pixels. */
function buttonAt(left: number, top: number): DOMRect {
  return { left, top, right: left + 120, bottom: top + 44 } as DOMRect
}

describe('the place of news', () => {
  it.each([
    ['nothing was pressed', null, DESKTOP, 'bottom-right'],
    ['a button of a dialog’s foot was pressed', buttonAt(860, 690), DESKTOP, 'top-right'],
    ['a button on the left was pressed', buttonAt(300, 740), DESKTOP, 'bottom-right'],
    ['a button far up was pressed', buttonAt(1100, 90), DESKTOP, 'bottom-right'],
    ['a low button was pressed on a phone', buttonAt(16, 650), PHONE, 'top-right'],
    ['a high button was pressed on a phone', buttonAt(16, 120), PHONE, 'bottom-right'],
    [
      'the window is so low that both edges are near',
      buttonAt(1100, 100),
      { width: 1280, height: 320 },
      'bottom-right',
    ],
  ] as const)('when %s', (_when, pressed, extent, place) => {
    expect(placeBeside(pressed, extent)).toBe(place)
  })
})
