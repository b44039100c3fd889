/**
 * The ready-made form prints errors and confirmations as plain spans. This gives each of them its live role as it
 * appears, so that screen readers say it, and the focus goes to what is to be mended.
 */
function giveLiveRole(message: Element): void {
  const isError = message.className.includes('color-danger')
  message.setAttribute('role', isError ? 'alert' : 'status')
  if (isError) fieldToMend(message)?.focus()
}

/** What a refusal is about, by its words; of a wrong address or password it does not say which. */
const SUBJECTS: readonly [RegExp, string][] = [
  [/password|credentials/i, 'password'],
  [/code|token/i, 'token'],
  [/e-?mail|registered/i, 'email'],
]

/** The first empty field of the refused form, else the one that the refusal is about; null when it is about none. */
function fieldToMend(refusal: Element): HTMLElement | null {
  const fields = [...(refusal.closest('form')?.querySelectorAll('input') ?? [])]
  const empty = fields.find((field) => field.type !== 'hidden' && field.value.trim() === '')
  const subject = SUBJECTS.find(([words]) => words.test(refusal.textContent))?.[1]
  return empty ?? fields.find((field) => field.name === subject) ?? null
}

const MESSAGES = '.supabase-auth-ui_ui-message'

/** Fields that carry over to another view, and the forms that may receive them. A new password starts empty. */
const CARRIED = {
  email: 'form',
  password: '#auth-sign-in, #auth-sign-up',
} as const

type CarriedName = keyof typeof CARRIED

function isCarried(name: string): name is CarriedName {
  return Object.hasOwn(CARRIED, name)
}

/** Its fields are the form's own, so text is put in the way a person types it. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Watches the form inside `frame`: messages are announced, and what is typed is still there when the form mounts its
 * fields anew. Returns what stops it.
 */
export function observeAuthForm(frame: HTMLElement): () => void {
  const typed = new Map<string, string>()

  const handleInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && isCarried(target.name))
      typed.set(target.name, target.value)
  }

  const refresh = () => {
    for (const message of frame.querySelectorAll(`${MESSAGES}:not([role])`)) giveLiveRole(message)
    for (const field of frame.querySelectorAll<HTMLInputElement>('input:not([data-observed])')) {
      field.dataset['observed'] = ''
      const text = typed.get(field.name)
      const isWelcome = isCarried(field.name) && field.closest(CARRIED[field.name]) !== null
      if (text && isWelcome && !field.value) typeInto(field, text)
    }
  }

  const observer = new MutationObserver(refresh)
  observer.observe(frame, { childList: true, subtree: true })
  frame.addEventListener('input', handleInput)
  refresh()
  return () => {
    observer.disconnect()
    frame.removeEventListener('input', handleInput)
  }
}
