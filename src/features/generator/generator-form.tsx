import { useState, type SubmitEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { SwitchField } from '@/components/ui/switch-field'
import { ChoiceFields } from './choice-fields'
import {
  missingChoices,
  readChoices,
  toPrayerChoices,
  writeChoices,
  type GeneratorChoices,
} from './generator-choices'
import {
  CONTEXT_LIMIT,
  readContextDraft,
  readPrivacyChoice,
  writeContextDraft,
  writePrivacyChoice,
} from './generator-draft'
import type { MadePrayer } from './made-prayer'
import { useGenerate } from './use-generate'

interface GeneratorFormProps {
  viewerId: string | null
  onMade: (made: MadePrayer) => void
}

/** The choices stand in the address and the words on the device, so that neither a reload nor Back loses them. */
export function GeneratorForm({ viewerId, onMade }: GeneratorFormProps) {
  const [parameters, setParameters] = useSearchParams()
  const choices = readChoices(parameters)
  const [context, setContext] = useState(readContextDraft)
  const [isPrivate, setIsPrivate] = useState(readPrivacyChoice)
  const [isAsked, setIsAsked] = useState(false)
  const { generate, isGenerating } = useGenerate(onMade)
  const missing = isAsked ? missingChoices(choices) : []

  function handleChoices(next: GeneratorChoices) {
    setParameters((before) => writeChoices(before, next), { replace: true })
  }

  function handleContext(text: string) {
    setContext(text)
    writeContextDraft(text)
  }

  function handlePrivate(next: boolean) {
    setIsPrivate(next)
    writePrivacyChoice(next)
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    setIsAsked(true)
    if (missingChoices(choices).length > 0) return
    void generate({ choices: toPrayerChoices(choices, context), isPrivate, makerId: viewerId })
  }

  return (
    <form onSubmit={handleSubmit} noValidate aria-label="Generate a prayer" className="grid gap-3">
      <ChoiceFields choices={choices} onChange={handleChoices} missing={missing} />
      <TextAreaField
        label="Context (optional)"
        placeholder="Describe your situation or intention..."
        hint="Up to three of these words become tags. Prayers are public unless you keep them private."
        rows={3}
        maxLength={CONTEXT_LIMIT}
        value={context}
        onChange={(event) => handleContext(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="me-auto">
          <SwitchField label="Keep this prayer private" isOn={isPrivate} onChange={handlePrivate} />
        </div>
        <p role="alert" className="text-[0.9375rem] font-medium text-danger empty:hidden">
          {missing.length > 0 && 'Please fill in all required fields'}
        </p>
        <Button type="submit" isPending={isGenerating} className="max-sm:w-full">
          Generate Prayer
        </Button>
      </div>
    </form>
  )
}
