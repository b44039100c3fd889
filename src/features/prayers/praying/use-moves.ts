import { useEffectEvent, useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { moveOfKey, moveOfStroke, type Move } from './moves'

interface MovesRequest {
  /** The box that the text scrolls in. */
  box: RefObject<HTMLElement | null>
  direction: 'ltr' | 'rtl'
  onMove: (move: Move) => void
  onEscape: () => void
}

const OWN_KEYS = 'input, select, textarea, [role="menu"], [role="dialog"]'

/** True for a control that a key belongs to. */
function belongsTo(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  return target.closest(key === ' ' ? `${OWN_KEYS}, button, a` : OWN_KEYS) !== null
}

/** Scrolls a long text on, in the direction of a key; false when its end is in view. */
function scrollOn(box: HTMLElement | null, key: string, move: Move): boolean {
  if (!box || (move !== 'forward' && move !== 'back')) return false
  if (key === 'ArrowLeft' || key === 'ArrowRight') return false
  const before = box.scrollTop
  const reach = key === 'ArrowDown' || key === 'ArrowUp' ? 64 : box.clientHeight * 0.8
  box.scrollTop += move === 'forward' ? reach : -reach
  return Math.abs(box.scrollTop - before) >= 1
}

/** Keys anywhere, taps and swipes on the text. Answers with what the text's box listens to. */
export function useMoves({ box, direction, onMove, onEscape }: MovesRequest) {
  const began = useRef<{ x: number; y: number; time: number } | null>(null)

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    if (event.defaultPrevented || altKey || ctrlKey || metaKey) return
    if (key === 'Escape') return onEscape()
    const move = belongsTo(target, key) ? null : moveOfKey(key, shiftKey, direction)
    if (!move) return
    event.preventDefault()
    if (!scrollOn(box.current, key, move)) onMove(move)
  })

  // As soon as another prayer is shown, keys are no longer for the one before it.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  return {
    onPointerDown: ({ isPrimary, button, clientX, clientY, timeStamp }: PointerEvent) => {
      began.current = isPrimary && button === 0 ? { x: clientX, y: clientY, time: timeStamp } : null
    },
    onPointerCancel: () => {
      began.current = null
    },
    onPointerUp: ({ clientX, clientY, timeStamp, target, currentTarget }: PointerEvent) => {
      const from = began.current
      began.current = null
      const isOnControl = target instanceof Element && target.closest('button, a') !== null
      // Words that were selected are to be kept.
      if (!from || isOnControl || window.getSelection()?.isCollapsed === false) return
      const { x: start, width } = currentTarget.getBoundingClientRect()
      const stroke = {
        from: { x: from.x - start, y: from.y },
        to: { x: clientX - start, y: clientY },
        lasted: timeStamp - from.time,
        width,
      }
      const move = moveOfStroke(stroke, direction)
      if (move) onMove(move)
    },
  }
}
