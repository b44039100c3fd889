import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A warning or an error on the console is a finding: it fails the test in which it appears. */
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const noise = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  expect(noise).toEqual([])
})
