import { readVoice } from '@/engine/build/read-voice'
import { passagesAround, petitionsFor } from '@/engine/composer/pools'
import { setScene } from '@/engine/composer/scene'
import { NO_INTENTION } from '@/engine/intention/intention'
import { SCENE_KEYS, TYPE_KEYS } from '@/engine/keys'
import { speakerParty } from '@/engine/passages/people'
import type { Passage } from '@/engine/passages/read-passages'
import { resolveMarks } from '@/engine/passages/resolve-marks'
import { readCommandLine } from '../../supabase/local/command-line'

const { values, positionals } = readCommandLine({
  usage: `Usage: npm run report:packs -- islam [--type mercy]

Prints the joints of a pack for reading aloud: per type every call before every naming before every petition, then
petition before deepening, and returns before closings.

--type  only this type, one of ${TYPE_KEYS.join(', ')}`,
  options: { type: { type: 'string' } },
  positionals: { least: 1, most: 1 },
})
const [slug = ''] = positionals
const voice = readVoice(slug)
const { pack } = voice
const speaker = speakerParty(pack.speaker)

function say(passage: Passage, need: string | null = null): string {
  const who = { speaker, beneficiary: speaker, who: speaker, when: null }
  return resolveMarks(passage.full, true, { ...who, address: pack.address, need, seed: slug })
}

/** The last sentence of one passage before the first of the next. */
function joint(before: string, after: string): string {
  const last = before.split(/(?<=[.!?]) /).at(-1) ?? ''
  const first = after.split(/(?<=[.!?]) /)[0] ?? ''
  return `    … ${last} | ${first} …`
}

for (const [index, type] of TYPE_KEYS.entries()) {
  if (values.type && values.type !== type) continue
  console.log(`\n## ${type}`)
  const category = SCENE_KEYS[index % SCENE_KEYS.length] ?? 'wellbeing'
  const scene = setScene(pack, { type, category: category.replace('-', ' ') }, NO_INTENTION, {
    name: null,
    kind: null,
  })
  for (const petition of petitionsFor(voice, scene)) {
    const around = passagesAround(voice, scene, petition.register, true)
    const need = around.need[0]?.full ?? null
    const namings = around.situation.map((situation) => say(situation, need))
    console.log(`\n  ${petition.id}`)
    for (const call of around.call)
      for (const naming of namings) console.log(joint(say(call), naming))
    for (const naming of namings) console.log(joint(naming, say(petition)))
    for (const deepening of around.deepening) console.log(joint(say(petition), say(deepening)))
    for (const widening of around.widening)
      for (const back of around.return) console.log(`    ${say(widening)} | ${say(back)}`)
  }
}
