/** Voices often come a moment after the first question. In milliseconds. */
const VOICES_TIMEOUT = 1500
/** A voice that has not begun by then does not answer. In milliseconds. */
const START_TIMEOUT = 8000

/** Null where the browser cannot speak. */
export function findSpeech(): SpeechSynthesis | null {
  const isKnown = 'speechSynthesis' in window && typeof SpeechSynthesisUtterance === 'function'
  return isKnown ? window.speechSynthesis : null
}

/** The voices of this device; empty when it has none. */
export async function loadVoices(speech: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  const known = speech.getVoices()
  if (known.length > 0) return known
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, VOICES_TIMEOUT)
    function end() {
      clearTimeout(timer)
      speech.removeEventListener('voiceschanged', end)
      resolve()
    }
    speech.addEventListener('voiceschanged', end)
  })
  return speech.getVoices()
}

const primary = (tag: string) => tag.split(/[-_]/)[0]?.toLowerCase()

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'voiceURI' | 'default'>

/** The voices that speak a language (a BCP 47 tag); all of them when it is not known. */
export function voicesFor<Each extends Voice>(voices: readonly Each[], language: string | null) {
  return language ? voices.filter(({ lang }) => primary(lang) === primary(language)) : [...voices]
}

/** The wanted voice, else the device's own choice, else any that speaks the language; null when there is none. */
export function chooseVoice<Each extends Voice>(
  voices: readonly Each[],
  language: string | null,
  wanted: string | null,
): Each | null {
  const speaking = voicesFor(voices, language)
  return (
    speaking.find(({ voiceURI }) => voiceURI === wanted) ??
    speaking.find((voice) => voice.default) ??
    speaking[0] ??
    null
  )
}

interface Sentence {
  readonly text: string
  readonly voice: SpeechSynthesisVoice
  /** 1 is the voice's own pace. */
  readonly rate: number
  /** In milliseconds, before the first word. */
  readonly after: number
}

interface SentenceEvents {
  readonly onEnd: () => void
  /** The voice does not answer, or broke off. */
  readonly onFailure: () => void
}

/** Speaks one sentence; the answer stops it. Long utterances break off in some browsers, sentences do not. */
export function speakSentence(
  speech: SpeechSynthesis,
  { text, voice, rate, after }: Sentence,
  { onEnd, onFailure }: SentenceEvents,
): () => void {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = rate
  let watch: ReturnType<typeof setTimeout> | undefined
  let hasEnded = false
  const end = (then: () => void) => {
    clearTimeout(watch)
    if (hasEnded) return
    // First: stopping a sentence is told as an error of it, at once in some browsers.
    hasEnded = true
    then()
  }
  utterance.addEventListener('start', () => clearTimeout(watch))
  utterance.addEventListener('end', () => end(onEnd))
  utterance.addEventListener('error', () => end(onFailure))
  const start = setTimeout(() => {
    watch = setTimeout(() => {
      end(onFailure)
      speech.cancel()
    }, START_TIMEOUT)
    speech.speak(utterance)
  }, after)
  return () => {
    clearTimeout(start)
    end(() => speech.cancel())
  }
}
