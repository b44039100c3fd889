// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { GENERATOR_CATEGORIES, SUB_CATEGORIES } from '@/catalogue/categories'
import { FAMILY_MEMBERS } from '@/catalogue/family-members'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { TRADITION_GROUPS } from '@/catalogue/tradition-groups'
import type { SelectField } from '@/components/ui/select-field'
import { ChoiceFields } from './choice-fields'
import type { GeneratorChoices } from './generator-choices'

/** The plainest field that offers the same: the real select draws its options only where there is a screen. */
vi.mock('@/components/ui/select-field', () => ({
  SelectField: ({ label, groups, value, onChange, error }: ComponentProps<typeof SelectField>) => (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">None</option>
        {groups.map((group, at) => (
          <optgroup key={group.label ?? at} label={group.label ?? ''}>
            {group.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {error}
    </label>
  ),
}))

afterEach(cleanup)

const NOTHING: GeneratorChoices = {
  tradition: '',
  type: '',
  category: '',
  subCategory: '',
  familyMember: '',
}

function Fields() {
  const [choices, setChoices] = useState(NOTHING)
  return <ChoiceFields choices={choices} onChange={setChoices} missing={['type']} />
}

function open() {
  render(<Fields />)
  const field = (label: RegExp) => screen.getByLabelText<HTMLSelectElement>(label)
  return {
    field,
    options: (label: RegExp) =>
      [...field(label).options].slice(1).map(({ textContent }) => textContent),
    choose: (label: RegExp, option: string) => userEvent.selectOptions(field(label), option),
  }
}

/** What a combobox offers when it is opened, and under which headings. */
async function offered(label: RegExp) {
  await userEvent.click(screen.getByRole('combobox', { name: label }))
  const list = within(screen.getByRole('listbox'))
  const names = (role: string) => list.queryAllByRole(role)
  return {
    options: names('option').map(({ firstChild }) => firstChild?.textContent),
    groups: names('group').map(({ firstChild }) => firstChild?.textContent),
  }
}

describe('the choices of a prayer', () => {
  it('are those that the specification lists', async () => {
    const { options } = open()
    expect(options(/^Category/)).toEqual([...GENERATOR_CATEGORIES])
    expect((await offered(/^Type/)).options).toEqual([...PRAYER_TYPES])
    const traditions = await offered(/^Tradition/)
    expect(traditions.options).toEqual(TRADITION_GROUPS.flatMap(({ members }) => members))
    expect(traditions.groups).toEqual(TRADITION_GROUPS.map(({ label }) => label))
  })

  it('are found by the words of those who pray', async () => {
    open()
    await userEvent.type(screen.getByRole('combobox', { name: /^Tradition/ }), 'quaker{Enter}')
    expect(screen.getByRole('combobox', { name: /^Tradition/ })).toHaveProperty(
      'value',
      'Christianity',
    )
    await userEvent.type(screen.getByRole('combobox', { name: /^Type/ }), 'scared{Enter}')
    expect(screen.getByRole('combobox', { name: /^Type/ })).toHaveProperty('value', 'Courage')
  })

  it('open sub-categories under Other, and among them the members of a family', async () => {
    const { options, choose } = open()
    expect(screen.queryByLabelText(/Sub-category/)).toBeNull()
    await choose(/^Category/, 'Other')
    expect(options(/Sub-category/)).toEqual([...SUB_CATEGORIES])
    expect(screen.queryByLabelText(/Family member/)).toBeNull()
    await choose(/Sub-category/, 'Family')
    expect(options(/Family member/)).toEqual([...FAMILY_MEMBERS])
    await choose(/^Category/, 'Wellbeing')
    expect(screen.queryByLabelText(/Sub-category|Family member/)).toBeNull()
  })

  it('say which of them is missing', () => {
    open()
    expect(screen.getByText(/Please choose one/)).toBeDefined()
    expect(screen.getByRole('combobox', { name: /^Type/ })).toHaveProperty('ariaInvalid', 'true')
  })
})
