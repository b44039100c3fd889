import { describe, expect, it } from 'vitest'
import { PROJECT_FILES, textOf } from './project-files.mjs'
import { findPhysicalClass, isPhysicalStyle } from './reading-direction.mjs'

describe('a side of the screen', () => {
  it.each([
    ['flex ml-2', 'ml-2'],
    ['-mr-3 px-2', '-mr-3'],
    ['sm:pl-4', 'pl-4'],
    ['pr-[3px]', 'pr-[3px]'],
    ['absolute left-0', 'left-0'],
    ['-right-1/2', '-right-1/2'],
    ['focus:text-left', 'text-left'],
    ['border-l border-line', 'border-l'],
    ['border-r-2', 'border-r-2'],
    ['rounded-tl-card', 'rounded-tl-card'],
    ['scroll-ml-4', 'scroll-ml-4'],
    ['float-right', 'float-right'],
  ])('is found in “%s”', (classes, found) => {
    expect(findPhysicalClass(classes)).toBe(found)
  })

  it.each([
    'ms-2 me-auto ps-4 pe-[3px] start-0 end-1/2 text-start border-s rounded-ss-card',
    'mx-2 px-3 inset-x-0 border-line rounded-lg text-lg grid-cols-2 shadow-lifted',
    'All right, nothing is left.',
    'overflow-hidden col-span-2 truncate',
  ])('is not in “%s”', (classes) => {
    expect(findPhysicalClass(classes)).toBeNull()
  })

  it('is found in styles', () => {
    expect(['marginLeft', 'left', 'borderRightWidth'].filter(isPhysicalStyle)).toHaveLength(3)
    expect(['marginInlineStart', 'insetInlineStart', 'leftover'].filter(isPhysicalStyle)).toEqual(
      [],
    )
  })

  it('is in no stylesheet', () => {
    const physical =
      /^\s*(?:left|right|(?:margin|padding|border)-(?:left|right)[\w-]*|text-align:\s*(?:left|right))\s*[:;]/m
    const sheets = PROJECT_FILES.filter((path) => /^src\/.*\.css$/.test(path))
    expect(sheets).toContain('src/features/book/booklet.css')
    for (const sheet of sheets) expect(textOf(sheet), sheet).not.toMatch(physical)
  })
})
