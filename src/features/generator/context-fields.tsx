import { TextAreaField } from '@/components/ui/field'
import { ContextChipRows } from './context-chip-rows'
import { ContextTagLine } from './context-tag-line'
import { CONTEXT_LIMIT } from './generator-draft'
import { HeardLine } from './heard-line'
import type { useContextDraft } from './use-context-draft'
import type { useHeard } from './use-heard'

interface ContextFieldsProps {
  context: ReturnType<typeof useContextDraft>
  heard: ReturnType<typeof useHeard>
  onType: (text: string) => void
}

/** The box, what may be asked beside it, and what comes of its words: what is heard, and what becomes tags. */
export function ContextFields({ context, heard, onType }: ContextFieldsProps) {
  return (
    <>
      <TextAreaField
        label="Context (optional)"
        placeholder="Describe your situation or intention..."
        rows={3}
        maxLength={CONTEXT_LIMIT}
        value={context.text}
        onChange={(event) => onType(event.target.value)}
      />
      <ContextChipRows text={context.text} onChange={onType} />
      {/* As high as it will be: nothing below moves when words are heard. */}
      <div className="flex min-h-9 flex-col justify-center">
        {heard.isBlank ? (
          <p className="text-sm text-ink-soft">
            What is heard in your words is shown here, and you can correct it.
          </p>
        ) : (
          <HeardLine intention={heard.intention} onCorrect={heard.correct} />
        )}
      </div>
      <ContextTagLine
        tags={context.text.trim() === '' ? null : context.tags}
        isPrivate={context.isPrivate}
        isShortened={context.withoutTags.length > 0}
        onTakeAway={context.takeAway}
        onPutBack={context.putBack}
      />
    </>
  )
}
