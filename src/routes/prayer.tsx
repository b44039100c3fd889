import { useParams } from 'react-router-dom'
import { isRowId } from '@/catalogue/row-id'
import { PrayerFailed } from './prayer-page-bar'
import { StoredPrayerPage } from './stored-prayer-page'

export default function Prayer() {
  const { id = '' } = useParams()
  return isRowId(id) ? <StoredPrayerPage key={id} id={id} /> : <PrayerFailed />
}
