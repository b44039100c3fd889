import { Pause, Settings2, Volume2 } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { runsFrom } from '../card/text-direction'
import { ClosingMoment, type AnotherPrayer } from './closing-moment'
import type { Move } from './moves'
import { PrayScreen } from './pray-screen'
import { prayerSteps } from './prayer-steps'
import { TEXT_SIZES, usePrayingSettings } from './praying-settings'
import { SettingsPanel } from './settings-panel'
import { StepNavigation } from './step-navigation'
import { StepText } from './step-text'
import { useMoves } from './use-moves'
import { useReadAloud } from './use-read-aloud'
import { useWakeLock } from './use-wake-lock'

interface PrayModeProps {
  prayer: {
    /** Null for a prayer that has no row yet. */
    readonly id: string | null
    readonly title: string
    readonly tradition: string
    readonly language: string | null
    readonly likes: number
  }
  /** Of the length that is prayed. */
  text: string
  another: AnotherPrayer | null
  onLeave: () => void
}

function placeAfter(move: Move, at: number, end: number): number {
  if (move === 'first') return 0
  if (move === 'last') return end
  return Math.min(end, Math.max(0, move === 'forward' ? at + 1 : at - 1))
}

function scrollToTop(box: HTMLElement | null): void {
  if (box) box.scrollTop = 0
}

/** A prayer to be prayed: one part of it at a time on the whole screen, and a closing moment. */
export function PrayMode({ prayer, text, another, onLeave }: PrayModeProps) {
  const { language } = prayer
  const steps = useMemo(() => prayerSteps(text, language), [text, language])
  const direction = runsFrom(text, language)
  const [at, setAt] = useState(0)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const [settings, changeSettings] = usePrayingSettings()
  const panelId = useId()
  const box = useRef<HTMLElement>(null)
  const panelButton = useRef<HTMLButtonElement>(null)
  const move = (by: Move) => {
    setAt((from) => placeAfter(by, from, steps.length))
    scrollToTop(box.current)
  }
  const voice = useReadAloud({
    steps,
    at,
    language,
    settings,
    onStepRead: () => move('forward'),
  })
  useWakeLock()

  function handleEscape() {
    if (!isPanelOpen) return onLeave()
    setPanelOpen(false)
    panelButton.current?.focus()
  }
  const strokes = useMoves({ box, direction, onMove: move, onEscape: handleEscape })
  const step = steps[at]

  return (
    <PrayScreen
      ground={settings.ground}
      title={prayer.title}
      onLeave={onLeave}
      tools={
        <>
          <Button
            variant="quiet"
            className="min-w-11 px-2.5!"
            aria-label={voice.isReading ? 'Pause reading' : 'Read aloud'}
            onClick={() => {
              if (voice.isReading) return voice.pause()
              if (!step) setAt(0)
              return void voice.start()
            }}
          >
            {voice.isReading ? (
              <Pause aria-hidden="true" size={19} />
            ) : (
              <Volume2 aria-hidden="true" size={19} />
            )}
          </Button>
          <Button
            ref={panelButton}
            variant="quiet"
            className="min-w-11 px-2.5!"
            aria-label="How to pray"
            aria-expanded={isPanelOpen}
            aria-controls={isPanelOpen ? panelId : undefined}
            onClick={() => setPanelOpen(!isPanelOpen)}
          >
            <Settings2 aria-hidden="true" size={19} />
          </Button>
        </>
      }
    >
      {isPanelOpen && (
        <SettingsPanel
          id={panelId}
          settings={settings}
          language={language}
          onChange={(changes) => {
            changeSettings(changes)
            if (changes.voice !== undefined && voice.isReading) void voice.start(changes.voice)
          }}
        />
      )}
      <output className="min-h-6 px-4 text-center text-sm text-ink-soft">{voice.problem}</output>
      <section
        ref={box}
        {...strokes}
        aria-label="Prayer"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text scrolls, with keys too
        tabIndex={0}
        className="min-h-0 flex-1 touch-pan-y overflow-y-auto overscroll-contain mask-y-from-[calc(100%-1.25rem)] -outline-offset-2"
      >
        <div
          className="mx-auto flex min-h-full max-w-[26em] flex-col justify-center px-6 py-6"
          style={{
            fontSize: `calc(${TEXT_SIZES[settings.size] ?? 1} * clamp(1.375rem, 1rem + 1.6vw, 2rem))`,
          }}
        >
          {/* What the device's voice reads, a screen reader does not read too. */}
          <div aria-live={voice.isReading ? 'off' : 'polite'} aria-atomic="true">
            {step && (
              <>
                <p className="sr-only">{`${at + 1} of ${steps.length}`}</p>
                <StepText key={at} step={step} lang={language} spoken={voice.spoken} />
              </>
            )}
          </div>
          {!step && (
            <div className="text-base">
              <ClosingMoment prayer={prayer} another={another} onDone={onLeave} />
            </div>
          )}
        </div>
      </section>
      <StepNavigation at={at} count={steps.length} direction={direction} onMove={move} />
    </PrayScreen>
  )
}
