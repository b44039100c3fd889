import { useQuery } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { ErrorState } from '@/components/error-state'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextAreaField, TextField } from '@/components/ui/field'
import { RadioField } from '@/components/ui/radio-field'
import { Skeleton } from '@/components/ui/skeleton'
import { notify } from '@/lib/notify'
import { NAME_LENGTH, NOTE_LENGTH, tidyName, type Collection } from './book'
import { bookQueries, useBookChange } from './book-queries'
import { changeFailure } from './change-failure'
import { keepOnDevice } from './use-kept'

const NEW = 'new'
/** For visitors, who can not like: in the book, and in no collection. */
const ALONE = 'alone'

export interface KeepDialogProps {
  prayer: { readonly id: string; readonly title: string }
  viewerId: string | null
  onClose: () => void
}

function optionsOf(collections: readonly Collection[], prayerId: string, isVisitor: boolean) {
  return [
    ...(isVisitor
      ? [{ value: ALONE, label: 'With all that I keep', hint: 'On this device, in no collection' }]
      : []),
    ...collections.map(({ id, name, entries }) => ({
      value: id,
      label: <bdi>{name}</bdi>,
      ...(entries.some((entry) => entry.prayerId === prayerId) && {
        hint: 'It is in there already',
      }),
    })),
    { value: NEW, label: 'A new collection' },
  ]
}

/** Asks where in the book a prayer belongs, and for a note. */
export function KeepDialog({ prayer, viewerId, onClose }: KeepDialogProps) {
  const { data, isError, refetch } = useQuery(bookQueries.collections(viewerId))
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Keep in my book"
      description={<bdi>{prayer.title}</bdi>}
    >
      {data ? (
        <KeepForm prayer={prayer} viewerId={viewerId} collections={data} onClose={onClose} />
      ) : isError ? (
        <ErrorState
          message="Your collections could not be loaded. Please try again."
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <output className="sr-only">Loading collections...</output>
          <Skeleton className="h-11" />
        </>
      )}
    </Dialog>
  )
}

interface KeepFormProps extends KeepDialogProps {
  collections: readonly Collection[]
}

function KeepForm({ prayer, viewerId, collections, onClose }: KeepFormProps) {
  const form = useId()
  const navigate = useNavigate()
  const [choice, setChoice] = useState(viewerId === null ? ALONE : (collections.at(-1)?.id ?? NEW))
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [newId] = useState(() => crypto.randomUUID())
  const collection = collections.find(({ id }) => id === choice)

  const keep = useBookChange<void>(viewerId, async (store) => {
    if (choice === ALONE) return keepOnDevice(prayer.id)
    if (choice === NEW) await store.begin(newId, tidyName(name))
    return store.keep(choice === NEW ? newId : choice, prayer.id, note)
  })

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    keep.mutate(undefined, {
      onSuccess: () => {
        onClose()
        const to =
          choice === ALONE ? addresses.book : addresses.collection(choice === NEW ? newId : choice)
        const place =
          choice === ALONE ? 'your book on this device' : `“${collection?.name ?? tidyName(name)}”`
        notify.success(`Kept in ${place}`, {
          action: { label: 'Open', onClick: () => void navigate(to) },
        })
      },
    })
  }

  return (
    <form id={form} onSubmit={handleSubmit} className="grid gap-5">
      <RadioField
        legend="Where?"
        options={optionsOf(collections, prayer.id, viewerId === null)}
        value={choice}
        onChange={setChoice}
        disabled={keep.isPending}
      />
      {choice === NEW && (
        <TextField
          label="Name"
          dir="auto"
          required
          maxLength={NAME_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
          autoComplete="off"
        />
      )}
      {choice !== ALONE && (
        <TextAreaField
          label="Note (optional)"
          rows={2}
          maxLength={NOTE_LENGTH}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      {keep.isError && <Alert tone="destructive">{changeFailure(keep.error)}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          disabled={choice === NEW && tidyName(name) === ''}
          isPending={keep.isPending}
        >
          Keep
        </Button>
      </div>
    </form>
  )
}
