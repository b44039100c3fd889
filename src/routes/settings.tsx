import type { User } from '@supabase/auth-js'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { ErrorState } from '@/components/error-state'
import { PageHeader } from '@/components/page-header'
import { Skeleton } from '@/components/ui/skeleton'
import { usePage } from '@/components/use-page'
import { authViewSearch } from '@/features/auth/auth-view'
import { useSession } from '@/features/auth/session'
import { signOut } from '@/features/auth/sign-out'
import { TwoFactorSettings } from '@/features/auth/two-factor-settings'
import { forgetMadePrayersOf } from '@/features/generator/made-prayer-store'
import { HiddenPrayers } from '@/features/prayers/hide-and-report/hidden-prayers-list'
import { DeleteAccount } from '@/features/profile/delete-account'
import { DownloadAccount } from '@/features/profile/download-account'
import { PictureField } from '@/features/profile/picture-field'
import { ProfileForm } from '@/features/profile/profile-form'
import { useProfile } from '@/features/profile/profile-queries'
import { notify } from '@/lib/notify'

export default function Settings() {
  const { user } = useSession()
  usePage({ title: 'Settings', description: 'Your public profile and how you sign in.' })
  return (
    <>
      <PageHeader
        back={{ to: addresses.profile, label: 'Back to My Profile' }}
        title="Settings"
        description="Your public profile and how you sign in."
      />
      {user && <SettingsSections user={user} />}
    </>
  )
}

async function sayGoodbye(userId: string) {
  await signOut()
  forgetMadePrayersOf(userId)
  notify.success('Your account was deleted')
}

function SettingsSections({ user }: { user: User }) {
  const { data: profile, isError, refetch } = useProfile(user.id)
  const navigate = useNavigate()

  const isDeleted = useRef(false)
  useEffect(
    () => () => {
      if (isDeleted.current) void sayGoodbye(user.id)
    },
    [user.id],
  )

  function leave() {
    // The session ends when this page has left the screen: without one it would lead to the sign-in page.
    isDeleted.current = true
    void navigate(addresses.home, { replace: true })
  }

  return (
    <div className="grid max-w-3xl gap-10">
      <Section title="Profile">
        {profile && (
          <div className="grid gap-8">
            <PictureField profile={profile} slot="banner" />
            <PictureField profile={profile} slot="avatar" />
            <ProfileForm key={profile.id} profile={profile} email={user.email ?? ''} />
          </div>
        )}
        {!profile && isError && (
          <ErrorState
            message="Your profile could not be loaded. Please try again."
            onRetry={() => void refetch()}
          />
        )}
        {!profile && !isError && <SettingsSkeleton />}
      </Section>
      <Section title="Password">
        <Link
          to={addresses.login + authViewSearch('update_password')}
          className="text-accent underline underline-offset-4"
        >
          Choose a new password
        </Link>
      </Section>
      <Section title="Two-factor sign-in">
        <TwoFactorSettings />
      </Section>
      <Section title="Hidden prayers">
        <HiddenPrayers viewerId={user.id} />
      </Section>
      <Section title="Your data">
        <div className="grid gap-8">
          <DownloadAccount />
          {profile && <DeleteAccount profile={profile} onDeleted={leave} />}
        </div>
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-6">
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </section>
  )
}

function SettingsSkeleton() {
  return (
    // As high as the form, so that nothing on the screen moves when it comes.
    <div className="grid min-h-[56rem] content-start gap-5">
      <output className="sr-only">Loading profile...</output>
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="size-24 rounded-full" />
      <Skeleton className="h-11" />
      <Skeleton className="h-28" />
    </div>
  )
}
