import { writeFileSync } from 'node:fs'
import { learnWeights } from '@/engine/build/learn-classifier'

/** `npm run write:classifier`: learns from the written contexts and writes `weights.ts`, which the reader uses. */
const weights = learnWeights()
writeFileSync(
  'src/engine/classifier/weights.ts',
  `/** Written by \`npm run write:classifier\`: do not edit. What \`encoding.ts\` reads. */\nexport const WEIGHTS = String.raw\`\n${weights}\n\`\n`,
)
console.info(`${weights.split('\n').length - 1} features`)
