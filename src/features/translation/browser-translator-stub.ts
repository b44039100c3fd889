import { vi } from 'vitest'
import type { BrowserTranslators } from './browser-translator'

/**
 * A stub of the browser's `Translator`: no browser that runs the tests has one. It puts the language before each
 * line, downloads in two pieces, and counts what it was asked and from which languages.
 */
export function stubBrowserTranslator({
  isDownloaded = false,
  isSilent = false,
  refuses = '',
  onlyFrom = '',
} = {}) {
  const asked: string[] = []
  const sources: string[] = []
  let finishDownload = () => {}
  const downloadFinished = new Promise<void>((resolve) => {
    finishDownload = resolve
  })
  const translators: BrowserTranslators = {
    availability: async ({ sourceLanguage, targetLanguage }) => {
      if (isSilent) return new Promise(() => {})
      if (onlyFrom && sourceLanguage !== onlyFrom) return 'unavailable'
      if (targetLanguage === 'pt') return 'unavailable'
      return isDownloaded ? 'available' : 'downloadable'
    },
    create: async ({ sourceLanguage, targetLanguage, monitor }) => {
      sources.push(sourceLanguage)
      if (refuses) throw new DOMException('refused', refuses)
      if (!isDownloaded) {
        const download = new EventTarget()
        monitor(download)
        download.dispatchEvent(
          Object.assign(new Event('downloadprogress'), { loaded: 0.42, total: 1 }),
        )
        await downloadFinished
      }
      return {
        translate: async (line) => {
          asked.push(line)
          return `${targetLanguage}: ${line}`
        },
        destroy: () => undefined,
      }
    },
  }
  vi.stubGlobal('Translator', translators)
  return { asked, sources, finishDownload }
}
