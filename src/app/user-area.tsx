import { Suspense } from 'react'
import { addresses } from '@/catalogue/addresses'
import { ButtonLink } from '@/components/ui/button'
import { useSession } from '@/features/auth/session'
import { lazyWithRetry } from '@/lib/lazy-component'

const UserMenu = lazyWithRetry(() => import('./user-menu'))

/** Sign In, or the person's menu. Keeps its width while the session is looked up, so that nothing moves. */
export function UserArea() {
  const { status, user } = useSession()
  return (
    <div className="flex min-w-[4.5rem] shrink-0 justify-end">
      {status === 'signed-out' && (
        <ButtonLink to={addresses.login} size="small" className="min-h-10">
          Sign In
        </ButtonLink>
      )}
      {user && (
        <Suspense fallback={null}>
          <UserMenu user={user} />
        </Suspense>
      )}
    </div>
  )
}
