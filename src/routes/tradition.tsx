import { Link, useParams } from 'react-router-dom'
import { addresses, findTraditionBySlug } from '@/catalogue/addresses'
import { REVIEWERS } from '@/catalogue/reviewers'
import type { Tradition as TraditionFacts } from '@/catalogue/traditions'
import { EmptyState } from '@/components/empty-state'
import { PageHeader } from '@/components/page-header'
import { TraditionName } from '@/components/tradition-name'
import { ButtonLink } from '@/components/ui/button'
import { usePage } from '@/components/use-page'
import { MyTraditionToggle } from '@/features/prayers/day/my-tradition-toggle'
import { PrayerList } from '@/features/prayers/list/prayer-list'
import { PAGE_FAILED } from '@/features/prayers/list/prayer-list-frame'
import { prayerQueries } from '@/features/prayers/cache/prayer-queries'
import { TraditionNote } from '@/features/prayers/reading/tradition-note'

const BACK = { to: addresses.traditions, label: 'Back to Traditions' }

export default function Tradition() {
  const { tradition: slug = '' } = useParams()
  const tradition = findTraditionBySlug(slug)
  return tradition ? (
    <TraditionPage key={tradition.name} tradition={tradition} />
  ) : (
    <UnknownTradition />
  )
}

function UnknownTradition() {
  usePage({ title: 'Tradition not found', description: 'There is no tradition at this address.' })
  return (
    <>
      <PageHeader back={BACK} title="Traditions" />
      <EmptyState
        message="Tradition not found."
        action={<ButtonLink to={addresses.traditions}>See all traditions</ButtonLink>}
      />
    </>
  )
}

/** Who wrote the voice of a tradition, and who of its people has read it. */
function whoReviewed(reviewers: readonly string[]): string {
  const drafted = 'The passages of this voice were drafted by an AI writer'
  return reviewers.length > 0
    ? `${drafted} and reviewed by people of this tradition: ${reviewers.join(', ')}.`
    : `${drafted}. Nobody of this tradition has reviewed them yet.`
}

function TraditionPage({ tradition: { name, ownSpelling } }: { tradition: TraditionFacts }) {
  usePage({
    title: `${name} Prayers`,
    description: `Prayers in the spirit of ${ownSpelling ?? name}, in three lengths.`,
  })
  return (
    <>
      <PageHeader
        back={BACK}
        title={<TraditionName name={name} />}
        description={ownSpelling}
        actions={
          <>
            <MyTraditionToggle name={name} />
            <ButtonLink variant="secondary" to={addresses.generateWith({ tradition: name })}>
              Generate Prayer
            </ButtonLink>
          </>
        }
      />
      <div className="-mt-3 mb-3 min-h-40 sm:min-h-28">
        <TraditionNote tradition={name} />
      </div>
      <p className="mb-8 max-w-[68ch] text-sm text-ink-soft">
        {whoReviewed(REVIEWERS[name] ?? [])} If you pray in it, please{' '}
        <Link to={addresses.partner}>read and correct them</Link>.
      </p>
      <PrayerList
        query={prayerQueries.tradition(name)}
        label={`${name} prayers`}
        headingLevel={2}
        failure={PAGE_FAILED}
        empty={{
          message: 'No prayers found for this tradition.',
          action: (
            <ButtonLink to={addresses.generateWith({ tradition: name })}>
              Generate the first one
            </ButtonLink>
          ),
        }}
      />
    </>
  )
}
