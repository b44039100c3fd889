import { loadCommonWords } from '@/engine/packs/load-voice'
import { onceWritten } from './once-written'

/** The words that everybody knows, of which tags are made: without them no tag can be shown. */
export const { know: knowCommonWords, useOnceWritten: useCommonWords } = onceWritten(() =>
  loadCommonWords(),
)
