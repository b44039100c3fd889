import type { ReactNode } from 'react'
import { useSession } from './session'

interface ByViewerProps {
  /** For somebody who is signed in. */
  member: ReactNode
  /** For everybody else. */
  visitor: ReactNode
}

/**
 * Shows what fits the viewer. Until the session has been read both parts are in the document, and the mark of
 * `public/first-paint.js` decides which one is seen: the right one from the first paint on.
 */
export function ByViewer({ member, visitor }: ByViewerProps) {
  const { status } = useSession()
  const isLoading = status === 'loading'
  return (
    <>
      {status !== 'signed-out' && (
        <span className={isLoading ? 'hidden member:contents' : 'contents'}>{member}</span>
      )}
      {status !== 'signed-in' && (
        <span className={isLoading ? 'contents member:hidden' : 'contents'}>{visitor}</span>
      )}
    </>
  )
}
