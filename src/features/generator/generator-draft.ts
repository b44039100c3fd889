import { readDevice, writeDevice } from '@/lib/device-storage'

const CONTEXT_KEY = 'generator.context'
const PRIVATE_KEY = 'generator.private'

/** The longest context that the box takes, in characters. */
export const CONTEXT_LIMIT = 1000

const parseText = (stored: unknown) => (typeof stored === 'string' ? stored : null)
const parseFlag = (stored: unknown) => (typeof stored === 'boolean' ? stored : null)

/** The context as it was last typed on this device; it survives a reload and a failed attempt. */
export function readContextDraft(): string {
  return (readDevice(CONTEXT_KEY, parseText) ?? '').slice(0, CONTEXT_LIMIT)
}

/** Keeps the context; blank text forgets it. */
export function writeContextDraft(context: string): void {
  writeDevice(CONTEXT_KEY, context.trim() === '' ? null : context)
}

/** Whether new prayers are to be private; off until the person chooses it, then as they left it. */
export function readPrivacyChoice(): boolean {
  return readDevice(PRIVATE_KEY, parseFlag) ?? false
}

export function writePrivacyChoice(isPrivate: boolean): void {
  writeDevice(PRIVATE_KEY, isPrivate)
}
