import { chromium } from 'playwright-core'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const [,, base, out, path, w, h, theme='light', css=''] = process.argv
const p = await b.newPage({ viewport: { width: +w!, height: +h! }, colorScheme: theme as any })
await p.goto(base + path); await p.getByRole('main').getByRole('article').first().waitFor({timeout: 15000}).catch(()=>{}); await p.waitForTimeout(900)
if (css) await p.addStyleTag({ content: css })
const top = Number(process.env.TOP ?? 0); if (top) { await p.mouse.wheel(0, top); await p.waitForTimeout(700) }
await p.screenshot({ path: out })
console.log(JSON.stringify(await p.evaluate(() => [...document.querySelectorAll('main article')].map(a => Math.round(a.getBoundingClientRect().height)))))
await b.close()
