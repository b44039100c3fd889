import { matterOf, type Matter } from '@/catalogue/sensitive-words'
import type { OccasionKey } from '../intention/occasions'
import { spell } from '../intention/words'
import { wordsOfContext } from './context-words'
import { readOnce } from './read-once'

/** What the reader hears also where no single word says it: “he hits me”, “waiting for the result”. */
export const MATTER_OF_OCCASION: Readonly<Partial<Record<OccasionKey, Matter>>> = {
  'self-harm': 'health',
  abuse: 'law',
  miscarriage: 'health',
  dying: 'health',
  violence: 'law',
  cancer: 'health',
  surgery: 'health',
  'waiting-for-results': 'health',
  hospital: 'health',
  dementia: 'health',
  addiction: 'health',
  depression: 'health',
  pain: 'health',
  illness: 'health',
  disability: 'health',
  childlessness: 'health',
  pregnancy: 'health',
  homelessness: 'money',
  immigration: 'immigration',
  court: 'law',
  divorce: 'law',
  'job-loss': 'money',
  'debt-and-money': 'money',
}

/** What of a context one may not want everybody to read: that it is about a person, or touches a delicate matter; else null. */
export function whatIsDelicate(context: string): 'person' | Matter | null {
  const { occasions, name } = readOnce(context)
  const isAboutPerson = ({ who }: (typeof occasions)[number]) =>
    who !== null && !/^(?:me|us|dog|cat|animals?)$/.test(who)
  const words = wordsOfContext(context)
  if (
    name !== null ||
    occasions.some(isAboutPerson) ||
    words.some(({ kind }) => kind === 'name') ||
    words.some(({ kind }, at) => kind === 'relation' && isOwn(words[at - 1]?.word))
  )
    return 'person'
  for (const { occasion } of occasions) {
    const matter = MATTER_OF_OCCASION[occasion]
    if (matter) return matter
  }
  for (const { word } of words) {
    const matter = matterOf(word) ?? matterOf(spell(word))
    if (matter) return matter
  }
  return null
}

/** “My sister” is somebody; “as a teacher” is the one who writes. */
function isOwn(word: string | undefined): boolean {
  return word !== undefined && /^(?:my|our|for|his|her|their)$/.test(word)
}
