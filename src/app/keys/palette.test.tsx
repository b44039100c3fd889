// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Palette from './palette'

// Looking for roles among a hundred options takes its time.
vi.setConfig({ testTimeout: 30_000 })

afterEach(cleanup)

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function open() {
  const onClose = vi.fn<() => void>()
  const onShowKeys = vi.fn<() => void>()
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <Address />
        <Palette onClose={onClose} onShowKeys={onShowKeys} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return {
    box: screen.getByRole<HTMLInputElement>('combobox', { name: 'Go to' }),
    address: () => screen.getByRole('status', { hidden: true }).textContent,
    press: (keys: string) => userEvent.keyboard(keys),
    onClose,
    onShowKeys,
  }
}

describe('the palette', () => {
  it('has the focus in its box, and goes where the first hit leads', async () => {
    const { box, address, press, onClose } = open()
    expect(document.activeElement).toBe(box)
    await userEvent.paste('jewish')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('JudaismJewish')
    await press('{Enter}')
    expect(address()).toBe('/traditions/judaism')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('searches for what names no place', async () => {
    const { address, press } = open()
    await userEvent.paste('the sea at night')
    await press('{Enter}')
    expect(address()).toBe('/search?q=the+sea+at+night')
  })

  it('opens the list of keys', async () => {
    const { address, press, onShowKeys } = open()
    await userEvent.paste('keyboard')
    await press('{Enter}')
    expect(onShowKeys).toHaveBeenCalledOnce()
    expect(address()).toBe('/')
  })

  it('closes by Escape and leads nowhere', async () => {
    const { address, press, onClose } = open()
    await press('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
    expect(address()).toBe('/')
  })
})
