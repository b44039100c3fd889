import { Languages } from 'lucide-react'
import { Suspense, useState, type ComponentProps } from 'react'
import { buttonLooks } from '@/components/ui/button'
import { cn } from '@/lib/class-names'
import { lazyPart } from '@/lib/lazy-part'
import { useTranslate, type ShownTranslation } from './use-translate'

const TranslateMenu = lazyPart(async () => ({
  default: (await import('./translate-menu')).TranslateMenu,
}))

interface TranslateControlProps {
  text: string
  onShow: (translated: ShownTranslation | null) => void
}

const LOOKS = cn(
  'inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-control px-2 text-sm text-ink-soft',
  'transition-colors duration-150 hover:bg-accent-soft hover:text-ink disabled:opacity-60 sm:px-2.5',
)

function TranslateButton({
  isPending,
  ...rest
}: { isPending: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isPending || undefined}
      aria-haspopup="menu"
      className={LOOKS}
    >
      <Languages
        aria-hidden="true"
        size={17}
        className={cn(isPending && 'animate-pulse text-accent')}
      />
      <span className="max-sm:sr-only">Translate</span>
    </button>
  )
}

/** The menu of languages, and afterwards the switch between original and translation. */
export function TranslateControl({ text, onShow }: TranslateControlProps) {
  const [isMenuWanted, setIsMenuWanted] = useState(false)
  const { translate, flip, isPending, language, languageName, isOriginalShown } = useTranslate(
    text,
    onShow,
  )
  return (
    <>
      {isMenuWanted ? (
        <Suspense fallback={<TranslateButton isPending={isPending} />}>
          <TranslateMenu
            current={isOriginalShown ? null : language}
            onChoose={(chosen) => void translate(chosen)}
          >
            <TranslateButton isPending={isPending} />
          </TranslateMenu>
        </Suspense>
      ) : (
        <TranslateButton isPending={isPending} onClick={() => setIsMenuWanted(true)} />
      )}
      {languageName && (
        <button
          type="button"
          onClick={flip}
          className={cn(buttonLooks({ variant: 'quiet', size: 'small' }), 'text-accent')}
        >
          {isOriginalShown ? `Show ${languageName}` : 'Show original'}
        </button>
      )}
    </>
  )
}
