// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ContextTagLine } from './context-tag-line'

afterEach(cleanup)

function show(change: Partial<Parameters<typeof ContextTagLine>[0]>) {
  const [onTakeAway, onPutBack] = [vi.fn(), vi.fn()]
  render(
    <ContextTagLine
      tags={['calm', 'journey']}
      isPrivate={false}
      isShortened={false}
      onTakeAway={onTakeAway}
      onPutBack={onPutBack}
      {...change}
    />,
  )
  const line = screen.getByRole('region', { name: 'Tags from your words' })
  return {
    line,
    onTakeAway,
    onPutBack,
    press: (name: string) => userEvent.click(within(line).getByRole('button', { name })),
  }
}

describe('the line of tags', () => {
  it('says beforehand, and until the tags are known, what they are and who sees the prayer', () => {
    const { line } = show({ tags: null })
    expect(line.textContent).toMatch(/^Up to three of these words become tags, never names\./)
    expect(line.textContent).toContain('Prayers are public unless you keep them private.')
  })

  it('names each tag with a way to take it away, and who will see it', async () => {
    const { line, press, onTakeAway } = show({})
    expect(line.textContent).toContain('Everyone can see them and search by them.')
    await press('Take away: journey')
    expect(onTakeAway).toHaveBeenCalledExactlyOnceWith('journey')
  })

  it('offers what was taken away, also where no tag is left', async () => {
    const { line, press, onPutBack } = show({ tags: [], isShortened: true, isPrivate: true })
    expect(line.textContent).toContain('None of your words becomes a tag.')
    await press('Put back')
    expect(onPutBack).toHaveBeenCalledOnce()
  })
})
