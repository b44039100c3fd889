/**
 * The ready-made form prints errors and confirmations as plain spans. This gives each of them a live role when it
 * appears, so that screen readers announce it, and moves the focus to the field to correct.
 */
function setLiveRole(message: Element): void {
  const isError = message.className.includes('color-danger')
  message.setAttribute('role', isError ? 'alert' : 'status')
  if (isError) fieldToCorrect(message)?.focus()
}

/** The field that an error message is about, by its words. */
const SUBJECTS: readonly [RegExp, string][] = [
  [/password|credentials/i, 'password'],
  [/code|token/i, 'token'],
  [/e-?mail|registered/i, 'email'],
]

/** The first empty field of the form, else the field that the message is about; null when it is about none. */
function fieldToCorrect(refusal: Element): HTMLElement | null {
  const fields = [...(refusal.closest('form')?.querySelectorAll('input') ?? [])]
  const empty = fields.find((field) => field.type !== 'hidden' && field.value.trim() === '')
  const subject = SUBJECTS.find(([words]) => words.test(refusal.textContent))?.[1]
  return empty ?? fields.find((field) => field.name === subject) ?? null
}

const MESSAGES = '.supabase-auth-ui_ui-message'

/** Fields whose text is carried to another view, and the forms that may receive it. A new password starts empty. */
const CARRIED = {
  email: 'form',
  password: '#auth-sign-in, #auth-sign-up',
} as const

type CarriedName = keyof typeof CARRIED

function isCarried(name: string): name is CarriedName {
  return Object.hasOwn(CARRIED, name)
}

/** React controls these fields, so the text is entered as if it were typed. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Observes the form inside `frame`: announces its messages, and restores what was typed when the form remounts its
 * fields. Returns the function that ends the observation.
 */
export function observeAuthForm(frame: HTMLElement): () => void {
  const typed = new Map<string, string>()

  const handleInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && isCarried(target.name))
      typed.set(target.name, target.value)
  }

  const refresh = () => {
    for (const message of frame.querySelectorAll(`${MESSAGES}:not([role])`)) setLiveRole(message)
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
