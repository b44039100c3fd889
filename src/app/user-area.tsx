import { Suspense } from 'react'
import { addresses } from '@/catalogue/addresses'
import { ButtonLink } from '@/components/ui/button'
import { ByViewer } from '@/features/auth/by-viewer'
import { useSession } from '@/features/auth/session'
import { lazyWithRetry } from '@/lib/lazy-component'

const UserMenu = lazyWithRetry(() => import('./user-menu'))

/** Sign In, or the person's menu. Keeps its width, so that nothing moves when the menu comes. */
export function UserArea() {
  const { user } = useSession()
  return (
    <div className="flex min-w-[4.5rem] shrink-0 justify-end">
      <ByViewer
        member={
          user && (
            <Suspense fallback={null}>
              <UserMenu user={user} />
            </Suspense>
          )
        }
        visitor={
          <ButtonLink to={addresses.login} size="small" className="min-h-10">
            Sign In
          </ButtonLink>
        }
      />
    </div>
  )
}
