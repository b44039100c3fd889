import { createContext, use, type ComponentType, type ReactNode } from 'react'

/** A translation that replaces the original text. */
export interface TranslatedText {
  readonly text: string
  readonly lang: string
}

interface TranslateControlProps {
  /** The original text on show. */
  text: string
  /** Null brings the original back. */
  onShow: (translated: TranslatedText | null) => void
  /** Shows its languages at once. */
  startsOpen?: boolean
}

interface PrayerViewer {
  readonly viewerId: string | null
  /** Belongs to another feature; the app passes it in. */
  readonly translateControl: ComponentType<TranslateControlProps> | null
}

const PrayerViewerContext = createContext<PrayerViewer>({ viewerId: null, translateControl: null })

/** Gives every prayer below the viewer's id and the translate control. */
export function PrayerViewerProvider({
  viewerId,
  translateControl,
  children,
}: PrayerViewer & { children: ReactNode }) {
  return (
    <PrayerViewerContext value={{ viewerId, translateControl }}>{children}</PrayerViewerContext>
  )
}

export function usePrayerViewer(): PrayerViewer {
  return use(PrayerViewerContext)
}
