import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FILTER_OPERATORS, FilterError, parseFilters } from './filters'

function outcome(text: string): unknown {
  try {
    return Array.isArray(parseFilters(text)) && 'read'
  } catch (error) {
    return error instanceof FilterError ? 'refused' : error
  }
}

describe('filters', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['id=eq.5', [{ column: 'id', operator: 'eq', value: '5', negated: false }]],
    ['id=not.eq.5', [{ column: 'id', operator: 'eq', value: '5', negated: true }]],
    [
      'at=lt.2026-01-01T00:00:00.5Z',
      [{ column: 'at', operator: 'lt', value: '2026-01-01T00:00:00.5Z', negated: false }],
    ],
    ['name=in.(a,b)', [{ column: 'name', operator: 'in', value: '{a,b}', negated: false }]],
    ['name=eq."a,b"', [{ column: 'name', operator: 'eq', value: 'a,b', negated: false }]],
    [
      'name=eq."say \\"hi\\""',
      [{ column: 'name', operator: 'eq', value: 'say "hi"', negated: false }],
    ],
    ['name=eq.a=b.c', [{ column: 'name', operator: 'eq', value: 'a=b.c', negated: false }]],
    [
      'id=gt.0,name=in.("a,b",c),id=lt.9',
      [
        { column: 'id', operator: 'gt', value: '0', negated: false },
        { column: 'name', operator: 'in', value: '{"a,b",c}', negated: false },
        { column: 'id', operator: 'lt', value: '9', negated: false },
      ],
    ],
  ])('reads %j', (text, filters) => {
    expect(parseFilters(text)).toEqual(filters)
  })

  it.each([
    ['undefined', '["undefined"]'],
    ['id=foo.5', '["foo", "5"]'],
    ['id=5', '["5"]'],
    ['id=in.a', '`in` filter value must be wrapped by parentheses'],
    ['id=eq.5,', 'filter must not contain empty segments (check for extra commas)'],
  ])('refuses %j with the words of the real service', (text, words) => {
    expect(() => parseFilters(text)).toThrow(new FilterError(words))
  })

  it('give back every quoted value, whatever it holds', () => {
    const condition = fc.record({
      column: fc.stringMatching(/^[a-z_]{1,10}$/),
      operator: fc.constantFrom(...FILTER_OPERATORS.filter((operator) => operator !== 'in')),
      value: fc.string(),
      negated: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(condition, { minLength: 1, maxLength: 4 }), (conditions) => {
        const text = conditions.map(({ column, operator, value, negated }) => {
          const quoted = `"${value.replace(/(["\\])/g, '\\$1')}"`
          return `${column}=${negated ? 'not.' : ''}${operator}.${quoted}`
        })
        expect(parseFilters(text.join(','))).toEqual(conditions)
      }),
    )
  })

  it('are either read or refused, whatever arrives', () => {
    const scraps = fc.array(
      fc.constantFrom('a', '=', 'eq', '.', 'in', '(', ')', '"', '\\', ',', 'not'),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          scraps.map((list) => list.join('')),
        ),
        (text) => {
          expect(['read', 'refused']).toContain(outcome(text))
        },
      ),
    )
  })
})
