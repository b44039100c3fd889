import { useEffect, useState } from 'react'
import { retryWithBackoff } from '@/lib/retry-with-backoff'
import { isDataSpared, whenIdle } from './when-idle'

/**
 * Lets the app be kept on the device, late. The function that loads a newer version of the app once one is ready; null
 * until then. Nothing is ever loaded anew by itself.
 */
export function useNewVersion(): (() => void) | null {
  const [load, setLoad] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isDataSpared()) return
    return whenIdle(() => {
      void retryWithBackoff(() => import('./register-worker')).then(
        ({ registerWorker, loadNewVersion }) =>
          registerWorker((waiting) => setLoad(() => () => loadNewVersion(waiting))),
      )
    })
  }, [])
  return load
}
