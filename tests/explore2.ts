import { readVoice } from '@/engine/build/read-voice'
import { plainCells, occasionCells, checkGrid } from '@/engine/checks/prayers/grid'
import { checkPackDocument } from '@/engine/checks/documents/check-document'
for (const n of process.argv.slice(2)) { const v=readVoice(n)
 const f=[...checkPackDocument(v.slug,v.pack),...checkGrid(v,plainCells()),...checkGrid(v,occasionCells())]
 const by=new Map<string,string[]>(); for (const x of f){const k=x.rule+' '+x.reason.slice(0,60)+' '+(x.rule==='agreement'||x.rule==='doubled'?x.text:''); by.set(k,[...(by.get(k)??[]),x.where+' '+x.text.slice(0,80)])}
 console.log(n); for(const [k,w] of by) console.log('  ',w.length,k,'|',w[0]) }
