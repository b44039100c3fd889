import { Link, useParams, useSearchParams } from 'react-router-dom'
import { addresses, findTraditionBySlug } from '@/catalogue/addresses'
import { findPrayerType } from '@/catalogue/prayer-types'
import { REVIEWERS } from '@/catalogue/reviewers'
import type { Tradition as TraditionFacts } from '@/catalogue/traditions'
import { EmptyState } from '@/components/empty-state'
import { PageHeader } from '@/components/page-header'
import { TraditionName } from '@/components/tradition-name'
import { ButtonLink } from '@/components/ui/button'
import { usePage } from '@/components/use-page'
import { FeaturedPrayer } from '@/features/prayers/day/featured-prayer'
import { MyTraditionToggle } from '@/features/prayers/day/my-tradition-toggle'
import { PrayerList } from '@/features/prayers/list/prayer-list'
import { PAGE_FAILED } from '@/features/prayers/list/prayer-list-frame'
import { prayerQueries } from '@/features/prayers/cache/prayer-queries'
import { TraditionNote } from '@/features/prayers/reading/tradition-note'
import { TraditionTypes } from '@/features/prayers/types/tradition-types'

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
  const drafted = 'The prayers and passages of this voice were drafted by an AI writer'
  return reviewers.length > 0
    ? `${drafted} and reviewed by people of this tradition: ${reviewers.join(', ')}.`
    : `${drafted}. Nobody of this tradition has reviewed them yet.`
}

/** What an address narrows the page to. */
const TYPE = 'type'

function TraditionPage({ tradition: { name, ownSpelling } }: { tradition: TraditionFacts }) {
  const [parameters] = useSearchParams()
  const type = findPrayerType(parameters.get(TYPE) ?? '')
  usePage({
    title: type ? `${name} Prayers for ${type}` : `${name} Prayers`,
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
      <div className="flex flex-col gap-x-12 gap-y-8 lg:flex-row lg:items-start">
        <FeaturedPrayer tradition={name} />
        <aside
          aria-label="About these prayers"
          className="max-w-[68ch] lg:not-first:w-80 lg:not-first:shrink-0"
        >
          <TraditionNote tradition={name} />
          <p className="mt-4 text-sm text-ink-soft">
            {whoReviewed(REVIEWERS[name] ?? [])} If you pray in it, please{' '}
            <Link to={addresses.partner}>read and correct them</Link>.
          </p>
        </aside>
      </div>
      <div className="mt-12">
        <TraditionTypes tradition={name} selected={type} />
      </div>
      <h2 className="mt-12 mb-4 text-2xl">{type ? `${type} prayers` : 'All prayers'}</h2>
      <PrayerList
        query={prayerQueries.tradition(name, type)}
        label={`${name} prayers`}
        failure={PAGE_FAILED}
        empty={{
          message: 'No prayers found for this tradition.',
          action: (
            <ButtonLink to={addresses.generateWith({ tradition: name, ...(type && { type }) })}>
              Generate the first one
            </ButtonLink>
          ),
        }}
      />
    </>
  )
}
