import { Search } from 'lucide-react'
import { useRef, useState, type SubmitEvent } from 'react'
import { cn } from '@/lib/class-names'
import { Button } from './ui/button'
import { controlClasses } from './ui/control-classes'
import { useTypedEarly } from './use-typed-early'

interface SearchBoxProps {
  /** The text to start with; give the box a new `key` when it changes from outside. */
  initial?: string
  /** Called with the trimmed text; never with an empty one. */
  onSubmit: (query: string) => void
  label: string
  size?: 'medium' | 'large'
}

export function SearchBox({ initial = '', onSubmit, label, size = 'medium' }: SearchBoxProps) {
  const [text, setText] = useState(initial)
  const box = useRef<HTMLInputElement>(null)
  useTypedEarly(box, text, setText)
  const isLarge = size === 'large'

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const query = text.trim()
    if (query) onSubmit(query)
  }

  return (
    <search aria-label={label}>
      <form onSubmit={handleSubmit} className="relative flex gap-2">
        <Search
          aria-hidden="true"
          size={isLarge ? 20 : 18}
          className="pointer-events-none absolute start-3.5 top-1/2 -translate-y-1/2 text-ink-soft"
        />
        <input
          ref={box}
          type="search"
          name="q"
          dir="auto"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={cn(controlClasses, 'min-w-0 flex-1 px-11', isLarge ? 'h-14 text-lg' : 'h-11')}
        />
        <Button type="submit" className={cn(isLarge && 'min-h-14 px-6')}>
          Search
        </Button>
      </form>
    </search>
  )
}
