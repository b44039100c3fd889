import { useMutation } from '@tanstack/react-query'
import { Ellipsis, FileDown, FileUp } from 'lucide-react'
import { useRef, type ChangeEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Menu, MenuEntry, MenuPanel, MenuTrigger } from '@/components/ui/menu'
import { notify } from '@/lib/notify'
import { saveFile } from '@/lib/save-file'
import { countBook, isEmptyBook, mergeBooks, withoutKnown, type Book } from './book'
import type { FilePrayer } from './book-file'
import { bookStore } from './book-store'
import { changeDeviceBook } from './device-book'
import { useBookChange } from './book-queries'
import type { BookReads } from './use-booklet'

interface BookFileMenuProps {
  viewerId: string | null
  reads: BookReads<FilePrayer>
}

const loadBookFile = () => import('./book-file')

/** The book as a file: to take along, and to bring back. */
export function BookFileMenu({ viewerId, reads }: BookFileMenuProps) {
  const { readKept, readPrayers } = reads
  const input = useRef<HTMLInputElement>(null)

  async function readBook(): Promise<Book> {
    const [kept, collections] = await Promise.all([readKept(), bookStore(viewerId).withNotes()])
    return { kept, collections }
  }

  const download = useMutation({
    mutationFn: async () => {
      const book = await readBook()
      const ids = book.collections.flatMap(({ entries }) => entries.map(({ prayerId }) => prayerId))
      const all = new Set([...book.kept.map(({ prayerId }) => prayerId), ...ids])
      const [{ writeBookFile }, prayers] = await Promise.all([
        loadBookFile(),
        readPrayers([...all]),
      ])
      saveFile(writeBookFile(book, prayers, new Date()))
    },
    onSuccess: () => notify.success('Your book was downloaded'),
    onError: () => notify.error('Your book could not be downloaded. Please try again later.'),
  })

  const bring = useBookChange(viewerId, async (_, file: File) => {
    const { LARGEST_FILE, readBookFile, UnreadableFile } = await loadBookFile()
    try {
      if (file.size > LARGEST_FILE) throw new UnreadableFile('This file is larger than 20 MB.')
      const fresh = withoutKnown(readBookFile(await file.text()), await readBook())
      if (isEmptyBook(fresh)) return notify.success('Your book holds all of this file already')
      changeDeviceBook(viewerId, (book) => mergeBooks(book, fresh))
      const count = countBook(fresh)
      notify.success(`${count} ${count === 1 ? 'part is' : 'parts are'} new in your book`)
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      notify.error(error.message, { title: 'This file could not be imported', duration: 10_000 })
    }
    return undefined
  })

  function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (!file) return
    bring.mutate(file, {
      onError: () => notify.error('This file could not be imported. Please try again later.'),
    })
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="A prayer book as a file"
        tabIndex={-1}
        className="sr-only"
        onChange={handleFile}
      />
      <Menu>
        <MenuTrigger asChild>
          <Button
            variant="secondary"
            size="small"
            className="min-w-11 max-sm:min-h-11"
            aria-label="More for my book"
            isPending={download.isPending || bring.isPending}
          >
            <Ellipsis aria-hidden="true" size={18} />
          </Button>
        </MenuTrigger>
        <MenuPanel>
          <MenuEntry onSelect={() => download.mutate()}>
            <FileDown aria-hidden="true" size={17} />
            Export as a file
          </MenuEntry>
          <MenuEntry onSelect={() => input.current?.click()}>
            <FileUp aria-hidden="true" size={17} />
            Import a file
          </MenuEntry>
        </MenuPanel>
      </Menu>
    </>
  )
}
