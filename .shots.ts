import { chromium } from 'playwright-core'
const [,, base, out, ...rest] = process.argv
const paths = rest.filter(r=>r.startsWith('/'))
const sizes = (process.env.W ?? '1280x800,768x1000,375x740').split(',').map(s=>s.split('x').map(Number))
const themes = (process.env.T ?? 'light,dark').split(',')
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-background-networking','--disable-component-update','--disable-sync'] })
for (const theme of themes) for (const [w,h] of sizes) {
  const p = await b.newPage({ viewport: { width: w, height: h }, colorScheme: theme as any })
  for (const path of paths) {
    await p.goto(base + path); await p.waitForTimeout(Number(process.env.WAIT ?? 1500))
    await p.screenshot({ path: `${out}${path.replace(/[^a-z0-9]+/gi,'_')}-${w}-${theme}.png`, fullPage: !!process.env.FULL })
  }
  await p.close()
}
await b.close()
