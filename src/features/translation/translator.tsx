import { buttonClasses } from '@/components/ui/button'
import { cn } from '@/lib/class-names'
import { TranslateButton } from './translate-button'
import { TranslateMenu } from './translate-menu'
import { useTranslate, type ShownTranslation } from './use-translate'

export interface TranslatorProps {
  /** The original text. */
  text: string
  /** The language it is written in, as a BCP 47 tag; null where nobody knows. */
  sourceLanguage: string | null
  /** Null brings the original back. */
  onShow: (translated: ShownTranslation | null) => void
}

/** The menu of languages, and afterwards the switch between original and translation. */
export function Translator({ text, sourceLanguage, onShow }: TranslatorProps) {
  const {
    translate,
    flip,
    isPending,
    downloaded,
    language,
    languageName,
    isOriginalShown,
    isPartial,
  } = useTranslate(text, sourceLanguage, onShow)
  return (
    <>
      <TranslateMenu
        source={sourceLanguage}
        current={isOriginalShown ? null : language}
        onChoose={(chosen) => void translate(chosen)}
      >
        <TranslateButton isPending={isPending} />
      </TranslateMenu>
      {downloaded !== null && (
        <output className="px-1 text-sm text-ink-soft tabular-nums">
          Your browser downloads this language: {Math.round(downloaded * 100)} %
        </output>
      )}
      {isPartial && !isOriginalShown && (
        <output className="order-last basis-full pb-2 text-sm text-ink-soft">
          What was told in its writer’s own words is not translated.
        </output>
      )}
      {languageName && (
        <button
          type="button"
          onClick={flip}
          className={cn(buttonClasses({ variant: 'quiet', size: 'small' }), 'text-accent')}
        >
          {isOriginalShown ? `Show ${languageName}` : 'Show original'}
        </button>
      )}
    </>
  )
}
