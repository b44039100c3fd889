import { CONTACT_EMAIL } from '@/catalogue/contact'
import { buttonClasses } from './ui/button'

/** Opens a letter to the team with its subject filled in. */
export function ContactLink({ subject }: { subject: string }) {
  return (
    <a
      href={`mailto:${CONTACT_EMAIL}?subject=${encodeURIComponent(subject)}`}
      className={buttonClasses()}
    >
      Write to {CONTACT_EMAIL}
    </a>
  )
}
