import { Lock } from 'lucide-react'

/** Says that only its owner sees this prayer. */
export function PrivateMark() {
  return (
    <span
      title="Private: only you can see it"
      className="ms-2 inline-flex align-baseline text-lamp"
    >
      <Lock aria-hidden="true" size={17} />
      <span className="sr-only">Private</span>
    </span>
  )
}
