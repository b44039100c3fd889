const IRREGULAR: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
  lies: 'lie',
  dies: 'die',
  ties: 'tie',
  undergoes: 'undergo',
}

const FIRST_PERSON: Readonly<Record<string, string>> = { is: 'am', was: 'was' }

/** Which grammatical person a verb agrees with. */
export type Agreement = 'I' | 'singular' | 'plural'

/** A verb written in the third person singular (“carries”) in the form that its subject asks for. */
export function conjugate(thirdPerson: string, agreement: Agreement): string {
  if (agreement === 'singular') return thirdPerson
  if (agreement === 'I') {
    const first = FIRST_PERSON[thirdPerson]
    if (first) return first
  }
  const irregular = IRREGULAR[thirdPerson]
  if (irregular) return irregular
  if (thirdPerson.endsWith('ies')) return `${thirdPerson.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|zz)es$/.test(thirdPerson)) return thirdPerson.slice(0, -2)
  return thirdPerson.slice(0, -1)
}
