import { queryOptions, useQuery } from '@tanstack/react-query'
import { openAuth, readSession } from '@/lib/auth'
import { AppError, isPostgresError, unwrap } from '@/lib/errors'
import { notify } from '@/lib/notify'
import { supabase } from '@/lib/supabase'
import type { Database } from '@/lib/database.types'
import { pictureAddress } from './picture-address'
import type { Profile } from './profile'

const COLUMNS = 'id,username,bio,avatar_url,banner_url'

type ProfileRow = Pick<
  Database['public']['Tables']['profiles']['Row'],
  'id' | 'username' | 'bio' | 'avatar_url' | 'banner_url'
>

function profileFromRow(row: ProfileRow): Profile {
  return {
    id: row.id,
    username: row.username,
    bio: row.bio ?? '',
    avatarUrl: pictureAddress(row.avatar_url),
    bannerUrl: pictureAddress(row.banner_url),
  }
}

async function isViewer(id: string): Promise<boolean> {
  return (await readSession())?.user.id === id
}

/**
 * Makes the viewer's missing profile. A token outlives its account by up to an hour: when the account was deleted on
 * another device, no profile can refer to it, and this device signs out too.
 */
async function makeOwnProfile(): Promise<Profile> {
  const answer = await supabase.rpc('ensure_profile')
  if (isPostgresError(answer.error, 'foreignKeyViolation')) {
    const auth = await openAuth()
    await auth.signOut({ scope: 'local' })
    notify.info('This account was deleted. You are signed out.')
  }
  return profileFromRow(unwrap(answer))
}

/** A sign-up may leave no profile behind (its failure must not block the account): the viewer's own is made then. */
async function fetchProfile(id: string, signal: AbortSignal): Promise<Profile> {
  const answer = await supabase
    .from('profiles')
    .select(COLUMNS)
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle()
  if (answer.error || answer.data) return profileFromRow(unwrap(answer))
  if (!(await isViewer(id))) throw new AppError('missing', 'There is no such profile.')
  return makeOwnProfile()
}

export const profileKeys = {
  detail: (id: string) => ['profiles', 'detail', id] as const,
}

/** Query options for reading profiles. */
export const profileQueries = {
  byId: (id: string) =>
    queryOptions({
      queryKey: profileKeys.detail(id),
      queryFn: ({ signal }) => fetchProfile(id, signal),
    }),
}

/** Reads a profile; null reads nothing. One's own is the profile of one's own id. */
export function useProfile(id: string | null) {
  return useQuery({ ...profileQueries.byId(id ?? ''), enabled: id !== null })
}

/** True when nobody has this id. */
export function isProfileMissing(error: unknown): boolean {
  return error instanceof AppError && error.kind === 'missing'
}
