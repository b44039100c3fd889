/** What stands in the name of a region and is none by itself. */
const NO_PLACE = /^(?:and|da|de|el|la|le|san|st|of|us|un|new|south|north|west|east)$/

/** By hand: continents, parts of countries, and large cities that give no time zone its name. */
const OTHERS = `
  asia europe america americas oceania asian european england britain british scotland scottish wales
  palestine palestinian israeli holland swiss belgian austrian canadian brazilian mexican cuban egyptian iraqi pakistani
  delhi mumbai chennai kolkata bangalore hyderabad lahore beijing tokyo osaka kyoto manchester liverpool birmingham leeds bristol
  glasgow edinburgh cardiff belfast oxford cambridge barcelona munich hamburg milan naples venice florence lyon marseille
  geneva kyiv boston houston dallas seattle miami atlanta philadelphia washington francisco vegas hawaii texas california
  florida ohio michigan arizona kansas oregon colorado virginia alaska carolina montreal calgary ottawa abuja durban mecca
  medina nazareth galilee jordan gaza lourdes ganges himalaya everest`

/** A name as one is compared with: small letters without accents, word by word. */
export const partsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 2 && !NO_PLACE.test(part))

let places: Set<string> | null = null

/**
 * The countries, languages and cities that every browser can name, in English wherever it runs. Only whether a word is
 * taken for a person’s depends on them, no prayer does.
 */
function allPlaces(): Set<string> {
  if (places) return places
  const found = new Set(partsOf(OTHERS))
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
  const options = { fallback: 'none' } as const
  const regions = new Intl.DisplayNames('en', { type: 'region', ...options })
  const languages = new Intl.DisplayNames('en', { type: 'language', ...options })
  for (const code of letters.flatMap((one) => letters.map((other) => one + other)))
    for (const part of partsOf(
      `${regions.of(code.toUpperCase()) ?? ''} ${languages.of(code) ?? ''}`,
    ))
      found.add(part)
  for (const zone of Intl.supportedValuesOf('timeZone'))
    for (const part of partsOf(zone)) found.add(part)
  places = found
  return found
}

/** Whether a word in small letters is of a place or a language that everybody knows, or of who is from there. */
export function isPlace(word: string): boolean {
  const known = allPlaces()
  return known.has(word) || known.has(word.replace(/(?:ns?|s)$/, ''))
}
