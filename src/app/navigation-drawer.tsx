import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { PRODUCT_NAME } from '@/catalogue/product'
import { BrandMark } from '@/components/brand-mark'
import { Button } from '@/components/ui/button'
import { useReturnFocus } from '@/components/ui/use-return-focus'
import { HEADER_LINKS } from './navigation-links'
import { SideNavigation } from './side-navigation'

interface NavigationDrawerProps {
  onClose: () => void
}

/** The sidebar's links on phones. Mounted while open; following a link closes it at once. */
export default function NavigationDrawer({ onClose }: NavigationDrawerProps) {
  const focus = useReturnFocus()
  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 animate-appear bg-[rgb(12_14_28/55%)] md:hidden" />
        <Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-y-0 start-0 z-50 flex w-[min(19rem,86vw)] animate-slide-in flex-col border-e border-line bg-surface text-ink shadow-lifted md:hidden"
        >
          <div className="flex h-16 shrink-0 items-center justify-between border-b border-line ps-5 pe-2">
            <Title className="flex items-center gap-2.5 text-lg">
              <BrandMark size={24} />
              <span aria-hidden="true">{PRODUCT_NAME}</span>
              <span className="sr-only">Menu</span>
            </Title>
            <Close asChild>
              <Button variant="quiet" className="px-3" aria-label="Close menu">
                <X aria-hidden="true" size={20} />
              </Button>
            </Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-3 py-4">
            <SideNavigation moreLinks={HEADER_LINKS} onNavigate={onClose} />
          </div>
        </Content>
      </Portal>
    </Root>
  )
}
