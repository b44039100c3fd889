import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeFrame, encodeFrame, MalformedFrame, type Frame } from './frames'

const frames: fc.Arbitrary<Frame> = fc.record({
  joinRef: fc.option(fc.string()),
  ref: fc.option(fc.string()),
  topic: fc.string(),
  event: fc.string(),
  payload: fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value))),
})

function outcome(read: () => Frame): unknown {
  try {
    return typeof read().topic === 'string' && 'read'
  } catch (error) {
    return error instanceof MalformedFrame ? 'refused' : error
  }
}

describe('text frames', () => {
  it('come back as they were written, in both versions', () => {
    fc.assert(
      fc.property(frames, fc.constantFrom('1.0.0', '2.0.0'), (frame, version) => {
        expect(decodeFrame(encodeFrame(frame, version), version)).toEqual(frame)
      }),
    )
  })

  it('are an object in 1.0.0 and an array of five in 2.0.0', () => {
    const frame = { joinRef: '1', ref: '2', topic: 't', event: 'e', payload: { a: 1 } }
    expect(JSON.parse(encodeFrame(frame, '1.0.0'))).toEqual({
      topic: 't',
      event: 'e',
      payload: { a: 1 },
      ref: '2',
      join_ref: '1',
    })
    expect(JSON.parse(encodeFrame(frame, '2.0.0'))).toEqual(['1', '2', 't', 'e', { a: 1 }])
  })

  it('are either read or refused as malformed, whatever arrives', () => {
    const anything = fc.oneof(fc.string(), fc.json())
    fc.assert(
      fc.property(anything, fc.constantFrom('1.0.0', '2.0.0'), (text, version) => {
        expect(['read', 'refused']).toContain(outcome(() => decodeFrame(text, version)))
      }),
    )
  })

  it.each(['', '{', 'null', '[]', '[1,2,3,4,5]', '[null,null,"t","e"]', '[{},null,"t","e",{}]'])(
    'refuse %j',
    (text) => {
      expect(() => decodeFrame(text, '2.0.0')).toThrow(MalformedFrame)
    },
  )
})
