import { Ellipsis, Link2, Pencil, Printer, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { Button, ButtonLink } from '@/components/ui/button'
import { Menu, MenuEntry, MenuPanel, MenuTrigger } from '@/components/ui/menu'
import { lazyWithTimeout } from '@/lib/lazy-component'
import { notify } from '@/lib/notify'
import type { Collection } from './book'
import { useBookChange } from './book-queries'
import { changeFailure } from './change-failure'

const NameDialog = lazyWithTimeout(async () => ({
  default: (await import('./name-dialog')).NameDialog,
}))
const ShareDialog = lazyWithTimeout(async () => ({
  default: (await import('./share-dialog')).ShareDialog,
}))
const ConfirmDialog = lazyWithTimeout(async () => ({
  default: (await import('@/components/ui/dialog')).ConfirmDialog,
}))

interface CollectionActionsProps {
  collection: Collection
  viewerId: string | null
}

/** What an owner does with a whole collection: print it, share it, call it something else, remove it. */
export function CollectionActions({ collection, viewerId }: CollectionActionsProps) {
  const navigate = useNavigate()
  const [open, setOpen] = useState<'share' | 'rename' | 'remove' | null>(null)
  const rename = useBookChange(viewerId, (store, name: string) => store.rename(collection.id, name))
  const remove = useBookChange<void>(viewerId, (store) => store.remove(collection.id))
  const close = () => setOpen(null)

  function handleRemove() {
    remove.mutate(undefined, {
      onSuccess: () => {
        notify.success(`“${collection.name}” is removed. Its prayers are where they were.`)
        void navigate(addresses.book)
      },
      onError: (error) => notify.error(changeFailure(error)),
    })
  }

  return (
    <>
      {collection.entries.length > 0 && (
        <ButtonLink
          to={addresses.bookPrint({ collection: collection.id })}
          variant="secondary"
          size="small"
          className="max-sm:min-h-11"
        >
          <Printer aria-hidden="true" size={16} />
          Print
        </ButtonLink>
      )}
      {viewerId !== null && (
        <Button
          variant="secondary"
          size="small"
          className="max-sm:min-h-11"
          onClick={() => setOpen('share')}
        >
          <Link2 aria-hidden="true" size={16} />
          {collection.shareKey ? 'Shared by link' : 'Share'}
        </Button>
      )}
      <Menu>
        <MenuTrigger asChild>
          <Button
            variant="secondary"
            size="small"
            className="min-w-11 max-sm:min-h-11"
            aria-label="More for this collection"
          >
            <Ellipsis aria-hidden="true" size={18} />
          </Button>
        </MenuTrigger>
        <MenuPanel>
          <MenuEntry onSelect={() => setOpen('rename')}>
            <Pencil aria-hidden="true" size={17} />
            Rename
          </MenuEntry>
          <MenuEntry onSelect={() => setOpen('remove')}>
            <Trash2 aria-hidden="true" size={17} />
            Remove
          </MenuEntry>
        </MenuPanel>
      </Menu>
      <Suspense fallback={null}>
        {open === 'share' && viewerId !== null && (
          <ShareDialog collection={collection} viewerId={viewerId} onClose={close} />
        )}
        {open === 'rename' && (
          <NameDialog
            title="Rename collection"
            submitLabel="Rename"
            initial={collection.name}
            onSubmit={(name) => rename.mutateAsync(name)}
            onClose={close}
          />
        )}
        {open === 'remove' && (
          <ConfirmDialog
            isOpen
            onOpenChange={(isOpen) => {
              if (!isOpen) close()
            }}
            title="Remove this collection?"
            description="Its order and your notes in it are lost. The prayers themselves stay."
            confirmLabel="Remove"
            tone="danger"
            isPending={remove.isPending}
            onConfirm={handleRemove}
          />
        )}
      </Suspense>
    </>
  )
}
