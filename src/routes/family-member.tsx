import { Navigate, useParams } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { FAMILY_MEMBERS, type FamilyMember as Member } from '@/catalogue/family-members'
import { FAMILY_PAGES } from '@/catalogue/family-themes'
import { PageHeader } from '@/components/page-header'
import { usePage } from '@/components/use-page'
import { CategoryPrayers } from '@/features/prayers/list/category-prayers'

export default function FamilyMember() {
  const { member: slug } = useParams()
  const member = FAMILY_MEMBERS.find((name) => addresses.familyMember(name) === `/family/${slug}`)
  return member ? (
    <MemberPage key={member} member={member} />
  ) : (
    <Navigate to={addresses.home} replace />
  )
}

function MemberPage({ member }: { member: Member }) {
  const { description, themes } = FAMILY_PAGES[member]
  usePage({ title: `Prayers for ${member}`, description })
  return (
    <>
      <PageHeader
        back={{ to: addresses.family, label: 'Back to Family' }}
        title={`Prayers for ${member}`}
        description={description}
      />
      <ul
        aria-label="What these prayers are about"
        className="mb-8 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-5 lg:grid-cols-4"
      >
        {themes.map((theme) => (
          <li key={theme.name}>
            <p className="font-prayer text-[1.0625rem] font-semibold">{theme.name}</p>
            <p className="text-sm text-ink-soft">{theme.description}</p>
          </li>
        ))}
      </ul>
      <CategoryPrayers
        category={member}
        isSearchable
        generator={addresses.generateWith({ category: 'Family', member: member.toLowerCase() })}
      />
    </>
  )
}
