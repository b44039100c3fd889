import { ComboboxField } from '@/components/ui/combobox-field'
import { SelectField } from '@/components/ui/select-field'
import { findTraditions, findTypes } from './find-options'
import { changeChoices, type GeneratorChoices, type RequiredChoice } from './generator-choices'
import { generatorOptions } from './generator-options'

interface ChoiceFieldsProps {
  choices: GeneratorChoices
  onChange: (choices: GeneratorChoices) => void
  /** Required choices to mark as still open. */
  missing: readonly RequiredChoice[]
}

/** The three choices of every prayer, the long ones found by typing; Other opens its sub-categories and Family its members. */
export function ChoiceFields({ choices, onChange, missing }: ChoiceFieldsProps) {
  const change = (part: object) => onChange(changeChoices(choices, part))
  const errorOf = (name: RequiredChoice) => (missing.includes(name) ? 'Please choose one.' : null)

  return (
    <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      <ComboboxField
        label="Tradition"
        placeholder="Choose a tradition"
        find={findTraditions}
        value={choices.tradition}
        onChange={(tradition) => change({ tradition })}
        error={errorOf('tradition')}
        isRequired
      />
      <ComboboxField
        label="Type"
        placeholder="Choose a prayer type"
        find={findTypes}
        value={choices.type}
        onChange={(type) => change({ type })}
        error={errorOf('type')}
        isRequired
      />
      <SelectField
        label="Category"
        placeholder="Choose a category"
        groups={generatorOptions.categories}
        value={choices.category}
        onChange={(category) => change({ category })}
        error={errorOf('category')}
        isRequired
      />
      {choices.category === 'Other' && (
        <SelectField
          label="Sub-category (optional)"
          placeholder="Any"
          groups={generatorOptions.subCategories}
          value={choices.subCategory}
          onChange={(subCategory) => change({ subCategory })}
        />
      )}
      {choices.subCategory === 'Family' && (
        <SelectField
          label="Family member (optional)"
          placeholder="The whole family"
          groups={generatorOptions.familyMembers}
          value={choices.familyMember}
          onChange={(familyMember) => change({ familyMember })}
        />
      )}
    </div>
  )
}
