import { loadEnv, type UserConfig } from 'vite'

/**
 * The Supabase project that the site is for, as VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY name it; null when neither
 * does. Throws when only one is set or the first is no address. Paths are put behind the address, so it ends without a slash.
 */
export function readProject(config: UserConfig, mode: string): { url: string } | null {
  const root = config.root ?? process.cwd()
  const folder = config.envDir === false ? root : (config.envDir ?? root)
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = loadEnv(mode, folder, 'VITE_')
  if (!url && !key) return null
  if (!url || !key)
    throw new Error('Set both VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY, or neither.')
  if (!/^https?:\/\/[^\s/]/.test(url) || !URL.canParse(url))
    throw new Error(
      `VITE_SUPABASE_URL needs an address like https://project.example, not "${url}".`,
    )
  return { url: url.replace(/\/+$/, '') }
}
