import { useCallback } from 'react'
import { useLocation, useNavigate, type To } from 'react-router-dom'

/** Leaves the screen of a prayer: back to the page that led here, else to `page` in its place. */
export function useLeavePraying(page: To): () => void {
  const navigate = useNavigate()
  const location = useLocation()
  const state: unknown = location.state
  const leadsBack = typeof state === 'object' && state !== null && 'leadsBack' in state
  return useCallback(() => {
    if (leadsBack) void navigate(-1)
    else void navigate(page, { replace: true, state })
  }, [navigate, leadsBack, page, state])
}
