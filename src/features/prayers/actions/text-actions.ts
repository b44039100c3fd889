import { Copy, Share2 } from 'lucide-react'
import { notify } from '@/lib/notify'
import type { ShownPrayer } from '../prayer'
import type { PrayerAction } from './prayer-action'
import { copiedWords, copyText, publicAddress, sharePrayer, type NamedPrayer } from './share-prayer'

const SHARE_MESSAGES = {
  shared: () => notify.success('Shared successfully'),
  copied: () => notify.success('Copied to clipboard (sharing not supported on this device)'),
  failed: () => notify.error('Unable to share. Please try copying the text instead.'),
  cancelled: () => {},
} as const

async function copy(prayer: NamedPrayer, shown: string) {
  if (await copyText(copiedWords(prayer, shown))) notify.success('Copied to clipboard')
  else notify.error('Failed to copy')
}

async function share(prayer: NamedPrayer, shown: string) {
  const url = publicAddress(prayer)
  const words = { title: prayer.title, text: shown, ...(url && { url }) }
  SHARE_MESSAGES[await sharePrayer(words, copiedWords(prayer, shown))]()
}

/** Copy and share take the text as it is shown. */
export function textActions(
  prayer: ShownPrayer,
  shown: string,
): { copying: PrayerAction; sharing: PrayerAction } {
  const named = {
    id: 'id' in prayer ? prayer.id : null,
    title: prayer.title,
    isPrivate: prayer.isPrivate,
  }
  return {
    copying: { name: 'Copy', icon: Copy, run: () => void copy(named, shown) },
    sharing: { name: 'Share', icon: Share2, run: () => void share(named, shown) },
  }
}
