import { SelectField } from '@/components/ui/select-field'
import {
  OCCASION_LABELS,
  PERSON_LABELS,
  TIME_LABELS,
  withOccasion,
  withoutHeard,
  withPerson,
  withTime,
} from '@/engine/intention/heard-words'
import type { Intention, TimeKey } from '@/engine/intention/intention'
import type { OccasionKey } from '@/engine/intention/occasions'
import type { PersonKey } from '@/engine/intention/persons'

/** A select cannot hold an empty value, so no choice has a name of its own. */
const NONE = 'none'

function optionsOf(labels: Readonly<Record<string, string>>, none: string) {
  const options = Object.entries(labels).map(([value, label]) => ({ value, label }))
  return [{ options: [{ value: NONE, label: none }] }, { options }]
}

const PEOPLE = optionsOf(PERSON_LABELS, 'Nobody in particular')
const OCCASIONS = optionsOf(OCCASION_LABELS, 'Nothing in particular')
const TIMES = optionsOf(TIME_LABELS, 'No time')

interface HeardFieldsProps {
  intention: Intention
  onCorrect: (intention: Intention) => void
}

/** For whom, what and when: what the person says in place of what was heard. */
export function HeardFields({ intention, onCorrect }: HeardFieldsProps) {
  const [main] = intention.occasions
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <SelectField
        label="For whom"
        groups={PEOPLE}
        value={main?.who ?? NONE}
        onChange={(who) =>
          onCorrect(withPerson(intention, 0, who === NONE ? null : (who as PersonKey)))
        }
      />
      <SelectField
        label="What it is about"
        groups={OCCASIONS}
        value={main?.occasion ?? NONE}
        onChange={(occasion) =>
          onCorrect(
            occasion === NONE
              ? withoutHeard(intention, 'occasion-0')
              : withOccasion(intention, 0, occasion as OccasionKey),
          )
        }
      />
      <SelectField
        label="When"
        groups={TIMES}
        value={intention.when ?? NONE}
        onChange={(when) =>
          onCorrect(withTime(intention, when === NONE ? null : (when as TimeKey)))
        }
      />
    </div>
  )
}
