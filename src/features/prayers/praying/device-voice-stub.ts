import { vi } from 'vitest'

interface Utterance extends EventTarget {
  readonly text: string
  lang: string
  rate: number
}

class UtteranceStub extends EventTarget {
  voice: unknown = null
  lang = ''
  rate = 1
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

/** Stands in for the voice of a device, for tests: it speaks English, and a sentence ends when the test says so. */
export class DeviceVoice extends EventTarget {
  speaking: Utterance | null = null
  /** Takes words and never begins. */
  isMute = false

  install(): void {
    vi.stubGlobal('speechSynthesis', this)
    vi.stubGlobal('SpeechSynthesisUtterance', UtteranceStub)
  }

  getVoices() {
    return [{ lang: 'en-GB', voiceURI: 'ana', name: 'Ana', default: true, localService: true }]
  }

  speak(utterance: Utterance): void {
    this.speaking = utterance
    if (!this.isMute) utterance.dispatchEvent(new Event('start'))
  }

  cancel(): void {
    const stopped = this.speaking
    this.speaking = null
    stopped?.dispatchEvent(new Event('error'))
  }

  /** The sentence comes to its end. */
  finish(): void {
    const finished = this.speaking
    this.speaking = null
    finished?.dispatchEvent(new Event('end'))
  }
}
