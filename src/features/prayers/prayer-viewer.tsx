import { createContext, use, type ComponentType, type ReactNode } from 'react'

/** A translation that replaces the original text. */
export interface TranslatedText {
  readonly text: string
  readonly lang: string
}

interface TranslateControlProps {
  /** The original text on show. */
  text: string
  /** The language it is written in, as a BCP 47 tag; null where nobody knows. */
  sourceLanguage: string | null
  /** Null brings the original back. */
  onShow: (translated: TranslatedText | null) => void
  /** Shows its languages at once. */
  startsOpen?: boolean
}

/** What the prayer book, another feature, does for a prayer. */
export interface PrayerBook {
  /** Asks where in the viewer's book the prayer belongs. */
  readonly KeepDialog: ComponentType<{
    prayer: { readonly id: string; readonly title: string }
    onClose: () => void
  }>
  /** Keeps the prayer on this device: for visitors, who can not like. */
  readonly keepOnDevice: (prayerId: string) => void
}

interface PrayerViewer {
  readonly viewerId: string | null
  /** Told who can see a prayer, when its author has changed it. */
  readonly onPrivacyStored?: ((prayerId: string, isPrivate: boolean) => void) | undefined
  /** Told which prayer is no longer stored, when its author has deleted it. */
  readonly onDeletionStored?: ((prayerId: string) => void) | undefined
  /** Belongs to another feature; the app passes it in. */
  readonly translateControl: ComponentType<TranslateControlProps> | null
  readonly book?: PrayerBook | undefined
}

const PrayerViewerContext = createContext<PrayerViewer>({ viewerId: null, translateControl: null })

/** Gives every prayer below the viewer's id, the translate control and the prayer book. */
export function PrayerViewerProvider({
  viewerId,
  translateControl,
  book,
  onPrivacyStored,
  onDeletionStored,
  children,
}: PrayerViewer & { children: ReactNode }) {
  return (
    <PrayerViewerContext
      value={{ viewerId, translateControl, book, onPrivacyStored, onDeletionStored }}
    >
      {children}
    </PrayerViewerContext>
  )
}

export function usePrayerViewer(): PrayerViewer {
  return use(PrayerViewerContext)
}
