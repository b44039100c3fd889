import type { User } from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'
import { AUTH_VIEWS } from './auth-view'
import { loginWords } from './login-words'

const NOBODY = { status: 'signed-out', user: null, isCodeNeeded: false } as const
const READER = {
  status: 'signed-in',
  user: { email: 'reader@example.org' } as User,
  isCodeNeeded: false,
} as const

describe('the words of the sign-in page', () => {
  it('give every view a title of its own', () => {
    const titles = AUTH_VIEWS.map((view) => loginWords(view, NOBODY).title)
    expect(new Set(titles).size).toBe(AUTH_VIEWS.length)
    expect(loginWords('sign_in', { ...NOBODY, isCodeNeeded: true }).title).toBe('Enter your code')
  })

  it('welcome whoever is not signed in, in every view', () => {
    for (const view of AUTH_VIEWS)
      expect(loginWords(view, NOBODY)).toMatchObject({
        heading: 'Welcome to Orison',
        greeting: 'Sign in to access your personalized prayer experience',
      })
  })

  it('never ask a signed-in person to sign in', () => {
    const words = loginWords('update_password', READER)
    expect(words.heading).toBe('Choose a new password')
    expect(words.greeting).toBe('For your account reader@example.org')
    expect(Object.values(words).join(' ')).not.toMatch(/sign.in/i)
  })

  it('never ask whoever chooses a password to sign in while the session is being read', () => {
    const words = loginWords('update_password', { ...NOBODY, status: 'loading' })
    expect(words.greeting).toBe('For your account')
    expect(Object.values(words).join(' ')).not.toMatch(/sign.in/i)
  })
})
