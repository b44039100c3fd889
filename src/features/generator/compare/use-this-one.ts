import type { ComposedPrayer } from '@/engine/prayer'
import { beginSitting } from '../generate-prayer'
import type { MadePrayer } from '../made-prayer'
import { keepMadePrayer, keptMadePrayers } from '../made-prayer-store'
import { useMakeMutation, type MakeMutationOptions } from '../use-make-mutation'
import type { ColumnRequest } from './compose-column'

/** The same words, made on this device before by this viewer. */
function findSame(prayer: ComposedPrayer, viewerId: string | null): MadePrayer | undefined {
  return keptMadePrayers().find(
    ({ prayer: kept, makerId }) =>
      kept.tradition === prayer.tradition &&
      kept.title === prayer.title &&
      kept.longText === prayer.longText &&
      kept.shortText === prayer.shortText &&
      (makerId === null || makerId === viewerId),
  )
}

/** Makes the prayer of a column one's own, as if it had been generated; one that was made before is opened again. */
export function useThisOne(options: Required<MakeMutationOptions>) {
  const { mutate, isPending } = useMakeMutation(options)
  const { viewerId, onMade } = options
  return {
    isPending,
    use: (prayer: ComposedPrayer, { choices, isPrivate }: ColumnRequest) => {
      const known = findSame(prayer, viewerId)
      if (known) return onMade(known)
      return mutate({
        key: crypto.randomUUID(),
        make: (key) =>
          Promise.resolve(
            keepMadePrayer(beginSitting({ prayer, choices, key, isPrivate, makerId: viewerId })),
          ),
      })
    },
  }
}
