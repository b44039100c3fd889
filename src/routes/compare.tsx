import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { PageHeader } from '@/components/page-header'
import { usePage } from '@/components/use-page'
import { useSession } from '@/features/auth/session'
import { listNames, readComparison } from '@/features/generator/compare/comparison'
import { ComparisonView } from '@/features/generator/compare/comparison-view'
import type { MadePrayer } from '@/features/generator/made-prayer'
import { resultState } from '@/features/generator/made-prayer-store'
import { useSaveMadePrayer } from './use-save-made-prayer'

/** The same need, prayed in two or three traditions side by side. */
export default function Compare() {
  const [parameters] = useSearchParams()
  const comparison = useMemo(() => readComparison(parameters), [parameters])
  const names = listNames(comparison.traditions)
  const title = `${comparison.type}, side by side`
  usePage({
    title: `${comparison.type} in ${names}`,
    description: `A prayer for ${comparison.type.toLowerCase()} in the words of ${names}, part by part.`,
  })
  const { user, status } = useSession()
  const navigate = useNavigate()
  const save = useSaveMadePrayer()

  function handleMade(made: MadePrayer) {
    void navigate(
      { pathname: addresses.prayerResult, search: `length=${comparison.length}` },
      { state: resultState(made) },
    )
  }

  return (
    <>
      <PageHeader
        back={{ to: addresses.generate, label: 'Back to Generate' }}
        title={title}
        description={
          <span className="max-sm:hidden">The same need, prayed in the words of {names}.</span>
        }
      />
      {/* Whose words may be read is not known before. */}
      {status !== 'loading' && (
        <ComparisonView
          comparison={comparison}
          viewerId={user?.id ?? null}
          save={save}
          onMade={handleMade}
        />
      )}
    </>
  )
}
