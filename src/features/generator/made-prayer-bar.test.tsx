// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MemoryRouter } from 'react-router-dom'
import type { MadePrayer } from './made-prayer'
import { MadePrayerBar } from './made-prayer-bar'
import { made } from './made-prayer-fixture'
import { changeMadePrayers, keptMadePrayers, storeDeletion } from './made-prayer-store'

const second = made('second', {
  sitting: 'first',
  rowKey: 'first',
  saving: 'saved',
  savedId: 'row',
})
const first = made('first', { saving: 'aside' })

beforeEach(() => changeMadePrayers(() => [second, first]))
afterEach(cleanup)

function show(
  shown: MadePrayer,
  variants: readonly MadePrayer[] = [first, second],
  refusal: string | null = null,
  isPrivate = false,
) {
  const onShow = vi.fn<(variant: MadePrayer, direction: 'Previous' | 'Next') => void>()
  const onSave = vi.fn<(variant: MadePrayer) => void>()
  render(
    <MemoryRouter>
      <MadePrayerBar
        made={shown}
        variants={variants}
        viewerId="me"
        isPrivate={isPrivate}
        isGenerating={false}
        isSaving={false}
        refusal={refusal}
        arrivedBy={null}
        onGenerateAnother={() => {}}
        onSave={onSave}
        onShow={onShow}
      />
    </MemoryRouter>,
  )
  return {
    onShow,
    onSave,
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
  }
}

describe('the prayers of a sitting', () => {
  it('are not walked while there is one', () => {
    show(second, [second])
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull()
  })

  it('are walked back and forth, and say where one is', async () => {
    const { onShow, press } = show(second)
    expect(screen.getByRole('status').textContent).toBe('2 of 2')
    expect(screen.getByRole('button', { name: 'Next' }).ariaDisabled).toBe('true')
    await press('Next')
    expect(onShow).not.toHaveBeenCalled()
    await press('Previous')
    expect(onShow).toHaveBeenCalledWith(first, 'Previous')
  })

  it('say which one is not kept, and offer to keep it too or instead', async () => {
    const { press, onSave } = show(first)
    expect(screen.getByText('This one is not kept')).toBeDefined()
    await press('Keep this one instead')
    expect(keptMadePrayers().find(({ key }) => key === 'first')).toMatchObject({
      saving: 'waiting',
      rowKey: 'first',
      isKept: false,
    })
    expect(onSave).toHaveBeenCalledExactlyOnceWith(first)
  })

  it('both stay when the newer one is kept too', async () => {
    const { press, onSave } = show(second)
    await press('Keep this one too')
    const [newer, older] = keptMadePrayers()
    expect(newer).toMatchObject({ isKept: true, savedId: 'row' })
    expect(older).toMatchObject({ isKept: true, saving: 'waiting' })
    expect(older?.rowKey).not.toBe('first')
    expect(onSave).toHaveBeenCalledExactlyOnceWith(first)
  })
})

it('a prayer that was deleted is on this device only, and can be kept again', async () => {
  changeMadePrayers(() => [made('only', { saving: 'saved', savedId: 'row', makerId: 'me' })])
  storeDeletion('row')
  const [only] = keptMadePrayers() as [MadePrayer]
  const { press, onSave } = show(only, [only])
  expect(screen.getByText('This one is not kept')).toBeDefined()
  expect(screen.getByText('It is on this device only.')).toBeDefined()
  await press('Keep this one')
  expect(keptMadePrayers()[0]).toMatchObject({ saving: 'waiting', savedId: null })
  expect(onSave).toHaveBeenCalledExactlyOnceWith(only)
})

it('a prayer whose row is private by now is prayed in other traditions as private', async () => {
  show(second, [first, second], null, true)
  await userEvent.click(screen.getByRole('link', { name: 'How would others pray this?' }))
  expect(keptMadePrayers().find(({ key }) => key === 'second')?.isPrivate).toBe(true)
})

it('a prayer that was not saved says why and can be saved again', async () => {
  const failed = made('failed', { saving: 'failed' })
  const { press, onSave } = show(failed, [failed], 'Please rest.')
  expect(screen.getByText('Please rest.')).toBeDefined()
  await press('Save again')
  expect(onSave).toHaveBeenCalledExactlyOnceWith(failed)
})
