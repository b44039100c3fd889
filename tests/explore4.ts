import { readFileSync } from 'node:fs'
import { parse, parseDocument, LineCounter } from 'yaml'
import { documentFile, readVoice } from '@/engine/build/read-voice'
readVoice('islam')
for (const n of ['christianity','judaism','celtic']) { const t=readFileSync(documentFile('packs/'+n),'utf8'); let a=performance.now(); const d=parseDocument(t,{lineCounter:new LineCounter(),uniqueKeys:true}); const b=performance.now(); d.toJS(); const c=performance.now(); parse(t); const e=performance.now(); readVoice(n); console.log(n,t.length,(b-a)|0,'toJS',(c-b)|0,'parse',(e-c)|0,'readVoice',(performance.now()-e)|0) }
