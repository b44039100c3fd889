// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NO_INTENTION, type Intention } from '@/engine/intention/intention'
import { HeardLine } from './heard-line'

afterEach(cleanup)

const HEARD: Intention = {
  ...NO_INTENTION,
  occasions: [{ occasion: 'surgery', who: 'mother' }],
  when: 'tuesday',
  tense: 'ahead',
}

function show(intention: Intention) {
  const onCorrect = vi.fn<(corrected: Intention) => void>()
  render(<HeardLine intention={intention} onCorrect={onCorrect} />)
  return { onCorrect, heard: within(screen.getByRole('region', { name: 'What was heard' })) }
}

describe('what was heard', () => {
  it('is said part by part', () => {
    const { heard } = show(HEARD)
    expect(heard.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'your mother',
      'an operation',
      'on Tuesday',
    ])
  })

  it('can be taken away part by part', async () => {
    const { onCorrect, heard } = show(HEARD)
    await userEvent.click(heard.getByRole('button', { name: 'Take away: on Tuesday' }))
    expect(onCorrect).toHaveBeenCalledWith({ ...HEARD, when: null })
  })

  it('offers to say what was meant, and shows the fields only then', async () => {
    const { heard } = show(HEARD)
    expect(heard.queryByRole('combobox')).toBeNull()
    const correct = heard.getByRole('button', { name: 'Correct' })
    expect(correct).toHaveProperty('ariaExpanded', 'false')
    await userEvent.click(correct)
    expect(heard.getByRole('combobox', { name: 'For whom' }).textContent).toContain('your mother')
    expect(heard.getByRole('combobox', { name: 'What it is about' })).toBeDefined()
    expect(heard.getByRole('combobox', { name: 'When' })).toBeDefined()
  })

  it('says so where nothing was understood, and asks', () => {
    const { heard } = show(NO_INTENTION)
    expect(heard.getByText('Nothing particular was heard in what you wrote.')).toBeDefined()
    expect(heard.getByRole('button', { name: 'Say what it is about' })).toBeDefined()
  })
})
