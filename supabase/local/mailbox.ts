import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, readFile } from 'node:fs/promises'
import type { EmailDriver } from '@supabase/lite'

export interface MailboxMessage {
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Addresses in the message, in order, each once. */
  links: string[]
  /** ISO 8601, UTC. */
  sentAt: string
}

/** The e-mails that auth sent: none leaves this machine, all can be read at `/mailbox`. */
export interface Mailbox extends EmailDriver {
  /** Newest first. */
  messages(): readonly MailboxMessage[]
  find(id: string): MailboxMessage | null
  /** The newest message to this address, or null. */
  latestTo(address: string): MailboxMessage | null
}

/** Oldest messages beyond this number are not shown. */
const MESSAGES_SHOWN = 500

/** Opens the mailbox kept in `file`, one JSON line for each message; null keeps it in memory. */
export async function openMailbox(file: string | null): Promise<Mailbox> {
  const kept = file === null ? [] : await readMessages(file)
  return {
    async send({ to, subject, text = '', html = '' }) {
      const message = {
        id: randomUUID(),
        to,
        subject,
        text,
        html,
        links: linksIn(text === '' ? html : text),
        sentAt: new Date().toISOString(),
      }
      if (file !== null) await appendFile(file, `${JSON.stringify(message)}\n`, { mode: 0o600 })
      kept.unshift(message)
      kept.splice(MESSAGES_SHOWN)
    },
    messages: () => kept,
    find: (id) => kept.find((message) => message.id === id) ?? null,
    latestTo: (address) =>
      kept.find((message) => message.to.toLowerCase() === address.toLowerCase()) ?? null,
  }
}

function linksIn(content: string): string[] {
  const found = content.match(/https?:\/\/[^\s"'<>]+/g) ?? []
  return [...new Set(found.map((link) => link.replaceAll('&amp;', '&')))]
}

async function readMessages(file: string): Promise<MailboxMessage[]> {
  if (!existsSync(file)) return []
  const messages: MailboxMessage[] = []
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    try {
      messages.unshift(JSON.parse(line) as MailboxMessage)
    } catch {
      // An empty last line, or one that a killed process left unfinished.
    }
  }
  return messages.slice(0, MESSAGES_SHOWN)
}
