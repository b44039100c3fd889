import { PRAYER_LENGTHS } from '@/catalogue/product'
import { Tab, TabList } from '@/components/ui/tabs'
import { lengthName } from './length-names'
import { shownLengths, type ShownPrayer } from '../prayer'

interface LengthTabsProps {
  prayer: ShownPrayer
}

/** The switch between the lengths of a prayer: quiet words, the chosen one underlined. Stands inside `Tabs`. */
export function LengthTabs({ prayer }: LengthTabsProps) {
  return (
    <TabList look="plain" aria-label="Length" data-part="lengths" className="-mx-2">
      {shownLengths(prayer).map((each) => (
        <Tab
          key={each}
          look="plain"
          value={each}
          aria-keyshortcuts={String(PRAYER_LENGTHS.indexOf(each) + 1)}
        >
          {lengthName(each, prayer.tradition)}
        </Tab>
      ))}
    </TabList>
  )
}
