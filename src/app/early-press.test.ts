// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { doEarlyPress } from './early-press'

afterEach(() => {
  globalThis.orisonEarlyPress = undefined
  document.body.replaceChildren()
})

it('presses the button that was pressed early, once, where it is still there', () => {
  const button = document.createElement('button')
  const press = vi.fn<() => void>()
  button.addEventListener('click', press)
  globalThis.orisonEarlyPress = button
  doEarlyPress()
  expect(press).not.toHaveBeenCalled()
  document.body.append(button)
  globalThis.orisonEarlyPress = button
  doEarlyPress()
  doEarlyPress()
  expect(press).toHaveBeenCalledOnce()
})
