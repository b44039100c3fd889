import { personsIn } from './attach-person'
import { candidatesOf, personsAlone } from './candidates'
import { choose } from './choose'
import { findOccasions } from './find-occasions'
import { isForeign } from './foreign'
import { withoutHarmWishes } from './harm-wish'
import { NO_INTENTION, type HeardOccasion, type Intention } from './intention'
import { sentencesOf } from './sentence'
import { hearTime } from './times'
import { tokenise } from './tokenise'

/**
 * Hears who, what and when in what a person typed into the context box. Pure, without a locale, linear in the
 * length of the context. What is not understood is not guessed; nothing is heard as its opposite.
 */
export function readIntention(context: string): Intention {
  const words = tokenise(context)
  if (words.length === 0) return NO_INTENTION
  const sentences = sentencesOf(words)
  const { tokens, harmWish } = withoutHarmWishes(sentences.tokens)
  const found = findOccasions(tokens)
  const persons = personsIn(tokens)
  const candidates = candidatesOf(tokens, persons, found)
  if (isForeign(tokens)) {
    // Words of another language only look like ours; but a cry for help is heard in whatever it is written.
    const cries = candidates.filter(({ occasion }) => occasion === 'self-harm')
    return { ...NO_INTENTION, occasions: choose(cries, false).slice(0, 1) }
  }
  const funeral = candidates.find(({ occasion }) => occasion === 'funeral')
  const isFuneralPast = funeral !== undefined && hearTime(tokens, funeral.found).tense === 'past'
  const chosen = choose(candidates, isFuneralPast)
  const [first] = chosen
  const main = candidates.find(
    ({ occasion, who }) => occasion === first?.occasion && who === first.who,
  )
  const time = hearTime(tokens, main?.found ?? found[0])
  const alone = chosen.length === 0 && !harmWish ? personsAlone(tokens, persons, found) : []
  const occasions: HeardOccasion[] = [
    ...chosen,
    ...alone.map((who) => ({ occasion: 'someone' as const, who })),
  ]
  // A name belongs to its person; where that person is not prayed for it has no place.
  const isNamed = occasions.some(({ who }) => who === sentences.named)
  return {
    occasions,
    name: isNamed ? sentences.name : null,
    when: time.when,
    tense: occasions.length > 0 ? time.tense : null,
    harmWish,
  }
}
