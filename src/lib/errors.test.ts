import { describe, expect, it } from 'vitest'
import {
  AppError,
  isOutcomeUnknown,
  isWorthRetrying,
  userMessage,
  unwrap,
  unwrapEmpty,
} from './errors'

function failure(status: number, code?: string, message = 'said by the server') {
  return () => unwrap({ data: null, status, error: { message, code } })
}

describe('an answer of the server', () => {
  it('gives its data', () => {
    expect(unwrap({ data: [], error: null, status: 200 })).toEqual([])
    expect(() => unwrapEmpty({ data: null, error: null, status: 204 })).not.toThrow()
  })

  it('that holds neither data nor error counts as missing', () => {
    expect(() => unwrap({ data: null, error: null })).toThrow(
      expect.objectContaining({ kind: 'missing' }),
    )
  })

  it.each([
    ['no row where one was asked for', failure(406, 'PGRST116'), 'missing'],
    ['an unknown address', failure(404), 'missing'],
    ['an expired session', failure(401, 'PGRST303'), 'signed-out'],
    ['a policy that says no', failure(403, '42501'), 'forbidden'],
    ['a name that is taken', failure(409, '23505'), 'invalid'],
    ['a value that is no id', failure(400, '22P02'), 'invalid'],
    ['a limit of the database', failure(400, 'P0001'), 'invalid'],
    ['a person who did too much', failure(429, 'PT429'), 'limited'],
    ['a request that never arrived', failure(0, '', 'TypeError: Failed to fetch'), 'offline'],
    ['a server that stumbled', failure(500, 'XX000'), 'server'],
  ])('tells %s apart', (_what, fail, kind) => {
    expect(fail).toThrow(expect.objectContaining({ name: 'AppError', kind }))
  })
})

describe('asking again', () => {
  it('is only worth it when the server stumbled', () => {
    expect(isWorthRetrying(new AppError('server', ''))).toBe(true)
    for (const kind of [
      'offline',
      'missing',
      'forbidden',
      'invalid',
      'limited',
      'signed-out',
    ] as const)
      expect(isWorthRetrying(new AppError(kind, ''))).toBe(false)
  })
})

describe('a write that failed', () => {
  it('may have happened all the same unless the server refused it', () => {
    for (const kind of ['offline', 'server'] as const)
      expect(isOutcomeUnknown(new AppError(kind, ''))).toBe(true)
    expect(isOutcomeUnknown(new TypeError('Failed to fetch'))).toBe(true)
    for (const kind of ['missing', 'forbidden', 'invalid', 'limited', 'signed-out'] as const)
      expect(isOutcomeUnknown(new AppError(kind, ''))).toBe(false)
  })
})

describe('a refusal for having done too much', () => {
  it('is a sentence for the person, and other messages of the server are not', () => {
    expect(failure(429, 'PT429', 'Please rest a while.')).toThrow(
      expect.toSatisfy((error) => userMessage(error) === 'Please rest a while.'),
    )
    expect(userMessage(new AppError('server', 'deadlock detected', '40P01'))).toBeNull()
    expect(userMessage(new Error('boom'))).toBeNull()
  })
})
