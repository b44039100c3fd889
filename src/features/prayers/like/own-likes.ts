import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { expectNews, notify } from '@/lib/notify'
import { likeQueries } from './like-requests'
import { resumeLikes } from './like-wishes'

/**
 * Says once when it can not be known what this viewer liked: hearts are empty then, and numbers still true. Sends what
 * an earlier visit left to be sent, and drops what waits for a viewer who has signed out.
 */
export function useOwnLikes(viewerId: string | null): void {
  const client = useQueryClient()
  const { isLoadingError } = useQuery({
    ...likeQueries.ofViewer(viewerId ?? ''),
    enabled: viewerId !== null,
  })

  useEffect(() => {
    if (isLoadingError) notify.error('Failed to load like information')
  }, [isLoadingError])

  useEffect(() => {
    void resumeLikes(client, viewerId)
    if (viewerId !== null) expectNews()
  }, [client, viewerId])
}
