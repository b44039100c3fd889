import type { ReactNode } from 'react'
import { LongList } from './long-list'
import type { Prayer } from '../prayer'
import { PrayerCard } from '../card/prayer-card'
import { PrayerListFrame, type PrayerListProps } from './prayer-list-frame'
import { ShowMore } from './show-more'

interface WholePrayerListProps extends PrayerListProps {
  /** Draws a card in another way than the usual one. */
  renderCard?: (prayer: Prayer) => ReactNode
}

/** A live list of prayers that goes on as its end comes near. */
export function PrayerList({
  label,
  headingLevel = 3,
  renderCard = (prayer) => <PrayerCard prayer={prayer} headingLevel={headingLevel} />,
  ...frame
}: WholePrayerListProps) {
  return (
    <PrayerListFrame {...frame}>
      {(shown, list) => (
        <>
          <LongList prayers={shown} label={label} isComplete={!list.hasNextPage}>
            {renderCard}
          </LongList>
          <ShowMore list={list} />
        </>
      )}
    </PrayerListFrame>
  )
}
