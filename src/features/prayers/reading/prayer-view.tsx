import { Suspense, useId, useState, type ReactNode } from 'react'
import type { PrayerLength } from '@/catalogue/product'
import { TraditionDot } from '@/components/tradition-name'
import { TabPanel, Tabs } from '@/components/ui/tabs'
import { cn } from '@/lib/class-names'
import { lazyWithRetry } from '@/lib/lazy-component'
import { PrayerActions } from '../actions/prayer-actions'
import { keepLength, lastLength } from '../card/last-length'
import { LengthTabs } from '../card/length-tabs'
import { openText } from '../card/opening'
import { PrayerFacts } from '../card/prayer-facts'
import { PrayerText } from '../card/prayer-text'
import { PrayLink } from '../praying/pray-link'
import { PrivateMark } from '../card/private-mark'
import { hasNotes, nearestLength, textOf, type ShownPrayer } from '../prayer'
import type { TranslatedText } from '../prayer-viewer'
import { PAGE_CLASSES } from './page-classes'
import { ReadingControl } from './reading-control'
import {
  keepReadingSettings,
  readingStyle,
  readReadingSettings,
  type ReadingSettings,
} from './reading-settings'

const PrayerNotes = lazyWithRetry(async () => ({
  default: (await import('../card/prayer-notes')).PrayerNotes,
}))

const GuardedLine = lazyWithRetry(async () => ({
  default: (await import('./tradition-note')).GuardedLine,
}))

interface PrayerViewProps {
  prayer: ShownPrayer
  length: PrayerLength | null
  onLengthChange: (length: PrayerLength) => void
  onDeleted?: () => void
  /** Beside the title: who shared it. */
  byline?: ReactNode
  /** Right below the words: what belongs to a prayer that was just made. What it can do grows below when it is saved. */
  children?: ReactNode
  /** Below everything: where to go from here. */
  ways?: ReactNode
}

/** A prayer on a page of its own: the text alone in its measure, and below it what can be done with it. */
export function PrayerView({
  prayer,
  length,
  onLengthChange,
  onDeleted,
  byline,
  children,
  ways,
}: PrayerViewProps) {
  const headingId = useId()
  const [settings, setSettings] = useState(readReadingSettings)
  const [translation, setTranslation] = useState<{ of: string; shown: TranslatedText } | null>(null)
  const current = nearestLength(prayer, length ?? lastLength() ?? 'medium') ?? 'short'
  const text = textOf(prayer, current)
  const stored = 'id' in prayer ? prayer : null
  // The actions of a prayer that has just got its row are new ones, and know of no translation.
  const original = `${stored?.id ?? ''} ${text}`
  const translated = translation?.of === original ? translation.shown : null
  const { opening, rest } = openText(translated?.text ?? text)
  const noted = stored && hasNotes(stored) ? stored : null

  function choose(chosen: PrayerLength) {
    keepLength(chosen)
    onLengthChange(chosen)
  }

  function changeSettings(changed: ReadingSettings) {
    keepReadingSettings(changed)
    setSettings(changed)
  }

  return (
    <article
      aria-labelledby={headingId}
      style={readingStyle(settings)}
      className={PAGE_CLASSES.article}
    >
      <Tabs
        value={current}
        onValueChange={(chosen) => choose(chosen as PrayerLength)}
        className="flex flex-col"
      >
        <header>
          <h1 id={headingId} dir="auto" className={PAGE_CLASSES.title}>
            <TraditionDot name={prayer.tradition} />
            {prayer.title}
            {prayer.isPrivate && <PrivateMark />}
          </h1>
          {(byline || noted) && (
            <div className={PAGE_CLASSES.byline}>
              {byline}
              {noted && (
                <div className={PAGE_CLASSES.notes}>
                  <Suspense fallback={null}>
                    <PrayerNotes prayer={noted} isSigned={Boolean(byline)} />
                  </Suspense>
                </div>
              )}
            </div>
          )}
        </header>
        <div
          data-print="no"
          className={cn(
            'flex items-center justify-between gap-2 md:mt-2',
            // Within a thumb's reach on phones, at the lower edge of the window.
            'max-md:sticky max-md:bottom-0 max-md:z-10 max-md:order-last max-md:-mx-4 max-md:mt-6 max-md:border-t',
            'max-md:border-line max-md:bg-ground max-md:px-4 max-md:py-1 max-md:pb-[calc(0.25rem+env(safe-area-inset-bottom))]',
          )}
        >
          <LengthTabs prayer={prayer} />
          <div className="flex items-center gap-1">
            <PrayLink prayerId={stored?.id ?? null} length={current} />
            <ReadingControl settings={settings} onChange={changeSettings} />
          </div>
        </div>
        <TabPanel value={current} className={PAGE_CLASSES.panel}>
          <PrayerText
            text={rest}
            lang={translated ? translated.lang : prayer.language}
            opening={opening}
            className={PAGE_CLASSES.words}
          />
        </TabPanel>
        {children && <div className="mt-10 -mb-4 flex flex-col gap-4 md:mt-12">{children}</div>}
        <div className="mt-10 border-y border-line py-1.5 md:mt-12">
          <PrayerActions
            prayer={prayer}
            length={current}
            translated={translated}
            onTranslated={(shown) => setTranslation(shown && { of: original, shown })}
            {...(onDeleted && { onDeleted })}
          />
        </div>
        <div className="mt-4 flex flex-col gap-4">
          <PrayerFacts prayer={prayer} />
          <Suspense fallback={null}>
            <GuardedLine tradition={prayer.tradition} />
          </Suspense>
          {ways}
        </div>
      </Tabs>
    </article>
  )
}
