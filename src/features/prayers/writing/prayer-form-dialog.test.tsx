// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PrayerFormDialog } from './prayer-form-dialog'

afterEach(cleanup)

const WHOLE = {
  title: 'Evening',
  shortText: 'Stay with us.',
  mediumText: '',
  longText: '',
  isPrivate: false,
}

async function save(edits: Partial<typeof WHOLE>) {
  const onSubmit = vi.fn()
  render(
    <PrayerFormDialog
      title="Remix Prayer"
      description="Your own"
      submitLabel="Save Remix"
      isPending={false}
      failure={null}
      edits={{ ...WHOLE, ...edits }}
      onChange={() => {}}
      onClose={() => {}}
      onSubmit={onSubmit}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save Remix' }))
  return onSubmit
}

describe('the dialog of remix and edit', () => {
  it('puts the focus on the title when that is empty, whatever else is', async () => {
    const onSubmit = await save({ title: ' ', shortText: '' })
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('puts it on the short version when only that is empty', async () => {
    await save({ shortText: '' })
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Short Version' }))
  })

  it('leaves it on the button when nothing is wrong', async () => {
    const onSubmit = await save({})
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save Remix' }))
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})
