// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/errors'
import { ProfileForm } from './profile-form'

const answer = vi.hoisted(() => vi.fn<() => unknown>())

vi.mock('@/lib/notify', () => ({ notify: { error: vi.fn(), success: vi.fn() } }))
vi.mock('@/lib/supabase', () => {
  const request = {
    update: () => request,
    eq: () => request,
    select: () => request,
    single: answer,
  }
  return { supabase: { from: () => request } }
})

const PROFILE = {
  id: 'me',
  username: 'ann',
  bio: '',
  avatarUrl: null,
  bannerUrl: null,
}

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProfileForm profile={PROFILE} email="ann@example.org" />
    </QueryClientProvider>,
  )
  return screen.getByRole('textbox', { name: /Username/ })
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('the profile form', () => {
  beforeEach(() => localStorage.clear())
  afterEach(cleanup)

  it('puts the focus on a username that is too short', async () => {
    const username = open()
    await userEvent.clear(username)
    await save()
    expect(document.activeElement).toBe(username)
    expect(answer).not.toHaveBeenCalled()
  })

  it('puts it on a username that the server refuses', async () => {
    answer.mockImplementation(() => {
      throw new AppError('invalid', 'duplicate key', '23505')
    })
    const username = open()
    await save()
    await screen.findByText(/This username is taken/)
    await waitFor(() => expect(document.activeElement).toBe(username))
  })

  it('says without a connection that what was written is kept, and keeps it', async () => {
    answer.mockImplementation(() => {
      throw new AppError('offline', 'Failed to fetch')
    })
    const username = open()
    await userEvent.type(username, 'a')
    await save()
    expect(await screen.findByText(/No connection. What you wrote is kept/)).toBeTruthy()
    cleanup()
    expect(open()).toHaveProperty('value', 'anna')
  })
})
