import { existsSync } from 'node:fs'
import { toSlug } from '@/catalogue/slug'
import { readVoice, documentFile } from '@/engine/build/read-voice'
import { composeCell, plainCells, occasionCells } from '@/engine/checks/prayers/grid'
import { VOICE_NAMES } from '@/engine/packs/load-voice'
import { WORD_BANDS } from '@/engine/passages/word-bands'
const L=['short','medium','long'] as const
for (const v of VOICE_NAMES.filter((n) => n!=='Wicca'&&existsSync(documentFile(`packs/${toSlug(n)}`))).map(readVoice)) {
 const bad=new Map<string,number>(); let n=0
 for (const cells of [plainCells(),occasionCells()]) for (const c of cells) for (let k=1;k<6;k++) { n++
  const t=composeCell(v,{...c,variant:c.variant+k})
  for (const l of L) { const [f,m]=WORD_BANDS[v.pack.band][l]; if (t[l].words<f||t[l].words>m) { const pid=t[l].pieces.filter(p=>/petition|occasion$/.test(p.step)).map(p=>p.id.split('/').slice(-3).join('/')).join('+'); const key=l+' '+pid+' '+t[l].words+' '+t[l].pieces.map(p=>p.step+':'+p.words).join(' '); bad.set(key,(bad.get(key)??0)+1) } } }
 if(bad.size) console.log(v.slug,n,[...bad].slice(0,12).map(([k,x])=>'\n   '+x+' '+k).join(''), bad.size)
}
console.log('done')
