import { Lock } from 'lucide-react'

/** Says that only its owner sees this prayer. */
export function PrivateMark() {
  return (
    <span
      title="Private: only you can see it"
      className="inline-flex shrink-0 self-center text-lamp"
    >
      <Lock aria-hidden="true" size={15} />
      <span className="sr-only">Private</span>
    </span>
  )
}
