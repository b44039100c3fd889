// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { made } from './made-prayer-fixture'
import { VariantNavigation } from './variant-navigation'

afterEach(cleanup)

const [first, second, third] = ['first', 'second', 'third'].map((key) => made(key)) as [
  ReturnType<typeof made>,
  ReturnType<typeof made>,
  ReturnType<typeof made>,
]

function show(here: typeof first, arrivedBy: 'Previous' | 'Next' | null = null) {
  const onShow = vi.fn()
  render(
    <VariantNavigation
      made={here}
      variants={[first, second, third]}
      arrivedBy={arrivedBy}
      onShow={onShow}
    />,
  )
  return { onShow, button: (name: string) => screen.getByRole('button', { name }) }
}

describe('the walk through the prayers of a sitting', () => {
  it('goes back and on from the middle', async () => {
    const { onShow, button } = show(second)
    expect(screen.getByRole('status').textContent).toBe('2 of 3')
    await userEvent.click(button('Previous'))
    await userEvent.click(button('Next'))
    expect(onShow.mock.calls).toEqual([
      [first, 'Previous'],
      [third, 'Next'],
    ])
  })

  it('keeps the focus on the way that led here, also where that way ends', async () => {
    const { onShow, button } = show(first, 'Previous')
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Previous')))
    await userEvent.keyboard('{Enter}')
    expect(onShow).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button('Previous'))
  })

  it('takes the focus from nobody who came another way', async () => {
    show(second)
    await Promise.resolve()
    expect(document.activeElement).toBe(document.body)
  })
})
