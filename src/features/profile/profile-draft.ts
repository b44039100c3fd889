import { readDevice, writeDevice } from '@/lib/device-storage'
import type { Profile } from './profile'

/** What is typed in the settings form. */
export interface ProfileDraft {
  readonly username: string
  readonly bio: string
}

const keyOf = (userId: string) => `settings.${userId}`

function parseDraft(stored: unknown): ProfileDraft | null {
  if (typeof stored !== 'object' || stored === null) return null
  if (!('username' in stored) || typeof stored.username !== 'string') return null
  if (!('bio' in stored) || typeof stored.bio !== 'string') return null
  return { username: stored.username, bio: stored.bio }
}

/** What this person typed and has not saved yet, else what is stored. */
export function readProfileDraft(profile: Profile): ProfileDraft {
  const { username, bio } = profile
  return readDevice(keyOf(profile.id), parseDraft) ?? { username, bio }
}

/** Keeps what is typed; null, once it is saved, forgets it. */
export function writeProfileDraft(userId: string, draft: ProfileDraft | null): void {
  writeDevice(keyOf(userId), draft)
}
