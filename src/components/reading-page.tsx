import type { ReactNode } from 'react'
import { PageHeader } from './page-header'
import { usePage } from './use-page'

interface ReadingPageProps {
  title: string
  /** One sentence: it stands under the title and in search results. */
  description: string
  back?: { to: string; label: string }
  children: ReactNode
}

/** A page that is text to read. */
export function ReadingPage({ title, description, back, children }: ReadingPageProps) {
  usePage({ title, description })
  return (
    <>
      <PageHeader title={title} description={description} {...(back && { back })} />
      <div className="reading">{children}</div>
    </>
  )
}
