// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { GeneratorForm } from './generator-form'

vi.hoisted(() => vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'unused'))
afterEach(cleanup)

async function press(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <GeneratorForm viewerId={null} onMade={() => {}} />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Generate Prayer' }))
  expect(screen.getByText('Please fill in all required fields')).toBeTruthy()
}

describe('a generator that lacks a choice', () => {
  it.each([
    ['/generate', 'Tradition'],
    ['/generate?tradition=Islam&category=Wellbeing', 'Type'],
    ['/generate?tradition=Islam&type=hope', 'Category'],
  ])('at %s puts the focus on %s', async (address, label) => {
    await press(address)
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: new RegExp(label) }))
  })

  it('does so at each press', async () => {
    await press('/generate?tradition=Islam&type=hope')
    screen.getByRole('textbox').focus()
    await userEvent.click(screen.getByRole('button', { name: 'Generate Prayer' }))
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Category/ }))
  })
})
