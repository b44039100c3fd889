import type { User } from '@supabase/auth-js'
import { BookHeart, LogOut, Settings, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { Avatar } from '@/components/ui/avatar'
import { Menu, MenuEntry, MenuPanel, MenuRule, MenuTrigger } from '@/components/ui/menu'
import { signOut } from '@/features/auth/sign-out'
import { avatarLetter } from '@/features/profile/profile'
import { useProfile } from '@/features/profile/profile-queries'

function pictureOf(user: User): string | null {
  const picture: unknown = user.user_metadata['avatar_url']
  return typeof picture === 'string' ? picture : null
}

export default function UserMenu({ user }: { user: User }) {
  const navigate = useNavigate()
  const { data: profile, isPending } = useProfile(user.id)
  // Empty until the profile is loaded: another letter would replace it at once.
  const letter = isPending ? '' : avatarLetter(profile?.username ?? user.email)

  async function leave() {
    if (await signOut()) await navigate(addresses.login)
  }

  return (
    <Menu>
      <MenuTrigger
        aria-label="Your account"
        className="grid size-11 place-items-center rounded-full hover:bg-accent-soft"
      >
        <Avatar src={profile?.avatarUrl ?? pictureOf(user)} fallback={letter} />
      </MenuTrigger>
      <MenuPanel>
        <p dir="auto" className="max-w-64 truncate px-3 pt-1.5 pb-2 text-sm text-ink-soft">
          {profile?.username ?? user.email}
        </p>
        <MenuRule />
        <MenuEntry onSelect={() => void navigate(addresses.profile)}>
          <UserRound aria-hidden="true" size={17} />
          My Profile
        </MenuEntry>
        <MenuEntry onSelect={() => void navigate(addresses.book)}>
          <BookHeart aria-hidden="true" size={17} />
          My prayer book
        </MenuEntry>
        <MenuEntry onSelect={() => void navigate(addresses.settings)}>
          <Settings aria-hidden="true" size={17} />
          Settings
        </MenuEntry>
        <MenuRule />
        <MenuEntry onSelect={() => void leave()}>
          <LogOut aria-hidden="true" size={17} />
          Sign Out
        </MenuEntry>
      </MenuPanel>
    </Menu>
  )
}
