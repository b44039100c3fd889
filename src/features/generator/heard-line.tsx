import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { RemovableChip } from '@/components/ui/removable-chip'
import { describeIntention, withoutHeard } from '@/engine/intention/heard-words'
import type { Intention } from '@/engine/intention/intention'
import { HeardFields } from './heard-fields'

interface HeardLineProps {
  intention: Intention
  onCorrect: (intention: Intention) => void
}

/** What was heard in the context, each part removable; the fields behind “Correct” say what was meant. */
export function HeardLine({ intention, onCorrect }: HeardLineProps) {
  const [isCorrecting, setIsCorrecting] = useState(false)
  const heard = describeIntention(intention)
  return (
    <section aria-label="What was heard" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2 text-[0.9375rem] text-ink-soft">
        <p>{heard.length > 0 ? 'Heard:' : 'Nothing particular was heard in what you wrote.'}</p>
        <ul className="contents">
          {heard.map(({ key, label }) => (
            <RemovableChip
              key={key}
              label={label}
              onRemove={() => onCorrect(withoutHeard(intention, key))}
            />
          ))}
        </ul>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isCorrecting}
          onClick={() => setIsCorrecting(!isCorrecting)}
        >
          {heard.length > 0 ? 'Correct' : 'Say what it is about'}
        </Button>
      </div>
      {isCorrecting && <HeardFields intention={intention} onCorrect={onCorrect} />}
    </section>
  )
}
