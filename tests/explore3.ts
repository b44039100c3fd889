import { existsSync } from 'node:fs'
import { toSlug } from '@/catalogue/slug'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { readVoice, documentFile } from '@/engine/build/read-voice'
import { composeCell } from '@/engine/checks/prayers/grid'
import { NO_INTENTION } from '@/engine/intention/intention'
import { listPassages } from '@/engine/checks/documents/list-passages'
import { VOICE_NAMES } from '@/engine/packs/load-voice'
const voices = VOICE_NAMES.filter((n) => existsSync(documentFile(`packs/${toSlug(n)}`))).map(readVoice)
const BANNED=['journey of life','life’s journey','heart, mind and soul','mind, body and spirit','body, mind and spirit','infinite love','endless love','profound','ultimate','divine energy','manifest','the universe will','deepest gratitude','wrap me','wrap us','always and forever','strength and courage','peace and harmony','hopes and dreams','trials and tribulations','challenges of life','fill our hearts with','everlasting','abundant blessings','shower me','shower us','bask in','basking','resonate']
const hits=new Map<string,string[]>(); const add=(k:string,v:string)=>hits.set(k,[...(hits.get(k)??[]),v])
const rainHits:string[]=[]
for (const v of voices) {
 for (const p of listPassages(v.pack)) { const t=p.full+' '+p.short; const l=t.toLowerCase()
  for (const b of BANNED) if(l.includes(b)) add('worn '+b, p.id+' «'+t.slice(Math.max(0,l.indexOf(b)-40),l.indexOf(b)+40)+'»')
  if(!/situation|clause|occasions|application|need/.test(p.path)&&/\b(?:tonight|this (?:morning|evening|night|afternoon))\b/i.test(t)) add('time',v.slug+p.id)
  const unq=t.replace(/“[^”]*”/g,'')
  if(v.pack.speaker==='we'&&/(?<![\p{L}\[{’])(I|me|my|mine|myself)(?![\p{L}\]}])/u.test(unq)) add('speaker we',v.slug+p.id+unq)
  if(v.pack.speaker==='I'&&/(?<![\p{L}\[{])(we|us|our|ours|ourselves)(?![\p{L}\]}])/iu.test(unq)) add('speaker I '+p.kind,v.slug+p.id)
 }
 for (const [i,type] of PRAYER_TYPES.entries()) for (const variant of [0,1,2,3]) for (const who of ['me','us','family'] as const) {
  const c=composeCell(v,{choices:{type,category:'Other'},intention:{...NO_INTENTION,occasions:[{occasion:'flood',who}]},variant})
  for (const l of ['short','medium','long'] as const) for (const pc of c[l].pieces) if(/\brain/i.test(pc.text)) rainHits.push(pc.id+'\t'+(pc.text.split(/(?<=[.!?])\s/).find(x=>/\brain/i.test(x))??''))
 }
}
for (const [k,w] of hits) console.log(k,w.length,w.slice(0,k.startsWith('speaker we')?20:k.startsWith('worn')?6:3))
const u=new Map<string,number>(); for(const r of rainHits) u.set(r,(u.get(r)??0)+1)
console.log([...u].sort((a,b)=>b[1]-a[1]).map(([a,n])=>n+' '+a).join('\n'))
