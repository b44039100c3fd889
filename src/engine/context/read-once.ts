import { NO_INTENTION, type Intention } from '../intention/intention'
import { readIntention } from '../intention/read-intention'

let last: { context: string; intention: Intention } = { context: '', intention: NO_INTENTION }

/** `readIntention`, which is asked several times about the context that is being typed. */
export function readOnce(context: string): Intention {
  if (context !== last.context) last = { context, intention: readIntention(context) }
  return last.intention
}
