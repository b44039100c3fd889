// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import type { Profile } from './profile'
import { readProfileDraft, writeProfileDraft } from './profile-draft'

const PROFILE: Profile = {
  id: 'me',
  username: 'Still.River',
  bio: 'Reads slowly.',
  avatarUrl: null,
  bannerUrl: null,
}

describe('the settings form', () => {
  afterEach(() => window.localStorage.clear())

  it('starts with what is stored', () => {
    expect(readProfileDraft(PROFILE)).toEqual({ username: 'Still.River', bio: 'Reads slowly.' })
  })

  it('comes back with what was typed until that is saved', () => {
    writeProfileDraft('me', { username: 'New', bio: 'Half a sent' })
    expect(readProfileDraft(PROFILE)).toEqual({ username: 'New', bio: 'Half a sent' })
    writeProfileDraft('me', null)
    expect(readProfileDraft(PROFILE).username).toBe('Still.River')
  })

  it("never shows one person another's words", () => {
    writeProfileDraft('me', { username: 'New', bio: '' })
    expect(readProfileDraft({ ...PROFILE, id: 'her' }).username).toBe('Still.River')
  })

  it('starts with what is stored when the device kept rubbish', () => {
    window.localStorage.setItem('orison.settings.me', '{"username":7}')
    expect(readProfileDraft(PROFILE).username).toBe('Still.River')
  })
})
