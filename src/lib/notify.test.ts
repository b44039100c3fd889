// @vitest-environment jsdom
import { configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { notify } from './notify'

// The first news draws the region, which takes long where much else runs.
configure({ asyncUtilTimeout: 10_000 })

// Loading the library takes longer than a test waits for words.
beforeAll(() => import('./toast-region'))

beforeAll(() => {
  // jsdom has no layout; the toast library asks for these.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
})

it('news is said in a polite live region, and the same news stands there only once', async () => {
  notify.success('Copied to clipboard')
  notify.success('Copied to clipboard')
  notify.error('Error updating profile', { title: 'Error' })
  const words = await screen.findByText('Error updating profile')
  expect(words.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  expect(screen.getByText('Error')).toBeTruthy()
  expect(screen.getAllByText('Copied to clipboard')).toHaveLength(1)
})

it('the Tab key passes through the news and is not sent back to where it came from', async () => {
  const field = document.createElement('input')
  document.body.prepend(field)
  notify.info('Something new')
  const news = (await screen.findByText('Something new')).closest('li')
  field.focus()
  while (document.activeElement !== news) await userEvent.tab()
  news?.blur()
  expect(document.activeElement).toBe(document.body)
  field.remove()
})

it('news stands at the upper edge when what was pressed stands where it would be', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  const low = { top: window.innerHeight - 60, bottom: window.innerHeight - 16, right: 1000 }
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(low as DOMRect)
  button.click()
  notify.success('Saved')
  const place = (await screen.findByText('Saved')).closest('[data-sonner-toaster]')
  expect(place?.getAttribute('data-y-position')).toBe('top')
  button.remove()
  notify.success('Said after it went')
  const late = (await screen.findByText('Said after it went')).closest('[data-sonner-toaster]')
  expect(late?.getAttribute('data-y-position')).toBe('top')
  document.body.click()
  notify.success('Said without a press')
  const other = (await screen.findByText('Said without a press')).closest('[data-sonner-toaster]')
  expect(other?.getAttribute('data-y-position')).toBe('bottom')
})

it('news can offer one thing to do about them', async () => {
  const undo = vi.fn()
  notify.success('It is hidden', { action: { label: 'Undo', onClick: undo } })
  const button = await screen.findByRole('button', { name: 'Undo' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledOnce()
})

it('news about the entry of a menu leaves free what opened the menu', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<button id="more"></button><div role="menu" aria-labelledby="more"><div role="menuitem"></div></div>',
  )
  const low = { top: window.innerHeight - 60, bottom: window.innerHeight - 16, right: 1000 }
  const more = document.getElementById('more') as HTMLElement
  vi.spyOn(more, 'getBoundingClientRect').mockReturnValue(low as DOMRect)
  document.querySelector<HTMLElement>('[role="menuitem"]')?.click()
  notify.success('Copied from the menu')
  const news = await screen.findByText('Copied from the menu')
  expect(news.closest('[data-sonner-toaster]')?.getAttribute('data-y-position')).toBe('top')
})
