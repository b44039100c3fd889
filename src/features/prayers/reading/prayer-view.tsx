import { Suspense, useId, useState, type ReactNode } from 'react'
import { PRAYER_LENGTHS, type PrayerLength } from '@/catalogue/product'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import { lazyWithRetry } from '@/lib/lazy-component'
import { lengthName } from '../card/length-names'
import { nearestLength, shownLengths, textOf, type Prayer, type PrayerDraft } from '../prayer'
import { PrayerActions } from '../actions/prayer-actions'
import { PrayerFacts } from '../card/prayer-facts'
import { PrayerText } from '../card/prayer-text'
import type { TranslatedText } from '../prayer-viewer'
import { PictureAction } from '../picture/picture-action'
import { PrayLink } from '../praying/pray-link'
import { PrivateMark } from '../card/private-mark'

const RemixBadge = lazyWithRetry(async () => ({
  default: (await import('../card/remix-badge')).RemixBadge,
}))

const GuardedLine = lazyWithRetry(async () => ({
  default: (await import('./tradition-note')).GuardedLine,
}))

interface PrayerViewProps {
  /** A stored prayer, or one that has no row yet. */
  prayer: Prayer | (PrayerDraft & { readonly isPrivate: boolean })
  length: PrayerLength | null
  onLengthChange: (length: PrayerLength) => void
  /** Below the title: who shared it. */
  byline?: ReactNode
  /** Between the title and the text: what the generator understood of its maker's words. */
  note?: ReactNode
  /** Below the actions: remarks on the tradition, the owner's actions. */
  children?: ReactNode
}

/** A prayer on a page of its own: the text alone in its measure. */
export function PrayerView({
  prayer,
  length,
  onLengthChange,
  byline,
  note,
  children,
}: PrayerViewProps) {
  const headingId = useId()
  const [translation, setTranslation] = useState<{ of: string; shown: TranslatedText } | null>(null)
  const lengths = shownLengths(prayer)
  const current = nearestLength(prayer, length ?? 'medium') ?? 'short'
  const text = textOf(prayer, current)
  const translated = translation?.of === text ? translation.shown : null
  const stored = 'id' in prayer ? prayer : null

  return (
    <article aria-labelledby={headingId} className="mx-auto max-w-[44rem]">
      <header>
        <h1 id={headingId} dir="auto" className="text-[1.875rem] sm:text-[2.375rem]">
          {prayer.title}
          {prayer.isPrivate && <PrivateMark />}
        </h1>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
          {byline}
          {stored?.isRemix && (
            <Suspense fallback={null}>
              <RemixBadge prayer={stored} isSigned={Boolean(byline)} />
            </Suspense>
          )}
        </div>
        {note && (
          <div data-print="no" className="mt-4">
            {note}
          </div>
        )}
      </header>
      <Tabs
        value={current}
        onValueChange={(chosen) => onLengthChange(chosen as PrayerLength)}
        className="mt-6"
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <TabList aria-label="Length" data-print="no">
            {lengths.map((each) => (
              <Tab
                key={each}
                value={each}
                aria-keyshortcuts={String(PRAYER_LENGTHS.indexOf(each) + 1)}
              >
                {lengthName(each, prayer.tradition)}
              </Tab>
            ))}
          </TabList>
          <PrayLink prayerId={stored?.id ?? null} length={current} />
        </div>
        <TabPanel value={current} className="mt-7">
          <PrayerText
            text={translated?.text ?? text}
            lang={translated ? translated.lang : prayer.language}
            className="sm:text-[1.3125rem]"
          />
        </TabPanel>
      </Tabs>
      <div className="mt-8 border-y border-line py-2">
        <PrayerActions
          prayer={{
            id: stored?.id ?? null,
            title: prayer.title,
            userId: stored?.userId ?? null,
            isPrivate: prayer.isPrivate,
            likes: stored?.likes ?? 0,
          }}
          text={text}
          translated={translated}
          onTranslated={(shown) => setTranslation(shown && { of: text, shown })}
        >
          <PictureAction prayer={prayer} length={current} translated={translated} />
        </PrayerActions>
      </div>
      <div className="mt-4 flex flex-col gap-4">
        <PrayerFacts prayer={prayer} />
        <Suspense fallback={null}>
          <GuardedLine tradition={prayer.tradition} />
        </Suspense>
        {children}
      </div>
    </article>
  )
}
