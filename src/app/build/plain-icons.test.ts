import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Heart, Lock, Sun, type LucideIcon } from 'lucide-react'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import createPlainIcon from './plain-icon'
import { plainIconFile } from './plain-icons'

const fileOf = (name: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`lucide-react/icons/${name}`), 'utf8')

/** The drawing that a file holds. */
function drawingIn(code: string): Parameters<typeof createPlainIcon>[0] {
  const [literal = ''] = /(?<=__iconData = )\{.*?\n\}/s.exec(code) ?? []
  return JSON.parse(literal.replace(/(\w+):/g, '"$1":')) as Parameters<typeof createPlainIcon>[0]
}

function markup(icon: ComponentType<{ 'aria-hidden': 'true'; size: number }>): string {
  const drawn = renderToStaticMarkup(createElement(icon, { 'aria-hidden': 'true', size: 18 }))
  // Lucide's classes are used by nobody. The order of attributes means nothing.
  const [svg = '', attributes = ''] = /^<svg ([^>]*)>/.exec(drawn) ?? []
  const own = attributes.replace(/ ?class="[^"]*"/, '').split(/(?<=") /)
  return [own.toSorted().join(' '), drawn.slice(svg.length)].join('\n')
}

describe('an icon in the build', () => {
  it.each<[string, LucideIcon]>([
    ['heart', Heart],
    ['lock', Lock],
    ['sun', Sun],
  ])('is drawn as Lucide draws it: %s', (name, icon) => {
    const drawing = drawingIn(plainIconFile(fileOf(name)))
    expect(markup(createPlainIcon(drawing))).toBe(markup(icon))
  })

  it('has no names for its lines, and is not made by Lucide', () => {
    const code = plainIconFile(fileOf('sun'))
    expect(code).not.toMatch(/key:|createLucideIcon\.mjs|__iconData\.node/)
  })

  it('is refused when Lucide’s file is not what it was', () => {
    expect(() => plainIconFile('export const icon = {}')).toThrow('not made as it was')
  })
})
