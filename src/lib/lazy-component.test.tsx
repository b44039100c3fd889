import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { lazyWithTimeout } from './lazy-component'

const file = { default: ({ word }: { word: string }) => <p>{word}</p> }

describe('a component in a file of its own', () => {
  it('is there in the first render when its file was loaded ahead', async () => {
    const load = vi.fn<() => Promise<typeof file>>(async () => file)
    const Part = lazyWithTimeout(load)
    await Part.preload()
    expect(renderToStaticMarkup(<Part word="Peace" />)).toBe('<p>Peace</p>')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('can be loaded ahead again when its file did not come', async () => {
    const load = vi.fn<() => Promise<typeof file>>(async () => file)
    load.mockRejectedValueOnce(new Error('offline'))
    const Part = lazyWithTimeout(load)
    await expect(Part.preload()).rejects.toThrow('offline')
    await Part.preload()
    expect(renderToStaticMarkup(<Part word="Peace" />)).toBe('<p>Peace</p>')
  })
})
