import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { PrayerStep } from './prayer-steps'
import { PACES, type PrayingSettings } from './praying-settings'
import { chooseVoice, findSpeech, loadVoices, speakSentence } from './voices'

/** Between sentences, and before a new part of the prayer. In milliseconds. */
const BREATH = { sentence: 120, step: 700 } as const

interface ReadAloudRequest {
  readonly steps: readonly PrayerStep[]
  /** The step on show; beyond the last one at the end. */
  readonly at: number
  readonly language: string | null
  readonly settings: PrayingSettings
  /** Called when a step has been read to its end. */
  readonly onStepRead: () => void
}

/** What stands in the way, in a sentence. */
function problemOf(language: string | null): string {
  if (!language) return 'This device has no voice to read with.'
  const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }).of(language)
  return `This device has no voice for ${name ?? language}.`
}

/** Reads a prayer aloud with a voice of the device, sentence by sentence. It stops when the component goes. */
export function useReadAloud({ steps, at, language, settings, onStepRead }: ReadAloudRequest) {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [place, setPlace] = useState({ at: 0, sentence: 0 })
  // Whoever turns back hears a step from its beginning.
  if (place.at !== at) setPlace({ at, sentence: 0 })
  const sentence = place.at === at ? place.sentence : 0
  const count = steps[at]?.length ?? 0
  // The same words may come twice in a row.
  const words = useMemo(
    () => ({ text: steps[at]?.[sentence]?.trim() ?? '', isFirst: sentence === 0 }),
    [steps, at, sentence],
  )
  const isReading = voice !== null && at < steps.length
  const rate = PACES.find(({ value }) => value === settings.pace)?.rate ?? 1

  const handleEnd = useEffectEvent(() => {
    if (sentence + 1 < count) setPlace({ at, sentence: sentence + 1 })
    else onStepRead()
  })

  useEffect(() => {
    const speech = findSpeech()
    if (!speech || !voice || words.text === '') return
    const after = words.isFirst ? BREATH.step : BREATH.sentence
    return speakSentence(
      speech,
      { text: words.text, voice, rate, after },
      {
        onEnd: () => handleEnd(),
        onFailure: () => {
          setVoice(null)
          setProblem('The voice of this device does not answer.')
        },
      },
    )
  }, [voice, rate, words])

  useEffect(() => {
    // Some browsers speak on after the page is gone.
    const stop = () => findSpeech()?.cancel()
    window.addEventListener('pagehide', stop)
    return () => window.removeEventListener('pagehide', stop)
  }, [])

  // Whoever reaches the end has heard it all.
  if (voice && at >= steps.length) setVoice(null)

  async function start(wanted = settings.voice) {
    const speech = findSpeech()
    if (!speech) return setProblem('This browser cannot read aloud.')
    const chosen = chooseVoice(await loadVoices(speech), language, wanted)
    setVoice(chosen)
    return setProblem(chosen ? null : problemOf(language))
  }

  return {
    isReading,
    /** The place of the sentence that is read, in the step on show; null while nothing is read. */
    spoken: isReading ? sentence : null,
    problem,
    start,
    pause: () => setVoice(null),
  }
}
