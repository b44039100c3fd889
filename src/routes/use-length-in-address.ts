import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { PRAYER_LENGTHS, type PrayerLength } from '@/catalogue/product'

/** The length that the address names, null when it names none; choosing one replaces the entry, state kept. */
export function useLengthInAddress(): [PrayerLength | null, (length: PrayerLength) => void] {
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  const length = PRAYER_LENGTHS.find((each) => each === parameters.get('length')) ?? null
  const setLength = useCallback(
    (chosen: PrayerLength) =>
      setParameters({ length: chosen }, { replace: true, preventScrollReset: true, state }),
    [setParameters, state],
  )
  return [length, setLength]
}
