import { Suspense } from 'react'
import type { PrayerLength } from '@/catalogue/product'
import { LikeButton } from '../like/like-button'
import { textOf, type ShownPrayer } from '../prayer'
import { usePrayerViewer, type TranslatedText } from '../prayer-viewer'
import { ActionButton } from './action-button'
import type { PrayerAction } from './prayer-action'
import { PrayerActionList } from './prayer-action-list'

interface PrayerActionsProps {
  prayer: ShownPrayer
  /** The length on show. */
  length: PrayerLength
  translated: TranslatedText | null
  onTranslated: (translated: TranslatedText | null) => void
  onDeleted?: () => void
}

const ignore = () => {}

/** The bar below a prayer on its own page: like, and every other action with its word. */
export function PrayerActions({
  prayer,
  length,
  translated,
  onTranslated,
  onDeleted = ignore,
}: PrayerActionsProps) {
  const { translateControl: TranslateControl } = usePrayerViewer()
  const text = textOf(prayer, length)
  const stored = 'id' in prayer ? prayer : null
  return (
    <div data-print="no" className="-ms-2 flex flex-wrap items-center gap-x-1 gap-y-0.5">
      <LikeButton prayerId={stored?.id ?? null} likes={stored?.likes ?? 0} />
      <PrayerActionList
        prayer={prayer}
        length={length}
        translated={translated}
        translating={{
          run: ignore,
          control: TranslateControl && (
            <TranslateControl
              key={text}
              text={text}
              sourceLanguage={prayer.language}
              onShow={onTranslated}
            />
          ),
        }}
        onDeleted={onDeleted}
      >
        {(actions) =>
          actions.map((action) =>
            action.control ? (
              <Suspense key={action.name} fallback={<PlainAction {...action} isPending />}>
                {action.control}
              </Suspense>
            ) : (
              <PlainAction key={action.name} {...action} />
            ),
          )
        }
      </PrayerActionList>
    </div>
  )
}

function PlainAction({ name, icon: Icon, run, isPending }: PrayerAction) {
  return (
    <ActionButton disabled={isPending} onClick={run} icon={<Icon aria-hidden="true" size={17} />}>
      {name}
    </ActionButton>
  )
}
