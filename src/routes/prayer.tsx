import { useParams } from 'react-router-dom'
import { isRowId } from '@/catalogue/row-id'
import { MadePrayerPage } from './made-prayer-page'
import { PrayerFailed } from './prayer-page-bar'
import { StoredPrayerPage } from './stored-prayer-page'

/** Serves /prayer/:id and, without an id, /prayer-result. */
export default function Prayer() {
  const { id } = useParams()
  if (!id) return <MadePrayerPage />
  return isRowId(id) ? <StoredPrayerPage key={id} id={id} /> : <PrayerFailed />
}
