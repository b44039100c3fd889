import { Copy, Share2 } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { lazyWithRetry } from '@/lib/lazy-component'
import { notify } from '@/lib/notify'
import { ActionButton } from './action-button'
import { LikeButton } from '../like/like-button'
import { usePrayerViewer, type TranslatedText } from '../prayer-viewer'
import { copiedWords, copyText, publicAddress, sharePrayer } from './share-prayer'

const MoreActions = lazyWithRetry(async () => ({
  default: (await import('../hide-and-report/more-actions')).MoreActions,
}))

interface PrayerActionsProps {
  prayer: {
    id: string | null
    title: string
    userId: string | null
    isPrivate: boolean
    likes: number
  }
  /** The original text of the length on show. */
  text: string
  translated: TranslatedText | null
  onTranslated: (translated: TranslatedText | null) => void
  /** Further ways to share. */
  children?: ReactNode
}

const SHARE_MESSAGES = {
  shared: () => notify.success('Shared successfully'),
  copied: () => notify.success('Copied to clipboard (sharing not supported on this device)'),
  failed: () => notify.error('Unable to share. Please try copying the text instead.'),
  cancelled: () => {},
} as const

const WORD = 'max-sm:sr-only'

/** Like, copy, translate, share, and more for other people's prayers. Copy and share take the text as it is shown. */
export function PrayerActions({
  prayer,
  text,
  translated,
  onTranslated,
  children,
}: PrayerActionsProps) {
  const { translateControl: TranslateControl } = usePrayerViewer()
  const shown = translated?.text ?? text

  async function handleCopy() {
    if (await copyText(copiedWords(prayer, shown))) notify.success('Copied to clipboard')
    else notify.error('Failed to copy')
  }

  async function handleShare() {
    const url = publicAddress(prayer)
    const words = { title: prayer.title, text: shown, ...(url && { url }) }
    SHARE_MESSAGES[await sharePrayer(words, copiedWords(prayer, shown))]()
  }

  return (
    <div data-print="no" className="-ms-2 flex flex-wrap items-center gap-x-0.5 gap-y-1">
      <LikeButton prayerId={prayer.id} likes={prayer.likes} />
      <ActionButton onClick={() => void handleCopy()} icon={<Copy aria-hidden="true" size={17} />}>
        <span className={WORD}>Copy</span>
      </ActionButton>
      {TranslateControl && <TranslateControl key={text} text={text} onShow={onTranslated} />}
      <ActionButton
        onClick={() => void handleShare()}
        icon={<Share2 aria-hidden="true" size={17} />}
      >
        <span className={WORD}>Share</span>
      </ActionButton>
      {children}
      <Suspense fallback={null}>
        <MoreActions prayer={prayer} />
      </Suspense>
    </div>
  )
}
