// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { brokenAnswer, standInForBackend, type SeenRequest } from '@/lib/backend-stand-in'
import { DeleteAccountDialog } from './delete-account-dialog'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const PROFILE = { id: 'me', username: 'Ann.Lee', bio: '', avatarUrl: null, bannerUrl: null }

/** An account without pictures, whose server stumbles over requests that `breaks` names. */
function open(breaks: (request: SeenRequest) => boolean = () => false) {
  const server = { breaks }
  const seen = standInForBackend((request) => {
    if (server.breaks(request)) return brokenAnswer()
    if (request.path.startsWith('/storage/')) return []
    if (request.path.endsWith('/profiles')) return { username: PROFILE.username }
    return new Response(null, { status: 204 })
  })
  const [onClose, onDeleted] = [vi.fn(), vi.fn()]
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeleteAccountDialog profile={PROFILE} onClose={onClose} onDeleted={onDeleted} />
    </QueryClientProvider>,
  )
  return {
    server,
    onClose,
    onDeleted,
    deletions: () => seen.filter(({ path }) => path === '/rest/v1/rpc/delete_account'),
    username: screen.getByRole('textbox', { name: /Type your username/ }),
    remove: screen.getByRole('button', { name: 'Delete my account' }),
    withPrayers: screen.getByRole('radio', { name: 'Delete them too' }),
  }
}

describe('the dialog that deletes an account', () => {
  it('keeps public prayers unless told otherwise, and needs the username in any case', async () => {
    const { username, remove, onDeleted, deletions } = open()
    const keep = screen.getByRole('radio', { name: 'Keep them, without my name' })
    expect(keep).toHaveProperty('checked', true)
    expect(remove).toHaveProperty('disabled', true)
    await userEvent.type(username, 'ANN.LEEX')
    expect(remove).toHaveProperty('disabled', true)
    await userEvent.type(username, '{Backspace}')
    await userEvent.click(remove)
    await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
    expect(deletions().map(({ body }) => body)).toEqual([
      { typed_username: 'ANN.LEE', remove_public_prayers: false },
    ])
  })

  it('is used without a mouse: arrows choose, Enter deletes', async () => {
    const { username, withPrayers, onDeleted, deletions } = open()
    withPrayers.focus()
    await userEvent.keyboard(' ')
    username.focus()
    await userEvent.keyboard('Ann.Lee{Enter}')
    await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
    expect(deletions()[0]?.body).toMatchObject({ remove_public_prayers: true })
  })

  it('closes with Escape and deletes nothing', async () => {
    const { onClose, deletions } = open()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
    expect(deletions()).toEqual([])
  })

  it.each([
    ['pictures stay', '/storage/v1/object/list/profiles', /^Your pictures could not be removed/],
    ['the account stays', '/rest/v1/rpc/delete_account', /^Your account could not be deleted/],
  ])('says that %s, keeps what was typed, and tries again', async (_, path, words) => {
    const { username, remove, withPrayers, server, onDeleted } = open(
      (request) => request.path === path,
    )
    await userEvent.click(withPrayers)
    await userEvent.type(username, 'Ann.Lee')
    await userEvent.click(remove)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(username).toHaveProperty('value', 'Ann.Lee')
    expect(withPrayers).toHaveProperty('checked', true)
    expect(onDeleted).not.toHaveBeenCalled()
    server.breaks = () => false
    await userEvent.click(remove)
    await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  })
})
