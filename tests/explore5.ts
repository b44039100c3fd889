import { existsSync } from 'node:fs'
import { toSlug } from '@/catalogue/slug'
import { readVoice, documentFile } from '@/engine/build/read-voice'
import { checkPackDocument, checkStockDocument } from '@/engine/checks/documents/check-document'
import { VOICE_NAMES } from '@/engine/packs/load-voice'
for (const v of VOICE_NAMES.filter((n) => existsSync(documentFile(`packs/${toSlug(n)}`))).map(readVoice))
 for (const f of checkPackDocument(v.slug,v.pack)) console.log(v.slug,f.rule,f.where,f.reason,f.text.slice(0,500))
