import { jsonAnswer, notFound } from './answers'
import type { Mailbox, MailboxMessage } from './mailbox'

/** Answers `/mailbox` (list), `/mailbox/<id>` (one message) and `/mailbox.json` (all of them). */
export function answerMailbox(request: Request, mailbox: Mailbox): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return jsonAnswer(405, { error: 'The mailbox can only be read.' })
  }
  const { pathname } = new URL(request.url)
  if (pathname === '/mailbox.json') return jsonAnswer(200, mailbox.messages())
  if (pathname === '/mailbox' || pathname === '/mailbox/') {
    return page(200, 'Mailbox', listOf(mailbox.messages()))
  }
  const message = mailbox.find(pathname.slice('/mailbox/'.length))
  if (message) return page(200, message.subject, bodyOf(message))
  return pathname.startsWith('/mailbox/')
    ? page(404, 'No such message', '<p><a href="/mailbox">All messages</a></p>')
    : notFound()
}

function listOf(messages: readonly MailboxMessage[]): string {
  const explained =
    '<p>Messages that signing in and resetting a password send. On this machine they come here instead of going out.</p>'
  if (messages.length === 0) return `${explained}<p>No messages yet.</p>`
  const items = messages.map(
    ({ id, subject, to, sentAt }) =>
      `<li><a href="/mailbox/${id}">${escape(subject)}</a><span>to ${escape(to)}, ${time(sentAt)}</span></li>`,
  )
  return `${explained}<ul>${items.join('')}</ul>`
}

function bodyOf({ to, sentAt, text, links }: MailboxMessage): string {
  const body = escape(text).replaceAll(
    /https?:\/\/[^\s<]+/g,
    (link) => `<a href="${link}">${link}</a>`,
  )
  const missing = links.filter((link) => !text.includes(link))
  return `<p>to ${escape(to)}, ${time(sentAt)}</p><pre>${body}</pre>
${missing.map((link) => `<p><a href="${escape(link)}">${escape(link)}</a></p>`).join('')}
<p><a href="/mailbox">All messages</a></p>`
}

function time(iso: string): string {
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:42rem;margin:0 auto;padding:1.5rem}
ul{padding:0;list-style:none}
li{padding:.75rem 0;border-top:1px solid GrayText}
li a{display:block;font-weight:600}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`

function page(status: number, title: string, body: string): Response {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escape(title)}</h1>${body}</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'referrer-policy': 'no-referrer',
    },
  })
}
