import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { hiddenIds } from '../hide-and-report/hidden-ids'
import { EarlierItem, Maker, MemberItem } from './family-member'
import { familyQueries, MOST_STEPS, type FamilyMember } from './family-queries'

/** The thread on which the prayers of a line stand, from the first to the last. */
function Thread({ children }: { children: ReactNode }) {
  return (
    <ol className="relative before:absolute before:start-1 before:top-2 before:bottom-3 before:w-px before:bg-line">
      {children}
    </ol>
  )
}

/** The name of whoever made the original of a prayer where nobody can read that any more. */
function creditOfGone({ originalId, originalMadeBy }: FamilyMember): string | null {
  return originalId === null ? originalMadeBy : null
}

/** What stands above the first prayer of a line that does not begin there. */
function BeforeFirst({ first }: { first: FamilyMember }) {
  if (!first.isRemix) return null
  if (first.steps >= MOST_STEPS) return <EarlierItem>Earlier prayers came before it.</EarlierItem>
  if (first.originalId !== null) return null
  const madeBy = creditOfGone(first)
  return (
    <EarlierItem>
      An earlier prayer
      {madeBy && (
        <>
          {' by '}
          <Maker name={madeBy} userId={first.originalUserId} />
        </>
      )}
      , which is no longer shown.
    </EarlierItem>
  )
}

/**
 * Where a prayer comes from and what became of it. Nothing for a prayer that stands alone, unless somebody is to be credited
 * for its original; what the reader can not read is not there.
 */
export function PrayerFamily({ id }: { id: string }) {
  const { data = [] } = useQuery(familyQueries.of(id))
  const of = (relation: FamilyMember['relation']) =>
    data.filter((member) => member.relation === relation && !hiddenIds.has(member.id))
  const line = [...of('original'), ...of('self')]
  const [remixes, siblings] = [of('remix'), of('sibling')]
  const [first] = line
  if (!first) return null
  const isAlone = line.length + remixes.length + siblings.length < 2
  if (isAlone && !creditOfGone(first)) return null
  return (
    <section
      data-print="no"
      aria-labelledby="prayer-family"
      className="mx-auto mt-16 max-w-[44rem] animate-appear border-t border-line pt-8"
    >
      <h2 id="prayer-family" className="mb-5 text-xl">
        The family of this prayer
      </h2>
      <Thread>
        <BeforeFirst first={first} />
        {line.map((member) => (
          <MemberItem key={member.id} member={member} />
        ))}
      </Thread>
      <Group title="Remixes of it" members={remixes} />
      <Group title="Other remixes of the same original" members={siblings} />
    </section>
  )
}

function Group({ title, members }: { title: string; members: readonly FamilyMember[] }) {
  if (members.length === 0) return null
  return (
    <>
      <h3 className="mt-7 mb-3 font-sans text-sm font-semibold text-ink-soft">{title}</h3>
      <ul>
        {members.map((member) => (
          <MemberItem key={member.id} member={member} />
        ))}
      </ul>
    </>
  )
}
