// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
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

/** The plainest field that offers the same: the real one draws its options only where there is a screen. */
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

describe('the choices of a prayer', () => {
  it('are those that the specification lists', () => {
    const { options, field } = open()
    expect(options(/^Type/)).toEqual([...PRAYER_TYPES])
    expect(options(/^Category/)).toEqual([...GENERATOR_CATEGORIES])
    expect(options(/^Tradition/)).toEqual(TRADITION_GROUPS.flatMap(({ members }) => members))
    const groups = [...field(/^Tradition/).querySelectorAll('optgroup')]
    expect(groups.map(({ label }) => label)).toEqual(TRADITION_GROUPS.map(({ label }) => label))
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
    expect(screen.getByText(/Please choose one/).textContent).toMatch(/^Type/)
  })
})
