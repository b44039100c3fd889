import type { toast as Toast } from 'sonner'

type Tone = 'success' | 'error' | 'info'

let region: Promise<typeof Toast> | null = null

/** What news can carry beside its words: how long they stand, in milliseconds, and one thing to do about them. */
interface NewsOptions {
  title?: string
  duration?: number
  action?: { label: string; onClick: () => void }
}

async function show(
  tone: Tone,
  message: string,
  { title, ...options }: NewsOptions = {},
): Promise<void> {
  region ??= import('./toast-region').then(({ openRegion }) => openRegion())
  const toast = await region
  // The words are the identity: saying the same thing again renews that toast instead of stacking a second.
  toast[tone](title ?? message, {
    ...options,
    id: `${tone}: ${message}`,
    ...(title && { description: message }),
  })
}

function showSafely(tone: Tone, message: string, options?: NewsOptions): void {
  show(tone, message, options).catch(() => {
    // The chunk could not be loaded (offline). A toast is never the only place of important news; ask again next time.
    region = null
  })
}

/** Short news in a polite live region at the lower edge. The library behind it loads on first use. */
export const notify = {
  success: (message: string, options?: NewsOptions) => showSafely('success', message, options),
  error: (message: string, options?: NewsOptions) => showSafely('error', message, options),
  info: (message: string) => showSafely('info', message),
} as const
