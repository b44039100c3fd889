// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AuthView } from './auth-view'

// Nothing here is sent: what is asked of the form happens before any request.
vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'a-key-for-nobody')
const { AuthForm } = await import('./auth-form')
afterEach(cleanup)

function formWith(view: AuthView, onViewChange: (view: AuthView) => void = () => {}) {
  return (
    <MemoryRouter>
      <AuthForm
        view={view}
        onViewChange={onViewChange}
        onPasswordUpdated={() => {}}
        navigationState={null}
      />
    </MemoryRouter>
  )
}

describe('the sign-in form', () => {
  it('keeps typed text and focus when the page around it renders again', async () => {
    const { rerender } = render(formWith('sign_in'))
    const password = screen.getByLabelText(/password/i)
    await userEvent.type(password, 'secret')
    rerender(formWith('sign_in', () => {}))
    expect(screen.getByLabelText(/password/i)).toBe(password)
    expect(password).toHaveProperty('value', 'secret')
    expect(document.activeElement).toBe(password)
  })

  it('carries the e-mail address into every view and the password only into sign-up', async () => {
    const { rerender } = render(formWith('sign_in'))
    await userEvent.type(screen.getByLabelText(/email/i), 'me@example.org')
    await userEvent.type(screen.getByLabelText(/password/i), 'secret')
    for (const view of ['magic_link', 'forgotten_password', 'verify_otp', 'sign_up'] as const) {
      rerender(formWith(view))
      await vi.waitFor(() =>
        expect(screen.getByLabelText(/email/i)).toHaveProperty('value', 'me@example.org'),
      )
    }
    expect(screen.getByLabelText(/password/i)).toHaveProperty('value', 'secret')
    rerender(formWith('update_password'))
    expect(screen.getByLabelText(/new password/i)).toHaveProperty('value', '')
  })

  it('leaves a change of view to the address', async () => {
    const asked: AuthView[] = []
    render(formWith('sign_in', (view) => asked.push(view)))
    await userEvent.click(screen.getByRole('link', { name: /forgot your password/i }))
    await userEvent.click(screen.getByRole('link', { name: /sign up/i }))
    expect(asked).toEqual(['forgotten_password', 'sign_up'])
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy()
  })

  it('announces an empty address for a magic link, and sends nothing', async () => {
    const request = vi.spyOn(globalThis, 'fetch')
    render(formWith('magic_link'))
    await userEvent.click(screen.getByRole('button', { name: /magic link/i }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/email address is empty/i)
    expect(request).not.toHaveBeenCalled()
    request.mockRestore()
  })

  it('puts the focus on the first empty field when it is refused', async () => {
    render(formWith('sign_in'))
    await userEvent.type(screen.getByLabelText(/password/i), 'secret')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await screen.findByRole('alert')
    expect(document.activeElement).toBe(screen.getByLabelText(/email/i))
  })

  it.each([
    ['Invalid login credentials', /password/i],
    ['User already registered', /email/i],
  ])('puts it on the field that a refusal is about: %s', async (message, label) => {
    const refusal = { code: 400, error_code: 'refused', msg: message }
    const request = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json(refusal, { status: 400 }))
    render(formWith('sign_in'))
    await userEvent.type(screen.getByLabelText(/email/i), 'me@example.org')
    await userEvent.type(screen.getByLabelText(/password/i), 'secret')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(document.activeElement).toBe(screen.getByLabelText(label))
    request.mockRestore()
  })

  it('puts it on an empty new password', async () => {
    const request = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ msg: 'no session' }, { status: 400 }))
    render(formWith('update_password'))
    await userEvent.click(screen.getByRole('button', { name: /update password/i }))
    await screen.findByRole('alert')
    expect(document.activeElement).toBe(screen.getByLabelText(/new password/i))
    request.mockRestore()
  })

  it('has a way to the code view and back that the kit lacks', () => {
    const { rerender } = render(formWith('sign_in'))
    expect(screen.getByRole('link', { name: /code from an email/i }).getAttribute('href')).toBe(
      '/?view=verify_otp',
    )
    rerender(formWith('verify_otp'))
    expect(screen.getByRole('link', { name: /back to sign in/i }).getAttribute('href')).toBe('/')
  })
})
