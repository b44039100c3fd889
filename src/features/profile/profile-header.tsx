import type { ReactNode } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Skeleton } from '@/components/ui/skeleton'
import { avatarLetter, type Profile } from './profile'

const AVATAR_SIZE = 112

/** Banner, avatar over its lower edge, name and bio. */
export function ProfileHeader({ profile, actions }: { profile: Profile; actions?: ReactNode }) {
  return (
    <header className="pt-6">
      <Banner src={profile.bannerUrl} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 px-4 sm:px-8">
        <div className="-mt-14 rounded-full bg-ground p-1.5">
          <Avatar
            src={profile.avatarUrl}
            fallback={avatarLetter(profile.username)}
            size={AVATAR_SIZE}
            className="align-top"
          />
        </div>
        {actions && <div className="flex flex-wrap gap-3 pb-1">{actions}</div>}
      </div>
      <div className="mt-3 px-4 sm:px-8">
        <h1 dir="auto" className="text-[1.875rem] sm:text-[2.25rem]">
          {profile.username}
        </h1>
        {profile.bio && (
          <p
            dir="auto"
            className="mt-2 max-w-[60ch] text-[1.0625rem] whitespace-pre-line text-ink-soft"
          >
            {profile.bio}
          </p>
        )}
      </div>
    </header>
  )
}

const BANNER_CLASSES = 'h-36 w-full rounded-card sm:h-52'

function Banner({ src }: { src: string | null }) {
  if (!src)
    return (
      <div
        aria-hidden="true"
        className={`${BANNER_CLASSES} bg-linear-to-br from-accent-soft to-lamp-soft`}
      />
    )
  return (
    <img
      src={src}
      alt=""
      width={1920}
      height={480}
      decoding="async"
      className={`${BANNER_CLASSES} bg-accent-soft object-cover`}
    />
  )
}

/**
 * The outline of a profile page. What comes below the header waits for it: nobody knows how long a bio is, and
 * prayers that were already there would be pushed down by it.
 */
export function ProfileSkeleton() {
  return (
    <div className="min-h-dvh pt-6">
      <output className="sr-only">Loading profile...</output>
      <Skeleton className="h-36 rounded-card sm:h-52" />
      <div className="px-4 sm:px-8">
        <div className="-mt-14 w-fit rounded-full bg-ground p-1.5">
          <Skeleton className="size-28 rounded-full" />
        </div>
        <Skeleton className="mt-4 h-9 w-56 max-w-full" />
        <Skeleton className="mt-4 w-80 max-w-full" />
      </div>
    </div>
  )
}
