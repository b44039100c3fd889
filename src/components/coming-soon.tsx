import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { addresses } from '@/catalogue/addresses'
import { PageHeader } from './page-header'
import { ButtonLink } from './ui/button'
import { usePage } from './use-page'

interface ComingSoonProps {
  title: string
  description: string
  icon: LucideIcon
  children: ReactNode
}

/** Announces a kind of prayer that the library does not hold yet, and what one can do until then. */
export function ComingSoon({ title, description, icon: Icon, children }: ComingSoonProps) {
  usePage({ title, description })
  return (
    <>
      <PageHeader
        back={{ to: addresses.types, label: 'Back to Prayer Types' }}
        title={title}
        description={description}
      />
      <section className="max-w-[42rem] rounded-card border border-line bg-surface p-6 sm:p-8">
        <h2 className="flex items-center gap-3 text-xl">
          <Icon aria-hidden="true" size={22} className="text-lamp" />
          Coming soon
        </h2>
        <div className="mt-3 flex flex-col gap-3 text-ink-soft">{children}</div>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={addresses.text}>Read text prayers</ButtonLink>
          <ButtonLink to={addresses.generate} variant="secondary">
            Generate a prayer
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
