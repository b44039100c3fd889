// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GENERATOR_CATEGORIES, SUB_CATEGORIES } from '@/catalogue/categories'
import { FAMILY_MEMBERS } from '@/catalogue/family-members'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { TRADITION_GROUPS } from '@/catalogue/tradition-groups'
import { GeneratorForm } from './generator-form'

// Looking for roles among the options of selects takes its time.
vi.setConfig({ testTimeout: 30_000 })

beforeEach(() => {
  localStorage.clear()
  // jsdom draws nothing; an open select asks where things are.
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.hasPointerCapture = () => false
})
afterEach(cleanup)

function Address() {
  return <output data-testid="address">{useLocation().search}</output>
}

function open(address = '/generate') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <GeneratorForm viewerId={null} onMade={() => {}} />
      <Address />
    </MemoryRouter>,
  )
  const select = (label: RegExp) => screen.getByRole('combobox', { name: label, hidden: true })
  return {
    select,
    options: async (label: RegExp) => {
      select(label).focus()
      await userEvent.keyboard(' ')
      const names = within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map((option) => option.querySelector('span')?.textContent)
      const groups = screen.queryAllByRole('group', { name: /./ }).map(nameOf)
      await userEvent.keyboard('{Escape}')
      return { names, groups }
    },
    choose: async (label: RegExp, option: string) => {
      select(label).focus()
      await userEvent.keyboard(' ')
      await userEvent.click(screen.getByRole('option', { name: option }))
    },
    address: () => screen.getByTestId('address').textContent,
  }
}

function nameOf(group: HTMLElement) {
  return document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''
}

describe('the choices of a prayer', () => {
  it('are those that the specification lists', async () => {
    const { options } = open()
    expect((await options(/Type/)).names).toEqual([...PRAYER_TYPES])
    expect((await options(/Category/)).names).toEqual([...GENERATOR_CATEGORIES])
    const traditions = await options(/Tradition/)
    expect(traditions.names).toEqual(TRADITION_GROUPS.flatMap(({ members }) => members))
    expect(traditions.groups).toEqual(TRADITION_GROUPS.map(({ label }) => label))
  })

  it('open sub-categories under Other, and among them the members of a family', async () => {
    const { options, choose } = open('/generate?category=Other')
    expect((await options(/Sub-category/)).names).toEqual([...SUB_CATEGORIES])
    expect(screen.queryByRole('combobox', { name: /Family member/ })).toBeNull()
    await choose(/Sub-category/, 'Family')
    expect((await options(/Family member/)).names).toEqual([...FAMILY_MEMBERS])
  })

  it('stand in the address, and the list closes with the choice', async () => {
    const { choose, select, address } = open()
    await choose(/Type/, 'Hope')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(select(/Type/).textContent).toBe('Hope')
    expect(document.activeElement).toBe(select(/Type/))
    expect(address()).toBe('?type=hope')
  })
})
