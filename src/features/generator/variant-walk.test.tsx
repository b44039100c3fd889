// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { made } from './made-prayer-fixture'
import { VariantWalk } from './variant-walk'

afterEach(cleanup)

const [first, second, third] = ['first', 'second', 'third'].map((key) => made(key)) as [
  ReturnType<typeof made>,
  ReturnType<typeof made>,
  ReturnType<typeof made>,
]

function show(here: typeof first, cameBy: 'Previous' | 'Next' | null = null) {
  const onWalk = vi.fn()
  render(
    <VariantWalk made={here} variants={[first, second, third]} cameBy={cameBy} onWalk={onWalk} />,
  )
  return { onWalk, button: (name: string) => screen.getByRole('button', { name }) }
}

describe('the walk through the prayers of a sitting', () => {
  it('goes back and on from the middle', async () => {
    const { onWalk, button } = show(second)
    expect(screen.getByRole('status').textContent).toBe('2 of 3')
    await userEvent.click(button('Previous'))
    await userEvent.click(button('Next'))
    expect(onWalk.mock.calls).toEqual([
      [first, 'Previous'],
      [third, 'Next'],
    ])
  })

  it('keeps the focus on the way that led here, also where that way ends', async () => {
    const { onWalk, button } = show(first, 'Previous')
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Previous')))
    await userEvent.keyboard('{Enter}')
    expect(onWalk).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button('Previous'))
  })

  it('takes the focus from nobody who came another way', async () => {
    show(second)
    await Promise.resolve()
    expect(document.activeElement).toBe(document.body)
  })
})
