import { useParams } from 'react-router-dom'
import { MadePrayerPage } from './made-prayer-page'
import { StoredPrayerPage } from './stored-prayer-page'

/** Serves /prayer/:id and, without an id, /prayer-result. */
export default function Prayer() {
  const { id } = useParams()
  return id ? <StoredPrayerPage key={id} id={id} /> : <MadePrayerPage />
}
