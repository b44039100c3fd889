// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { writeDevice } from '@/lib/device-storage'
import { made } from './made-prayer-fixture'
import { changeMadePrayers, keptMadePrayers } from './made-prayer-store'
import { withChange } from './sitting'

beforeEach(() => changeMadePrayers(() => []))

describe('the made prayers of a device with two windows', () => {
  it('lets a change of the other window stand whose news has not come yet', () => {
    changeMadePrayers(() => [made('second'), made('first')])
    const saved = made('second', { saving: 'saved', savedId: 'row' })
    writeDevice('made-prayers', [saved, made('first')])
    changeMadePrayers((list) => withChange(list, 'first', { saving: 'failed' }))
    expect(keptMadePrayers()).toEqual([saved, made('first', { saving: 'failed' })])
  })
  it('does not write a list that a change has left as it was', () => {
    changeMadePrayers(() => [made('first')])
    const write = vi.spyOn(Storage.prototype, 'setItem')
    changeMadePrayers((list) => list)
    expect(write).not.toHaveBeenCalled()
  })
})
