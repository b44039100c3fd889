import { failure, warning, type Finding } from './finding'

const BANNED: readonly string[] = [
  'journey of life',
  "life's journey",
  'life’s journey',
  'tapestry',
  'embrace',
  'in this moment',
  'heart and soul',
  'heart, mind and soul',
  'mind, body and spirit',
  'body, mind and spirit',
  'navigate',
  'shine your light upon',
  'shine your light',
  'guiding light',
  'beacon',
  'unwavering',
  'boundless',
  'infinite love',
  'endless love',
  'profound',
  'ultimate',
  'divine energy',
  'positive energy',
  'good vibes',
  'manifest',
  'the universe will',
  'deepest gratitude',
  'pour out your',
  'wrap me',
  'wrap us',
  'loving arms',
  'each and every',
  'always and forever',
  'strength and courage',
  'peace and harmony',
  'love and light',
  'hopes and dreams',
  'trials and tribulations',
  'ups and downs',
  'storms of life',
  'challenges of life',
  'path of life',
  'fill my heart with',
  'fill our hearts with',
  'sacred space',
  'hold space',
  'safe space',
  'true self',
  'best self',
  'inner peace',
  'inner light',
  'everlasting',
  'abundant blessings',
  'shower me',
  'shower us',
  'bask in',
  'basking',
  'myriad',
  'testament to',
  'delve',
  'resonate',
  'foster',
]

const TIME_OF_DAY = /\b(?:tonight|this (?:morning|evening|night|afternoon))\b/i

/** Filler and set phrases (R8), and words that only fit one hour of the day. */
export function checkStockPhrases(where: string, text: string, slot: string): Finding[] {
  const lower = text.toLowerCase()
  const found = BANNED.filter((phrase) => lower.includes(phrase)).map((phrase) =>
    failure('R8', where, `worn phrase “${phrase}”`, text),
  )
  if (TIME_OF_DAY.test(text) && slot !== 'scene') {
    found.push(failure('R9', where, 'a time of day belongs to a scene only', text))
  }
  if (slot !== 'ask/rain' && slot !== 'scene' && /\brain/i.test(text)) {
    found.push(
      warning(
        'R15',
        where,
        'rain outside the type Rain: left out when someone writes of floods',
        text,
      ),
    )
  }
  return found
}
