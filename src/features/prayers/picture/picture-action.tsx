import { Image } from 'lucide-react'
import { Suspense, useState, type ComponentProps } from 'react'
import { lazyWithTimeout } from '@/lib/lazy-component'
import { ActionButton } from '../actions/action-button'
import type { PictureDialog as Loaded } from './picture-dialog'

const PictureDialog = lazyWithTimeout(async () => ({
  default: (await import('./picture-dialog')).PictureDialog,
}))

/** Opens the dialog that makes a picture of a prayer. The dialog loads when it is asked for. */
export function PictureAction(props: Omit<ComponentProps<typeof Loaded>, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionButton
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        icon={<Image aria-hidden="true" size={17} />}
      >
        <span className="max-sm:sr-only">Picture</span>
      </ActionButton>
      <Suspense fallback={null}>
        {isOpen && <PictureDialog {...props} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
