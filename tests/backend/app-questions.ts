/** What the app itself asks when a stranger looks at a person, a prayer, a category or a search. */
import type * as likesModule from '@/features/prayers/cache/like-queries'
import type * as queriesModule from '@/features/prayers/cache/prayer-queries'
import type * as familyModule from '@/features/prayers/family/family-queries'
import type * as profilesModule from '@/features/profile/profile-queries'
import { startRecorder } from '../support/asking/recorded-requests'
import type { Question } from './stranger-requests'
import { PERSON, PRIVATE_PRAYER, PUBLIC_PRAYER, REMIX, SECRET } from './two-worlds'

/** Every read of the app, as its own modules send it. */
export async function appQuestions(): Promise<Question[]> {
  const recorder = await startRecorder()
  try {
    const { prayerQueries } = await recorder.load<typeof queriesModule>(
      '/src/features/prayers/cache/prayer-queries.ts',
    )
    const { familyQueries } = await recorder.load<typeof familyModule>(
      '/src/features/prayers/family/family-queries.ts',
    )
    const { profileQueries } = await recorder.load<typeof profilesModule>(
      '/src/features/profile/profile-queries.ts',
    )
    const { likeQueries } = await recorder.load<typeof likesModule>(
      '/src/features/prayers/cache/like-queries.ts',
    )
    const asked: { queryFn?: unknown }[] = [
      prayerQueries.newest(),
      prayerQueries.all(),
      prayerQueries.category(SECRET),
      prayerQueries.category('Peace', SECRET),
      prayerQueries.tradition(SECRET),
      prayerQueries.search({ text: SECRET }),
      prayerQueries.search({ text: 'peace', tradition: SECRET, category: SECRET, type: SECRET }),
      prayerQueries.search({ text: 'zqmyphon-5551234567' }),
      prayerQueries.byOwner(PERSON),
      prayerQueries.mine(PERSON),
      ...[PUBLIC_PRAYER, PRIVATE_PRAYER, REMIX].map((id) => prayerQueries.detail(id)),
      ...[PUBLIC_PRAYER, PRIVATE_PRAYER, REMIX].map((id) => familyQueries.of(id)),
      prayerQueries.counts(),
      profileQueries.byId(PERSON),
      likeQueries.ofViewer(PERSON),
    ]
    const { signal } = new AbortController()
    const sent = await recorder.record(async () => {
      for (const { queryFn } of asked) {
        const ask = queryFn as (context: object) => unknown
        await Promise.resolve(ask({ signal, pageParam: null, client: NO_CACHE })).catch(
          () => undefined,
        )
      }
    })
    return sent.map(({ target, parameters, body }) => ({
      method: body === null ? 'GET' : 'POST',
      path: `rest/v1/${target}?${parameters.toString()}`,
      ...(body === null ? {} : { body }),
    }))
  } finally {
    await recorder.close()
  }
}

const NO_CACHE = { getQueryData: () => undefined }
