/**
 * Prints prayers for reading:
 *   npx tsx tests/reports/sample-prayers.ts --pack islam --type mercy --category Professional
 *     [--member Mother] [--context "surgery this week"] [--variant 3] [--count 2] [--ids]
 */
import { parseArgs } from 'node:util'
import { composePrayer } from '@/engine/compose-prayer'
import type { Pack } from '@/engine/pack'
import { withStock } from '@/engine/stock/with-stock'

const { values } = parseArgs({
  options: {
    pack: { type: 'string', default: 'universal' },
    type: { type: 'string', default: 'Peace' },
    category: { type: 'string', default: 'Morning Prayer' },
    member: { type: 'string' },
    context: { type: 'string', default: '' },
    variant: { type: 'string', default: '0' },
    count: { type: 'string', default: '1' },
    ids: { type: 'boolean', default: false },
  },
})

const { pack } = (await import(`../../src/engine/packs/${values.pack}.ts`)) as { pack: Pack }
const first = Number(values.variant)
for (let variant = first; variant < first + Number(values.count); variant++) {
  const { type, category, context, member } = values
  const choices = { tradition: pack.name, type, category, context }
  const prayer = composePrayer(
    withStock(pack),
    member ? { ...choices, familyMember: member } : choices,
    variant,
  )
  console.log(
    `\n${prayer.title}   [${prayer.tags.join(', ')}]   seed ${prayer.seed}, variant ${variant}`,
  )
  if (prayer.notice) console.log(`notice: ${prayer.notice}`)
  console.log(
    `\n— short\n${prayer.shortText}\n\n— medium\n${prayer.mediumText}\n\n— long\n${prayer.longText}`,
  )
  if (values.ids) console.log(prayer.fragments)
}
