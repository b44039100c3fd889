// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { notify } from '@/lib/notify'
import { fetchAccountFile } from './account-requests'
import { DownloadAccount } from './download-account'

vi.mock('./account-requests')

afterEach(cleanup)

it('a download that fails says so in place and can be tried again', async () => {
  vi.spyOn(notify, 'success').mockImplementation(() => {})
  URL.createObjectURL = () => 'blob:account'
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  vi.mocked(fetchAccountFile)
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce({ name: 'orison-ann.json', text: '{}' })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DownloadAccount />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }))
  const failure = /^Your data could not be downloaded/
  expect(await screen.findByText(failure)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(notify.success).toHaveBeenCalledWith('Your data was downloaded'))
  expect(saved).toEqual(['orison-ann.json'])
  expect(screen.queryByText(failure)).toBeNull()
})
