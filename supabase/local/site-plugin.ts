import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { isForOwnHost } from './own-host.ts'
import { serveSite } from './site-files.ts'

/** Serves the built site in `vite preview`, after what other plugins answer, by the rules of its host. */
export function builtSite(): Plugin {
  return {
    name: 'orison-built-site',
    configurePreviewServer({ config, middlewares }) {
      const serve = serveSite(resolve(config.root, config.build.outDir))
      middlewares.use((incoming, outgoing, next) => {
        // Vite refuses foreign hosts itself.
        if (isForOwnHost(incoming)) serve(incoming, outgoing, next)
        else next()
      })
    },
  }
}
