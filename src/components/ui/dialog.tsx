import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { Button } from './button'
import { useReturnFocus } from './use-return-focus'

interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
}

export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  children,
  footer,
}: DialogProps) {
  const focus = useReturnFocus()
  return (
    <Root open={isOpen} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 animate-appear bg-[rgb(12_14_28/55%)]" />
        <Content
          {...focus}
          {...(!description && { 'aria-describedby': undefined })}
          className={cn(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full max-w-xl animate-rise flex-col',
            'rounded-t-card border border-line bg-raised text-ink shadow-lifted',
            'sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-card',
          )}
        >
          <div className="flex items-start gap-4 px-6 pt-5">
            <div className="min-w-0 flex-1">
              <Title className="text-xl">{title}</Title>
              {description && (
                <Description className="mt-1 text-[0.9375rem] text-ink-soft">
                  {description}
                </Description>
              )}
            </div>
            <Close asChild>
              <Button variant="quiet" size="small" className="-me-2 px-2" aria-label="Close">
                <X aria-hidden="true" size={18} />
              </Button>
            </Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 py-4">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
              {footer}
            </div>
          )}
        </Content>
      </Portal>
    </Root>
  )
}

interface ConfirmDialogProps extends Omit<DialogProps, 'footer'> {
  confirmLabel: string
  onConfirm: () => void
  isPending?: boolean
  tone?: 'danger'
}

/** A question with one way back and one way on. Focus starts on the way back, the harmless one. */
export function ConfirmDialog({
  confirmLabel,
  onConfirm,
  isPending = false,
  tone,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button variant="secondary" onClick={() => dialog.onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isPending={isPending}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
