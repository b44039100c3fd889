import { describe, expect, it } from 'vitest'
import { pageDocument } from './page-document'

const TEMPLATE = `<!doctype html>
<html lang="en">
  <head>
    <title>Orison</title>
    <meta
      name="description"
      content="The site."
    />
    <script src="/assets/first-paint-x.js" data-backend=""></script>
    <link rel="preload" as="font" crossorigin href="/assets/letters-x.woff2">
    <script type="module" crossorigin src="/assets/index-x.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-x.css">
  </head>
  <body><div id="root"></div></body>
</html>`

const SHELL = {
  markup: '<p>$& is no pattern</p>',
  chunks: [],
  request: null,
  days: null,
  site: null,
}

describe('the document of a page', () => {
  it('holds what was rendered, its address, title and description', () => {
    const html = pageDocument(TEMPLATE, {
      ...SHELL,
      path: '/about',
      title: 'Bread & "Salt" · Orison',
      description: 'More than <words>.',
    })
    expect(html).toContain('<div id="root"><p>$& is no pattern</p></div>')
    expect(html).toContain('<html data-page="/about" lang="en">')
    expect(html).toContain('<link rel="canonical" href="/about" />')
    expect(html).toContain('<title>Bread &amp; &quot;Salt&quot; · Orison</title>')
    expect(html).toContain('content="More than &lt;words>."')
    expect(html).not.toContain('The site.')
  })

  it('loads its chunks with the others and says what to ask for first', () => {
    const html = pageDocument(TEMPLATE, {
      ...SHELL,
      chunks: ['/assets/about.js'],
      request: { address: '/rest?a="b"' },
    })
    expect(html).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/about.js">',
    )
    expect(html).toContain(
      'data-request="{&quot;address&quot;:&quot;/rest?a=\\&quot;b\\&quot;&quot;}"',
    )
  })

  it('holds the prayers of the days as words that nothing runs', () => {
    const days = [{ tradition: 'Islam</script>', hue: 1, prayers: [] }]
    const html = pageDocument(TEMPLATE, { ...SHELL, days })
    expect(html).toContain(
      '<script type="application/json" id="prayers-of-the-days">[{"tradition":"Islam\\u003c/script>"',
    )
    expect(html.indexOf('prayers-of-the-days')).toBeLessThan(html.indexOf('</head>'))
  })

  it('asks for its styles first, then for its fonts, then for the app', () => {
    const html = pageDocument(TEMPLATE, { ...SHELL, chunks: ['/assets/page-x.js'] })
    expect(html.match(/<(?:script src|script type="module"|link)[^>]*>/g)).toEqual([
      '<link rel="preload" as="style" crossorigin href="/assets/index-x.css">',
      '<script src="/assets/first-paint-x.js" data-backend="">',
      // Behind the script, which would wait for it, and the document with it.
      '<link rel="stylesheet" crossorigin href="/assets/index-x.css">',
      '<link rel="preload" as="font" crossorigin href="/assets/letters-x.woff2">',
      '<script type="module" fetchpriority="low" crossorigin src="/assets/index-x.js">',
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/page-x.js">',
    ])
  })

  it('of every other address names none', () => {
    const html = pageDocument(TEMPLATE, SHELL)
    expect(html).not.toMatch(/data-page|canonical/)
    expect(html).toContain('<title>Orison</title>')
  })

  it('says what other sites show of a link to it, with whole addresses where the site’s is known', () => {
    const html = pageDocument(TEMPLATE, {
      ...SHELL,
      path: '/about',
      title: 'About · Orison',
      description: 'Who & why.',
      site: 'https://orison.example',
    })
    expect(html).toContain('<link rel="canonical" href="https://orison.example/about" />')
    for (const [name, content] of [
      ['og:title', 'About · Orison'],
      ['og:description', 'Who &amp; why.'],
      ['og:type', 'website'],
      ['og:url', 'https://orison.example/about'],
      ['og:image', 'https://orison.example/share-card.png'],
    ])
      expect(html).toContain(`<meta property="${name}" content="${content}" />`)
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />')
  })

  it('of every other address is described as the site is, without an address', () => {
    const html = pageDocument(TEMPLATE, SHELL)
    expect(html).toContain('<meta property="og:title" content="Orison" />')
    expect(html).toContain('<meta property="og:description" content="The site." />')
    expect(html).not.toContain('og:url')
  })

  it('is not made from a page without a place for it', () => {
    expect(() => pageDocument('<html lang="en"></html>', SHELL)).toThrow('index.html has no')
  })
})
