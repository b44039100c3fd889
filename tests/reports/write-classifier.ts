import { writeFileSync } from 'node:fs'
import { learnWeights } from '@/engine/build/learn-classifier'
import { readCommandLine } from '../../supabase/local/command-line'

readCommandLine({
  usage: `Usage: npm run write:classifier

Learns from the contexts of src/engine/classifier/contexts and writes weights.ts, by which the reader tells occasions.`,
})

const weights = learnWeights()
writeFileSync(
  'src/engine/classifier/weights.ts',
  `/** Written by \`npm run write:classifier\`: do not edit. What \`encoding.ts\` reads. */\nexport const WEIGHTS = String.raw\`\n${weights}\n\`\n`,
)
console.info(`${weights.split('\n').length - 1} features`)
