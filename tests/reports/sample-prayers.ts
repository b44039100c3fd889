import { composePrayer } from '@/engine/compose-prayer'
import { readVoice } from '@/engine/build/read-voice'
import { readCommandLine } from '../../supabase/local/command-line'

const { values } = readCommandLine({
  usage: `Usage: npm run sample:prayers -- [--pack islam] [--type mercy] [--category Professional] [--member Mother]
         [--context "surgery this week"] [--length short] [--variant 3] [--count 2] [--ids]

Prints prayers for reading.

--pack     the slug of a tradition
--length   short, medium or long; all three when left out
--variant  how often “make another” was pressed before the first
--count    how many follow one another
--ids      also names the passages`,
  options: {
    pack: { type: 'string', default: 'universal' },
    type: { type: 'string', default: 'Peace' },
    category: { type: 'string', default: 'Morning Prayer' },
    member: { type: 'string' },
    context: { type: 'string', default: '' },
    variant: { type: 'string', default: '0' },
    count: { type: 'string', default: '1' },
    length: { type: 'string' },
    ids: { type: 'boolean', default: false },
  },
})

const voice = readVoice(values.pack)
const tradition = voice.pack.name
const first = Number(values.variant)
for (let variant = first; variant < first + Number(values.count); variant++) {
  const { type, category, context, member } = values
  const choices = { tradition, type, category, context }
  const prayer = composePrayer(
    voice,
    member ? { ...choices, familyMember: member } : choices,
    variant,
  )
  console.log(
    `\n${prayer.title}   [${prayer.tags.join(', ')}]   seed ${prayer.seed}, variant ${variant}`,
  )
  if (prayer.notice) console.log(`notice: ${prayer.notice}`)
  const texts = { short: prayer.shortText, medium: prayer.mediumText, long: prayer.longText }
  for (const [length, text] of Object.entries(texts))
    if (!values.length || values.length === length) console.log(`\n— ${length}\n${text}`)
  if (values.ids) console.log(prayer.passages)
}
