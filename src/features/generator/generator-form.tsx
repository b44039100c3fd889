import { useState, type SubmitEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { SwitchField } from '@/components/ui/switch-field'
import { useProblemFocus } from '@/components/ui/use-problem-focus'
import { ChoiceFields } from './choice-fields'
import { ContextFields } from './context-fields'
import {
  missingChoices,
  readAbout,
  readChoices,
  toPrayerChoices,
  withoutAbout,
  writeChoices,
  type GeneratorChoices,
} from './generator-choices'
import { useContextDraft } from './use-context-draft'
import { useHeard } from './use-heard'
import type { MakeMutationOptions } from './use-make-mutation'
import { useMakePrayer } from './use-make-prayer'

/** Why the prayer became private by itself. */
const REASONS = {
  person: 'Switched on because your words are about a person.',
  health: 'Switched on because your words touch on health.',
  law: 'Switched on because your words touch on the law or on violence.',
  money: 'Switched on because your words touch on money.',
  sex: 'Switched on because your words touch on something intimate.',
  immigration: 'Switched on because your words touch on immigration.',
} as const

/** The choices stand in the address and the words on the device, so that neither a reload nor Back loses them. */
export function GeneratorForm(options: Required<MakeMutationOptions>) {
  const [parameters, setParameters] = useSearchParams()
  const choices = readChoices(parameters)
  const context = useContextDraft(readAbout(parameters))
  const { isPrivate, withoutTags } = context
  const heard = useHeard(context.text)
  const [tries, setTries] = useState(0)
  const form = useProblemFocus(tries)
  const { generate, isGenerating } = useMakePrayer(options)
  const missing = tries > 0 ? missingChoices(choices) : []

  function handleChoices(next: GeneratorChoices) {
    setParameters((before) => writeChoices(before, next), { replace: true })
  }

  function handleContext(text: string) {
    context.type(text)
    // From now on the words stand on the device; those of the address would hide them after a reload.
    if (readAbout(parameters) !== null) setParameters(withoutAbout, { replace: true })
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    setTries(tries + 1)
    if (missingChoices(choices).length > 0) return
    const intention = heard.correctionFor(context.text)
    const asked = toPrayerChoices(choices, context.text)
    generate({ ...asked, withoutTags, ...(intention && { intention }) }, context.judgePrivacy)
  }

  return (
    <form
      ref={form}
      onSubmit={handleSubmit}
      noValidate
      aria-label="Generate a prayer"
      className="grid gap-3"
    >
      <ChoiceFields choices={choices} onChange={handleChoices} missing={missing} />
      <ContextFields context={context} heard={heard} onType={handleContext} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="me-auto">
          <SwitchField
            label="Keep this prayer private"
            isOn={isPrivate}
            onChange={context.decide}
          />
          <output className="mt-1 block ps-14 text-sm text-ink-soft empty:hidden">
            {context.reason && REASONS[context.reason]}
          </output>
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
