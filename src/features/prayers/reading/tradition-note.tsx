import { TRADITION_NOTES } from '@/catalogue/tradition-notes'

/** Whom the prayers of a tradition address and how they pray. Load it lazily: the notes are long. */
export function TraditionNote({ tradition }: { tradition: string }) {
  const note = TRADITION_NOTES[tradition]
  if (!note) return null
  return (
    <div className="max-w-[68ch] text-[1.0625rem] text-ink-soft [&>p+p]:mt-3">
      <p>
        {note.addressed} {note.manner}
      </p>
      {note.remark && <p>{note.remark}</p>}
      {note.displayLine && <p className="border-s-2 border-lamp ps-3">{note.displayLine}</p>}
    </div>
  )
}

/** What stands on every prayer of a guarded tradition. Nothing for the others. */
export function GuardedLine({ tradition }: { tradition: string }) {
  const line = TRADITION_NOTES[tradition]?.displayLine
  return line ? <p className="border-s-2 border-lamp ps-3 text-sm text-ink-soft">{line}</p> : null
}
