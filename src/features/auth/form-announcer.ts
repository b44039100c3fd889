/**
 * The ready-made form prints errors and confirmations as plain spans. This gives each of them its live role as it
 * appears, so that screen readers say it.
 */
function giveLiveRole(message: Element): void {
  const isError = message.className.includes('color-danger')
  message.setAttribute('role', isError ? 'alert' : 'status')
}

const MESSAGES = '.supabase-auth-ui_ui-message'

/**
 * The form forgets the address when it moves to a view that it has not passed it on to. Its fields are its own, so
 * the text is put in the way a person types it.
 */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Watches the form inside `frame`: messages are announced, and an e-mail address once typed follows into every view.
 * Returns what stops it.
 */
export function attendForm(frame: HTMLElement): () => void {
  let email = ''

  const handleInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.name === 'email') email = target.value
  }

  const refresh = () => {
    for (const message of frame.querySelectorAll(`${MESSAGES}:not([role])`)) giveLiveRole(message)
    const field = frame.querySelector<HTMLInputElement>('input[name="email"]:not([data-attended])')
    if (!field) return
    field.dataset.attended = ''
    if (email && !field.value) typeInto(field, email)
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
