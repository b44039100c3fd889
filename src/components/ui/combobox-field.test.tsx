// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ComboboxField } from './combobox-field'
import type { OptionGroup } from './option-list'

afterEach(cleanup)

const FRUIT: readonly OptionGroup[] = [
  {
    label: 'Trees',
    options: [
      { value: 'apple', label: 'Apple' },
      { value: 'pear', label: 'Pear' },
    ],
  },
  { label: 'Bushes', options: [{ value: 'currant', label: 'Currant', hint: 'Ribes' }] },
]

function findFruit(query: string): OptionGroup[] {
  return FRUIT.map(({ label, options }) => ({
    label,
    options: options.filter((option) => option.label.toLowerCase().includes(query.toLowerCase())),
  })).filter(({ options }) => options.length > 0)
}

const handleSubmit = vi.fn<() => void>()

function Field() {
  const [value, setValue] = useState('')
  return (
    <form onSubmit={handleSubmit}>
      <ComboboxField label="Fruit" value={value} onChange={setValue} find={findFruit} isRequired />
      <output>{value}</output>
      <button type="button">Elsewhere</button>
    </form>
  )
}

function open() {
  handleSubmit.mockReset()
  render(<Field />)
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Fruit' })
  return {
    box,
    options: () => screen.queryAllByRole('option').map(({ textContent }) => textContent),
    chosen: () => screen.getByRole('status').textContent,
    press: (keys: string) => userEvent.keyboard(keys),
  }
}

describe('a combobox', () => {
  it('shows everything in groups when it is pressed, and hides it again', async () => {
    const { box, options, press } = open()
    expect(box.ariaExpanded).toBe('false')
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.click(box)
    expect(box.ariaExpanded).toBe('true')
    expect(options()).toEqual(['Apple', 'Pear', 'CurrantRibes'])
    expect(screen.getByRole('group', { name: 'Bushes' })).toBeDefined()
    await press('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('narrows the list to what is typed, marks the first and takes it by Enter', async () => {
    const { box, options, chosen, press } = open()
    await userEvent.type(box, 'ar')
    expect(options()).toEqual(['Pear'])
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Pear')
    await press('{Enter}')
    expect([box.value, chosen()]).toEqual(['Pear', 'pear'])
  })

  it('begins at what is chosen when it is opened again', async () => {
    const { box, press } = open()
    await userEvent.type(box, 'pear{Enter}')
    await press('{ArrowDown}')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Pear')
    expect(screen.getAllByRole('option')).toHaveLength(3)
  })

  it('is walked through by arrows, while the focus stays in the box', async () => {
    const { box, chosen, press } = open()
    box.focus()
    await press('{ArrowDown}{ArrowDown}{ArrowDown}')
    const marked = screen.getByRole('option', { selected: true })
    expect(box.getAttribute('aria-activedescendant')).toBe(marked.id)
    expect(document.activeElement).toBe(box)
    await press('{Enter}')
    expect(chosen()).toBe('currant')
  })

  it('opens by Enter and never sends the form', async () => {
    const { box, options, press } = open()
    box.focus()
    await press('{Enter}')
    expect(options()).toHaveLength(3)
    await press('{Enter}{Enter}')
    expect(handleSubmit).not.toHaveBeenCalled()
  })

  it('takes what is marked when it is left, and nothing where nothing was typed', async () => {
    const { box, chosen } = open()
    await userEvent.click(box)
    await userEvent.tab()
    expect(chosen()).toBe('')
    await userEvent.type(box, 'cur')
    await userEvent.tab()
    expect([box.value, chosen()]).toEqual(['Currant', 'currant'])
  })

  it('keeps its choice over Escape and over words that name nothing, and says that they do', async () => {
    const { box, chosen, press } = open()
    await userEvent.type(box, 'app{Enter}')
    await userEvent.clear(box)
    await userEvent.type(box, 'stone')
    expect(screen.getByText('Nothing by that name. Try another word.')).toBeDefined()
    await press('{Escape}')
    expect([box.value, chosen()]).toEqual(['Apple', 'apple'])
    await press('{Escape}')
    expect(chosen()).toBe('apple')
    await userEvent.type(box, 'stone')
    await userEvent.click(screen.getByRole('button'))
    expect([box.value, chosen()]).toEqual(['Apple', 'apple'])
  })

  it('is empty again when its words are taken out', async () => {
    const { box, chosen } = open()
    await userEvent.type(box, 'app{Enter}')
    await userEvent.clear(box)
    await userEvent.tab()
    expect([box.value, chosen()]).toEqual(['', ''])
  })
})
