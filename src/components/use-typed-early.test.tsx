// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rememberEarlyFields, useTypedEarly } from './use-typed-early'

function Field() {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useTypedEarly(field, text, setText)
  return (
    <input
      ref={field}
      aria-label="Search"
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  )
}

let page: HTMLElement
const field = () => page.querySelector('input') ?? expect.fail('the page has no field')
const drawAnew = () => render(<Field />, { container: page })

beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'))
  page.innerHTML = '<input aria-label="Search"><button>Elsewhere</button>'
})
afterEach(() => page.remove())

it('keeps what was typed into the field of a pre-rendered page, and the keyboard in it', () => {
  field().focus()
  rememberEarlyFields(page)
  field().value = 'bread'
  drawAnew()
  expect(field().value).toBe('bread')
  expect(document.activeElement).toBe(field())
})

it('keeps the keyboard in a field that somebody enters while the app is being drawn', () => {
  rememberEarlyFields(page)
  field().focus()
  drawAnew()
  expect(document.activeElement).toBe(field())
})

it('takes nobody back into a field that they have left meanwhile', async () => {
  field().focus()
  rememberEarlyFields(page)
  page.querySelector('button')?.focus()
  await Promise.resolve()
  drawAnew()
  expect(document.activeElement).not.toBe(field())
})
