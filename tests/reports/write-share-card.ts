import { chromium } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PRODUCT_NAME } from '@/catalogue/product'
import { readCommandLine } from '../../supabase/local/command-line'
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../support/chromium'

readCommandLine({
  usage: `Usage: npm run write:card

Draws public/share-card.png, which other sites show beside a link to the site.`,
})

const FILE = fileURLToPath(new URL('../../public/share-card.png', import.meta.url))
const SIZE = { width: 1200, height: 630 }

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url))
const font = async (path: string) =>
  `url(data:font/woff2;base64,${(await read(path)).toString('base64')})`
// The mark alone: its ground is the picture's own.
const mark = (await read('public/icon.svg')).toString().replace(/<rect[^>]*\/>/, '')

const page = `<!doctype html>
<style>
  @font-face { font-family: Prayer; font-weight: 100 900; src: ${await font('src/app/fonts/source-serif-4-latin.woff2')} }
  @font-face { font-family: Quiet; font-weight: 100 900; src: ${await font('src/app/fonts/inter-latin.woff2')} }
  body { margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px; display: grid; grid-template-columns: 300px 1fr;
    column-gap: 56px; align-items: center; padding: 0 96px; box-sizing: border-box; background: #131829; color: #eee7d8 }
  svg { width: 300px; height: 300px }
  h1 { margin: 0; font: 600 112px/1 Prayer; letter-spacing: -0.02em }
  p { margin: 28px 0 0; font: 400 42px/1.35 Prayer }
  p + p { font: 400 28px/1.4 Quiet; color: #b9b4ab }
</style>
${mark}
<div><h1>${PRODUCT_NAME}</h1><p>Find, make and keep a prayer.</p><p>Many traditions, each in its own voice.</p></div>`

const executablePath = ensureChromium((line) => console.log(line))
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })
const sheet = await browser.newPage({ viewport: SIZE })
await sheet.setContent(page)
await sheet.evaluate(() => document.fonts.ready)
const picture = await sheet.screenshot({ path: FILE })
await browser.close()
console.log(`share-card.png: ${picture.length} bytes`)
