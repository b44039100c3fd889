// @vitest-environment jsdom
import type { User } from '@supabase/auth-js'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notify } from '@/lib/notify'
import { confirmFactor, enrolFactor, removeFactor, verifiedFactorsOf } from './second-factor'
import { useSession } from './session'
import { LOADING_SESSION } from './session-state'
import { TwoFactorSettings } from './two-factor-settings'

vi.mock('./session')
vi.mock('./second-factor')

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(notify, 'success').mockImplementation(() => {})
  vi.mocked(enrolFactor).mockResolvedValue({
    factorId: 'app',
    qrCode: 'data:image/svg+xml;utf-8,<svg/>',
    secret: 'LAMP2LAMP2',
  })
})
afterEach(cleanup)

function show(factors: { id: string; name: string }[] = []) {
  const user = { id: 'me' } as User
  vi.mocked(useSession).mockReturnValue({ ...LOADING_SESSION, user, status: 'signed-in' })
  vi.mocked(verifiedFactorsOf).mockReturnValue(factors)
  render(<TwoFactorSettings />)
  return { press: (name: string) => userEvent.click(screen.getByRole('button', { name })) }
}

describe('two-factor sign-in that is off', () => {
  it('shows a picture and its secret, and is on with the first right code', async () => {
    vi.mocked(confirmFactor).mockRejectedValueOnce(new Error('Invalid code'))
    const { press } = show()
    await press('Set up an authenticator app')
    const form = await screen.findByRole('form', { name: 'Set up an authenticator app' })
    expect(screen.getByRole('img', { name: /QR code/ }).getAttribute('src')).toContain('svg')
    expect(form.textContent).toContain('LAMP2LAMP2')

    const code = screen.getByRole('textbox', { name: 'Code from the app' })
    await userEvent.type(code, '000000')
    await press('Verify and turn on')
    expect(await screen.findByRole('alert')).toBeTruthy()
    await vi.waitFor(() => expect(document.activeElement).toBe(code))
    await userEvent.clear(code)
    await userEvent.type(code, '123 456{Enter}')
    await vi.waitFor(() => expect(notify.success).toHaveBeenCalledWith('Two-factor sign-in is on'))
    expect(confirmFactor).toHaveBeenLastCalledWith('app', '123 456')
    expect(screen.queryByRole('form')).toBeNull()
  })

  it('stays off for whoever thinks better of it', async () => {
    const { press } = show()
    await press('Set up an authenticator app')
    await screen.findByRole('form')
    const code = screen.getByRole('textbox', { name: 'Code from the app' })
    expect(document.activeElement).toBe(code)
    await press('Cancel')
    expect(screen.queryByRole('form')).toBeNull()
    const setUp = screen.getByRole('button', { name: 'Set up an authenticator app' })
    expect(document.activeElement).toBe(setUp)
    expect(confirmFactor).not.toHaveBeenCalled()
  })

  it('says so when it can not be set up', async () => {
    vi.mocked(enrolFactor).mockRejectedValue(new Error('down'))
    const { press } = show()
    await press('Set up an authenticator app')
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.queryByRole('form')).toBeNull()
  })
})

describe('two-factor sign-in that is on', () => {
  const APPS = [{ id: 'app', name: 'Authenticator app' }]

  it('names the app, and is off once that is removed', async () => {
    const { press } = show(APPS)
    expect(screen.getByText(/^On: after your password/)).toBeTruthy()
    expect(screen.getByText('Authenticator app')).toBeTruthy()
    await press('Remove')
    expect(removeFactor).toHaveBeenCalledWith('app')
    expect(notify.success).toHaveBeenCalledWith('Two-factor sign-in is off')
  })

  it('says so when the app can not be removed', async () => {
    vi.mocked(removeFactor).mockRejectedValue(new Error('down'))
    const { press } = show(APPS)
    await press('Remove')
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(notify.success).not.toHaveBeenCalled()
  })
})
