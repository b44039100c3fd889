import { Button } from '@/components/ui/button'
import { RemovableChip } from '@/components/ui/removable-chip'

interface ContextTagLineProps {
  /** Words that would be stored as tags; null where nothing is written or it is not known yet. */
  tags: readonly string[] | null
  isPrivate: boolean
  /** Whether words were taken away. */
  isShortened: boolean
  onTakeAway: (tag: string) => void
  onPutBack: () => void
}

/** Which words of the context would become tags, each removable, and who would see them. */
export function ContextTagLine({
  tags,
  isPrivate,
  isShortened,
  onTakeAway,
  onPutBack,
}: ContextTagLineProps) {
  const readers = isPrivate
    ? 'Only you will see them.'
    : 'Everyone can see them and search by them.'
  return (
    <section
      aria-label="Tags from your words"
      className="-mt-1.5 flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1.5 text-sm text-ink-soft"
    >
      {tags === null ? (
        <p>
          Up to three of these words become tags, never names. Prayers are public unless you keep
          them private.
        </p>
      ) : (
        <p>{tags.length > 0 ? 'Tags from your words:' : 'None of your words becomes a tag.'}</p>
      )}
      {tags !== null && tags.length > 0 && (
        <>
          <ul className="contents">
            {tags.map((tag) => (
              <RemovableChip key={tag} label={tag} onRemove={() => onTakeAway(tag)} />
            ))}
          </ul>
          <p>{readers}</p>
        </>
      )}
      {isShortened && (
        <Button variant="quiet" size="small" onClick={onPutBack}>
          Put back
        </Button>
      )}
    </section>
  )
}
