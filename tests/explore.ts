import { existsSync } from 'node:fs'
import { toSlug } from '@/catalogue/slug'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { SCENE_CATEGORIES } from '@/catalogue/categories'
import { PRAYER_LENGTHS } from '@/catalogue/product'
import { readVoice, documentFile } from '@/engine/build/read-voice'
import { composeCell, plainCells, occasionCells, checkGrid } from '@/engine/checks/prayers/grid'
import { checkPackDocument } from '@/engine/checks/documents/check-document'
import { fourGrams, likeness, likenessOfPairs, percentile } from '@/engine/checks/likeness'
import { readingLevel } from '@/engine/checks/reading-level'
import { NO_INTENTION } from '@/engine/intention/intention'
import { VOICE_NAMES } from '@/engine/packs/load-voice'
import { normalise, wordsOf, countWords } from '@/engine/words'
const names = VOICE_NAMES.filter((n) => existsSync(documentFile(`packs/${toSlug(n)}`)))
const voices = names.map(readVoice)
const t=()=>performance.now()
const p = (v:number[])=>[.5,.95,1].map(s=>percentile(v,s).toFixed(3)).join('/')
const all=new Map<string, ReadonlySet<number>[][]>()
const uses=new Map<string,number>(); const seenTexts=new Map<string,string>()
let dupPress=0
for (const voice of voices) {
  let s=t()
  const doc=checkPackDocument(voice.slug, voice.pack); const tdoc=t()-s; s=t()
  const pl=checkGrid(voice, plainCells()); const tpl=t()-s; s=t()
  const oc=checkGrid(voice, occasionCells()); const toc=t()-s; s=t()
  const own:number[]=[], types:number[]=[], typeSaid:number[]=[], pairs:number[]=[], triples:number[]=[], starts:number[]=[], long:number[]=[]
  const grid:ReadonlySet<number>[][]=[]
  for (const [i,type] of PRAYER_TYPES.entries()) {
    const cells=Array.from({length:10},(_,variant)=>composeCell(voice,{choices:{type,category:SCENE_CATEGORIES[i%8]!},intention:NO_INTENTION,variant}))
    grid.push(PRAYER_LENGTHS.map(l=>fourGrams(cells[0]![l])))
    for (const l of PRAYER_LENGTHS) {
      own.push(...likenessOfPairs(cells.map(c=>fourGrams(c[l]))))
      if (new Set(cells.map(c=>c[l].text)).size<10) dupPress++
      for (const c of cells) {
        const text=c[l].text, low=wordsOf(text.toLowerCase())
        typeSaid.push(low.filter(w=>w===type.toLowerCase()).length)
        const sh=(n:number)=>{const r=low.slice(0,low.length-n+1).map((_,k)=>low.slice(k,k+n).join(' '));return new Set(r).size/r.length}
        pairs.push(1-sh(2)); triples.push(1-sh(3))
        const ss=text.split(/(?<=[.!?][”’]?)\s+/)
        long.push(Math.max(...ss.map(countWords)))
        let run=0,best=0,prev=''
        for (const x of ss){const w=wordsOf(x)[0]??'';run=w===prev?run+1:1;prev=w;best=Math.max(best,run)}
        starts.push(best)
      }
      const text=cells[0]![l].text
      const k=seenTexts.get(text); if(k) console.log('SAME TEXT',k,voice.slug,type,l); seenTexts.set(text,voice.slug+type)
      for (const x of new Set(cells[0]![l].pieces.filter(q=>q.step!=='close').flatMap(q=>q.text.split(/(?<=[.!?][”’]?)\s+/)).map(normalise))) uses.set(x,(uses.get(x)??0)+1)
    }
  }
  for (const l of [0,1,2]) types.push(...likenessOfPairs(grid.map(g=>g[l]!)))
  all.set(voice.slug,grid)
  console.log(voice.slug.padEnd(22),`find ${doc.length}/${pl.length}/${oc.length} ms ${tdoc|0}/${tpl|0}/${toc|0}/${(t()-s)|0}`,'variants',p(own),'types',p(types),'said',p(typeSaid),'pairs',p(pairs),'tri',p(triples),'starts',p(starts),'longest',p(long))
}
const others:number[]=[]; const worst:[number,string][]=[]
const e=[...all]
for (let a=0;a<e.length;a++) for(let b=a+1;b<e.length;b++) { const v:number[]=[]; for(let ty=0;ty<24;ty++) for (const l of [0,1,2]) v.push(likeness(e[a]![1][ty]![l]!,e[b]![1][ty]![l]!)); others.push(...v); worst.push([percentile(v,.95),e[a]![0]+' '+e[b]![0]]) }
console.log('others',p(others)); console.log(worst.sort((x,y)=>y[0]-x[0]).slice(0,8))
console.log('dup presses',dupPress,'of',voices.length*72)
console.log([...uses].sort((a,b)=>b[1]-a[1]).slice(0,8), voices.length*72*.02)
