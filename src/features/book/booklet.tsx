import type { ReactNode } from 'react'
import './booklet.css'

/** One prayer page by page, or one after the other. */
export type BookletLayout = 'apart' | 'run-in'
export type BookletPaper = 'full' | 'a5'

export interface BookletPrayer {
  readonly id: string
  readonly title: string
  readonly tradition: string
  /** The words, as the prayers' own feature draws them. */
  readonly text: ReactNode
  readonly note: string
}

export interface Chapter {
  /** Null where the booklet has one part only. */
  readonly name: string | null
  readonly prayers: readonly BookletPrayer[]
}

interface BookletProps {
  title: string
  chapters: readonly Chapter[]
  layout: BookletLayout
  paper: BookletPaper
  hasNotes: boolean
  /** What stands at the foot of the title page. */
  imprint: string
}

/** The place of each prayer, counted through all chapters, from 1. */
function numbersOf(chapters: readonly Chapter[]): (chapter: number, prayer: number) => number {
  return (chapter, prayer) =>
    chapters.slice(0, chapter).reduce((sum, { prayers }) => sum + prayers.length, 0) + prayer + 1
}

/** A prayer book as it is printed: title page, contents and the prayers. On the screen it is its own preview. */
export function Booklet({ title, chapters, layout, paper, hasNotes, imprint }: BookletProps) {
  const numberOf = numbersOf(chapters)
  const anchorOf = (chapter: number, at: number) => `prayer-${numberOf(chapter, at)}`
  const count = chapters.reduce((sum, { prayers }) => sum + prayers.length, 0)
  return (
    <article
      aria-label={`${title}, as it is printed`}
      data-layout={layout}
      data-paper={paper}
      className="booklet mx-auto max-w-[42rem] rounded-card border border-line bg-raised px-6 py-10 sm:px-14 sm:py-16"
    >
      <section className="booklet-cover py-12 text-center">
        <h2 dir="auto" className="text-[2.25rem] leading-tight break-words">
          {title}
        </h2>
        <p className="mt-4 text-ink-soft">
          {count} {count === 1 ? 'prayer' : 'prayers'}
        </p>
        <p className="mt-10 text-sm text-ink-soft">{imprint}</p>
      </section>
      <section className="booklet-contents border-t border-line py-10">
        <h2 className="text-2xl">Contents</h2>
        {chapters.map(({ name, prayers }, chapter) => (
          // oxlint-disable-next-line react/no-array-index-key -- chapters have no identity but their place
          <div key={chapter} className="mt-5">
            {name && (
              <h3 dir="auto" className="mb-2 text-lg">
                {name}
              </h3>
            )}
            <ol className="grid gap-1.5">
              {prayers.map((prayer, at) => (
                <li key={prayer.id} className="flex items-baseline gap-3">
                  <span className="w-7 shrink-0 text-end text-sm text-ink-soft tabular-nums">
                    {numberOf(chapter, at)}
                  </span>
                  <a
                    href={`#${anchorOf(chapter, at)}`}
                    dir="auto"
                    className="min-w-0 font-prayer break-words"
                  >
                    {prayer.title}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </section>
      {chapters.map(({ name, prayers }, chapter) => (
        // oxlint-disable-next-line react/no-array-index-key -- chapters have no identity but their place
        <section key={chapter} className="booklet-chapter">
          {name && (
            <h2 dir="auto" className="booklet-chapter-name border-t border-line pt-10 text-2xl">
              {name}
            </h2>
          )}
          {prayers.map((prayer, at) => (
            <section key={prayer.id} id={anchorOf(chapter, at)} className="booklet-prayer py-8">
              <h3 dir="auto" className="text-xl break-words">
                {prayer.title}
              </h3>
              <p className="mt-1 text-sm text-ink-soft">
                {numberOf(chapter, at)} · {prayer.tradition}
              </p>
              <div className="mt-4">{prayer.text}</div>
              {hasNotes && prayer.note && (
                <p
                  dir="auto"
                  className="mt-4 text-[0.9375rem] whitespace-pre-line text-ink-soft italic"
                >
                  {prayer.note}
                </p>
              )}
            </section>
          ))}
        </section>
      ))}
    </article>
  )
}
