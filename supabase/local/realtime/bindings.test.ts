import { describe, expect, it } from 'vitest'
import { BindingError, describeBinding, echoBindings, readBinding } from './bindings'

describe('postgres_changes bindings', () => {
  it('are echoed exactly as sent, each with an id of its own', () => {
    const entries = [
      { event: 'insert', schema: 'public', table: 'notes' },
      { event: '*', schema: 'public', table: 'ratings' },
    ]
    expect(echoBindings(entries)).toEqual([
      { ...entries[0], id: 1 },
      { ...entries[1], id: 2 },
    ])
  })

  it('share one id when they are the same', () => {
    const entry = { event: '*', schema: 'public' }
    expect(echoBindings([entry, entry]).map(({ id }) => id)).toEqual([1, 1])
  })

  it('mean every table of public when the table, or the schema, is missing', () => {
    expect(readBinding({ event: 'insert', schema: 'public' }, 1)).toMatchObject({
      event: 'INSERT',
      schema: 'public',
      table: '*',
    })
    expect(readBinding({ table: 'notes' }, 1)).toMatchObject({ event: '*', schema: 'public' })
  })

  it('are described in the words of the real service', () => {
    const binding = readBinding({ event: '*', schema: 'public', table: 'x' }, 1)
    expect(describeBinding(binding)).toBe(
      'event: *, schema: public, table: x, filters: [], select: nil',
    )
  })

  it.each([
    [{}, 'No subscription params provided'],
    [{ schema: 'public', table: 't', filter: 'id=eq.5' }, 'knows neither `filter` nor `select`'],
    [{ schema: 'public', table: 't', select: ['id'] }, 'knows neither `filter` nor `select`'],
  ])('refuse %j', (entry, words) => {
    expect(() => readBinding(entry, 1)).toThrow(BindingError)
    expect(() => readBinding(entry, 1)).toThrow(words)
  })
})
