// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Tab, TabList, TabPanel, Tabs } from './tabs'

afterEach(cleanup)

const LENGTHS = ['short', 'medium', 'long']

function Lengths() {
  const [value, setValue] = useState('medium')
  return (
    <Tabs value={value} onValueChange={setValue}>
      <TabList aria-label="Length">
        {LENGTHS.map((length) => (
          <Tab key={length} value={length}>
            {length}
          </Tab>
        ))}
      </TabList>
      {LENGTHS.map((length) => (
        <TabPanel key={length} value={length}>
          The {length} text
        </TabPanel>
      ))}
    </Tabs>
  )
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent
const shown = () => screen.getByRole('tabpanel').textContent

describe('tabs', () => {
  it('name their panel and are named by it, and show one panel alone', () => {
    render(<Lengths />)
    const panel = screen.getByRole('tabpanel', { name: 'medium' })
    expect(screen.getByRole('tab', { name: 'medium' }).getAttribute('aria-controls')).toBe(panel.id)
    expect(screen.getByRole('tablist', { name: 'Length' })).toBeTruthy()
    expect(screen.queryByText('The short text')).toBeNull()
  })

  it('are chosen with the mouse when its button goes down, and with nothing but its first button', () => {
    render(<Lengths />)
    const long = screen.getByRole('tab', { name: 'long' })
    fireEvent.mouseDown(long, { button: 2 })
    fireEvent.mouseDown(long, { button: 0, ctrlKey: true })
    expect(selected()).toBe('medium')
    fireEvent.mouseDown(long, { button: 0 })
    expect(shown()).toBe('The long text')
    expect(document.activeElement).toBe(long)
  })

  it('are chosen by what presses without a mouse', () => {
    render(<Lengths />)
    fireEvent.click(screen.getByRole('tab', { name: 'short' }))
    expect(shown()).toBe('The short text')
  })

  it('are one stop of the Tab key, and the panel is the next', async () => {
    render(<Lengths />)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'medium' }))
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
    await userEvent.tab({ shift: true })
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'medium' }))
  })

  it.each([
    ['{ArrowRight}', 'long'],
    ['{ArrowRight}{ArrowRight}', 'short'],
    ['{ArrowLeft}', 'short'],
    ['{ArrowLeft}{ArrowLeft}', 'long'],
    ['{Home}', 'short'],
    ['{End}', 'long'],
    ['{ArrowDown}', 'medium'],
    ['{Control>}{ArrowRight}{/Control}', 'medium'],
  ])('are moved through by %s, which leads to the %s one', async (keys, expected) => {
    render(<Lengths />)
    await userEvent.tab()
    await userEvent.keyboard(keys)
    expect(selected()).toBe(expected)
    expect(document.activeElement?.textContent).toBe(expected)
  })
})
