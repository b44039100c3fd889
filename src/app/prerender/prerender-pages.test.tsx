import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { addresses, ROUTE_PATTERNS } from '@/catalogue/addresses'
import { TRADITIONS } from '@/catalogue/traditions'
import { ROUTES } from '../app-routes'
import {
  ANY_ID,
  PRERENDERED_PATHS,
  prerenderPage,
  prerenderShell,
  type PrerenderedPage,
} from './prerender-pages'

/** The routes whose first view depends on the person, on the query or on what is stored. */
const WITH_SHELL = [
  addresses.login,
  addresses.searchPage,
  addresses.generate,
  addresses.compare,
  addresses.book,
  addresses.bookPrintPage,
  ROUTE_PATTERNS.collection,
  ROUTE_PATTERNS.sharedCollection,
  ROUTE_PATTERNS.prayer,
  ROUTE_PATTERNS.pray,
  addresses.prayerResult,
  ROUTE_PATTERNS.prayResult,
  ROUTE_PATTERNS.publicProfile,
  addresses.profile,
  addresses.settings,
  '*',
]

const patternOf = (path: string) => matchRoutes(ROUTES, path)?.at(-1)?.route

interface AnyRoute {
  path?: string | undefined
  index?: boolean | undefined
  children?: AnyRoute[] | undefined
}

function leaves(routes: readonly AnyRoute[]): AnyRoute[] {
  return routes.flatMap((route) => (route.children ? leaves(route.children) : [route]))
}

describe('every route of the table', () => {
  it('is rendered while the site is built, or begins with the shell', () => {
    const rendered = new Set<unknown>(PRERENDERED_PATHS.map(patternOf))
    const begunWithShell = leaves(ROUTES).filter((route) => !rendered.has(route))
    expect(new Set(begunWithShell.map(({ path }) => path))).toEqual(new Set(WITH_SHELL))
  })
})

describe('every page that is rendered while the site is built', async () => {
  const pages: (PrerenderedPage & { path: string })[] = []
  for (const path of PRERENDERED_PATHS) pages.push({ path, ...(await prerenderPage(path)) })

  it('has a heading, and a title and description of its own', () => {
    expect(new Set(pages.map(({ title, description }) => title + description)).size).toBe(
      pages.length,
    )
    for (const { path, markup, description } of pages) {
      expect(markup.match(/<h1/g), path).toHaveLength(1)
      expect(description.length, path).toBeGreaterThan(20)
    }
  })

  it('is whole without a script', () => {
    for (const { path, markup } of pages)
      expect(/<script|<template|hidden id=/.exec(markup), path).toBeNull()
  })

  it('asks for the list that it shows, as a visitor', () => {
    const requestOf = (path: string) => pages.find((page) => page.path === path)?.request
    expect(requestOf('/')?.address).toMatch(/^\/rest\/v1\/prayers\?.*limit=10$/)
    expect(requestOf('/traditions/islam')?.address).toContain('tradition=eq.Islam')
    expect(requestOf('/gratitude')).toMatchObject({
      method: 'POST',
      body: '{"category_name":"Gratitude","page_size":20}',
    })
    expect(requestOf('/')?.headers['authorization']).toBe(
      `Bearer ${import.meta.env.VITE_SUPABASE_ANON_KEY}`,
    )
    expect(requestOf('/types')?.address).toBe('/rest/v1/rpc/type_previews')
    expect(requestOf('/about')).toBeNull()
  })

  it('holds a prayer of the day on home and on each tradition’s page, with those of all days', () => {
    const withDays = pages.filter(({ days }) => days !== null)
    expect(withDays.map(({ path, days }) => [path, days?.length])).toEqual([
      ['/', 38],
      ...TRADITIONS.map(({ name }) => [addresses.tradition(name), 1]),
    ])
    for (const { path, days, markup } of withDays)
      expect(markup, path).toContain(days?.[0]?.prayers[0]?.rest)
  })

  it('shows a visitor and somebody who is signed in what is theirs', () => {
    const home = pages.find(({ path }) => path === '/')?.markup ?? ''
    expect(home).toMatch(/hidden member:contents[^>]*>(?:(?!<\/span>).)*Generate Prayer/)
    expect(home).toMatch(/contents member:hidden[^>]*>(?:(?!<\/span>).)*Sign In to Generate/)
  })
})

describe('the shell', () => {
  it('has the layout, no page, and what a prayer’s page asks for', async () => {
    const { markup, request } = await prerenderShell()
    expect(markup).toContain('Skip to content')
    expect(markup).toContain('Loading page')
    expect(markup).not.toContain('<h1')
    expect(request?.address).toContain(`id=eq.${ANY_ID}`)
  })
})
