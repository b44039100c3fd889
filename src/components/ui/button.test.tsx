// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button'

const mark = () => screen.getByRole('button').querySelector('.animate-spin')

describe('a button whose work is under way', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('can not be pressed again from the first moment, and keeps its name', () => {
    render(<Button isPending>Save</Button>)
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  })

  it('shows its mark only when the work lasts', () => {
    const { rerender } = render(<Button isPending>Save</Button>)
    act(() => void vi.advanceTimersByTime(399))
    expect(mark()).toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(mark()).not.toBeNull()
    rerender(<Button>Save</Button>)
    expect(mark()).toBeNull()
  })
})
