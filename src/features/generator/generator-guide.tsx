const STEPS = [
  {
    title: 'Choose a tradition',
    words:
      'Each tradition has a voice of its own: how it begins, whom it speaks to, how it closes. Universal and Agnostic belong to no creed.',
  },
  {
    title: 'Choose a type',
    words: 'The type is what the prayer does: it thanks, asks for guidance, blesses, comforts.',
  },
  {
    title: 'Choose a category',
    words:
      'The category is the part of life it is for. Other opens twenty more, and Family lets you name whom you pray for.',
  },
  {
    title: 'Describe your situation, if you like',
    words:
      'A few words are enough: who it is for, what is happening, and when. The prayer names them, and the page says what was heard. Up to three of your words become tags, never names, and you see which; the rest stays on this device.',
  },
  {
    title: 'Generate, read, keep',
    words:
      'Rules on your device choose a prayer or put passages in order, which an AI writer drafted for each tradition; no service reads what you wrote. You get one prayer in three lengths. Signed in, it is saved for you; you can make another, edit it, share it or remix it.',
  },
]

export function GeneratorGuide() {
  return (
    <ol className="grid max-w-[64ch] gap-5">
      {STEPS.map(({ title, words }, position) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-prayer font-semibold text-accent"
          >
            {position + 1}
          </span>
          <div>
            <h2 className="text-lg">{title}</h2>
            <p className="mt-0.5 text-ink-soft">{words}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
