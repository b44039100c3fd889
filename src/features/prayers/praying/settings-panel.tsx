import { useEffect, useId, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { controlClasses } from '@/components/ui/control-classes'
import { SegmentedField } from '@/components/ui/segmented-field'
import { cn } from '@/lib/class-names'
import { PACES, TEXT_SIZES, type Ground, type PrayingSettings } from './praying-settings'
import { findSpeech, loadVoices, voicesFor } from './voices'

interface SettingsPanelProps {
  id: string
  settings: PrayingSettings
  onChange: (changes: Partial<PrayingSettings>) => void
  /** BCP 47 tag of the prayer; null when unknown. */
  language: string | null
}

const GROUNDS: readonly { value: Ground | 'site'; label: string }[] = [
  { value: 'site', label: 'As the site' },
  { value: 'light', label: 'Paper' },
  { value: 'dark', label: 'Dusk' },
]

/** How the prayer looks and sounds; kept on this device. */
export function SettingsPanel({ id, settings, onChange, language }: SettingsPanelProps) {
  const { size } = settings
  const voices = useVoices(language)
  const voiceId = useId()
  const step = (by: number) => {
    if (size + by in TEXT_SIZES) onChange({ size: size + by })
  }
  return (
    <section
      id={id}
      aria-label="How to pray"
      className="absolute inset-x-2 top-15 z-10 ms-auto flex max-w-80 animate-rise flex-col gap-5 rounded-card border border-line bg-raised p-5 shadow-lifted sm:inset-x-5 sm:top-18"
    >
      <SegmentedField
        legend="Ground"
        options={GROUNDS}
        value={settings.ground ?? 'site'}
        onChange={(ground) => onChange({ ground: ground === 'site' ? null : ground })}
      />
      <fieldset>
        <legend className="mb-2 text-sm font-medium">Text size</legend>
        <div className="flex items-center justify-between gap-3">
          <SizeButton label="Smaller text" isEnd={size === 0} onClick={() => step(-1)}>
            <span className="font-prayer text-base">A</span>
          </SizeButton>
          <output className="text-sm text-ink-soft tabular-nums">
            {size + 1} of {TEXT_SIZES.length}
          </output>
          <SizeButton
            label="Larger text"
            isEnd={size === TEXT_SIZES.length - 1}
            onClick={() => step(1)}
          >
            <span className="font-prayer text-2xl">A</span>
          </SizeButton>
        </div>
      </fieldset>
      <SegmentedField
        legend="Reading pace"
        options={PACES}
        value={settings.pace}
        onChange={(pace) => onChange({ pace })}
      />
      {voices.length > 1 && (
        <div>
          <label htmlFor={voiceId} className="mb-2 block text-sm font-medium">
            Voice
          </label>
          <select
            id={voiceId}
            value={settings.voice ?? ''}
            onChange={({ target }) => onChange({ voice: target.value || null })}
            className={cn(controlClasses, 'min-h-11')}
          >
            <option value="">The device’s choice</option>
            {voices.map(({ voiceURI, name }) => (
              <option key={voiceURI} value={voiceURI}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
    </section>
  )
}

function useVoices(language: string | null): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([])
  useEffect(() => {
    let isShown = true
    const speech = findSpeech()
    if (speech)
      void loadVoices(speech).then((all) => isShown && setVoices(voicesFor(all, language)))
    return () => {
      isShown = false
    }
  }, [language])
  return voices
}

interface SizeButtonProps {
  label: string
  isEnd: boolean
  onClick: () => void
  children: ReactNode
}

function SizeButton({ label, isEnd, onClick, children }: SizeButtonProps) {
  return (
    <Button
      variant="secondary"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={onClick}
      className="w-14 px-0 aria-disabled:opacity-40"
    >
      {children}
    </Button>
  )
}
