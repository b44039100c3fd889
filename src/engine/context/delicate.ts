import { matterOf, type Matter } from '@/catalogue/sensitive-words'
import { spell } from '../intention/words'
import { wordsOfContext } from './context-words'
import { readOnce } from './read-once'
import { MATTER_OF_OCCASION } from './word-lists'

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
