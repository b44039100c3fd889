import type { Stage } from './stage'

/** Parameters: the prayer, the reason, the note. */
export const REPORT = 'insert into public.reports (prayer_id, reason, note) values ($1, $2, $3)'

/** Confirmed accounts of a certain age, whose reports count when that is more than a day; answers with their ids. */
export async function addReporters(stage: Stage, count: number, age = '2 days'): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push(await stage.signUp())
  await stage.tableOwner.query(
    `update auth.users set created_at = now() - $2::interval, email_confirmed_at = now() where id = any ($1)`,
    [ids, age],
  )
  return ids
}

/** Lets each of these people report a prayer. */
export async function reportBy(stage: Stage, prayer: string, reporters: string[]): Promise<void> {
  for (const reporter of reporters) await stage.user(reporter).query(REPORT, [prayer, 'spam', null])
}

/** Lets five people report a prayer; answers with their ids. */
export async function withhold(stage: Stage, prayer: string): Promise<string[]> {
  const reporters = await addReporters(stage, 5)
  await reportBy(stage, prayer, reporters)
  return reporters
}

/** Lets a moderator decide about a reported prayer. */
export async function decide(
  stage: Stage,
  moderator: string,
  prayer: string,
  decision: 'keep' | 'remove',
): Promise<void> {
  await stage.moderator(moderator).query('select public.decide_report($1, $2)', [prayer, decision])
}
