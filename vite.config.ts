import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { importAgain } from './src/app/build/import-again-plugin.ts'
import { plainIcons } from './src/app/build/plain-icons.ts'
import { prerenderedPages } from './src/app/build/prerender-plugin.ts'
import { serviceWorker } from './src/app/build/service-worker-plugin.ts'
import { shakeRouter } from './src/app/build/shake-router.ts'
import { passageDocuments } from './src/engine/build/vite-plugin.ts'
import { projectHeaders } from './supabase/local/headers-plugin.ts'
import { builtSite } from './supabase/local/site-plugin.ts'
import { orisonBackend } from './supabase/local/vite-plugin.ts'

const source = fileURLToPath(new URL('./src', import.meta.url))

const firstScreenPackages =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|clsx|@tanstack[\\/](react-query|query-core)|@supabase[\\/]postgrest-js)[\\/]/

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    passageDocuments(),
    orisonBackend(),
    projectHeaders(),
    builtSite(),
    shakeRouter(),
    plainIcons(),
    importAgain(),
    prerenderedPages(),
    serviceWorker(),
  ],
  resolve: {
    alias: { '@': source },
    dedupe: ['react', 'react-dom'],
  },
  build: {
    target: 'es2023',
    // Every browser of that target knows modulepreload.
    modulePreload: {
      polyfill: false,
      // The names of all later files would be 2.4 kB of the first route. A document names those that its page needs, and the
      // service worker keeps the others soon after.
      resolveDependencies: (_, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((each) => each.endsWith('.css')),
    },
    // The colour tokens are light-dark() pairs that must follow color-scheme inside a page too (the sign-in form is dark).
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    rolldownOptions: {
      output: {
        // Every document is called en.yaml; its folder says whose voice it is.
        chunkFileNames: ({ facadeModuleId }) => {
          const document = /engine\/(?:packs|stock)\/([^/]+)\/en\.yaml$/.exec(facadeModuleId ?? '')
          const wholes = /engine\/wholes\/(.+)\/en\.yaml$/.exec(facadeModuleId ?? '')?.[1]
          if (wholes) return `assets/wholes-${wholes.replaceAll('/', '-')}-[hash].js`
          // Its prayers of the day are no voice: the generator tells by the names what is on the device.
          const days = /prayers\/day\/library\/([^/]+)\.json$/.exec(facadeModuleId ?? '')
          return `assets/${document?.[1] ?? (days ? `day-${days[1]}` : '[name]')}-[hash].js`
        },
        codeSplitting: {
          groups: [
            // What nearly every screen needs travels in two files: it compresses better than in twenty.
            { name: 'foundation', test: firstScreenPackages },
            // The frame of every page and the home page, with all that they import.
            {
              name: 'first-page',
              test: /src[\\/](app[\\/](app|root-layout)|routes[\\/]home)\.tsx/,
            },
            // Small parts of most pages: each file's name would stand in the first route.
            {
              name: 'page-parts',
              test: /src[\\/]components[\\/](?:page-header|back-link|link-tile|reading-page|ui[\\/](?:field|use-problem-focus))\.tsx?/,
            },
            { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/ },
            // By themselves, so that their budgets can be kept.
            {
              name: 'delicate-words',
              test: /engine[\\/]context[\\/](word-lists|(?:harmless|delicate)-phrases)|catalogue[\\/](sensitive-words|given-names)/,
            },
            // Asked for by the form while one types and by what repeats a context: once, and by neither before.
            {
              name: 'known-words',
              test: /src[\\/]engine[\\/](restate[\\/](common-words|known-words|proper-nouns)|stock[\\/](everyday|ordinary)-words)/,
            },
            // Long, and asked for where a context is prayed.
            { name: 'occasion-kinds', test: /src[\\/]engine[\\/]kinds/ },
            // Read by pages that need no engine.
            { name: 'family-members', test: /src[\\/]catalogue[\\/]family-members/ },
            {
              name: 'prayer-engine',
              test: /src[\\/]engine[\\/](composer|passages|intention[\\/](?!heard-words|labels|occasions|occasion-labels)|compose-(passage-)?prayer|checked-choices|said-type|keys|random|words|tags|title|context[\\/]clean)/,
            },
            // Behind the reader, which it would take with it.
            { name: 'occasion-classifier', test: /src[\\/]engine[\\/]classifier/ },
          ],
        },
      },
    },
  },
  preview: { host: '127.0.0.1' },
  server: { host: '127.0.0.1' },
  test: {
    // Vitest leaves one core to itself, which is every second one where there are two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['src/{engine,catalogue}/**/*.test.ts'],
          // Pure, and the same words and documents are read by nearly all of them: once is enough.
          isolate: false,
          // A few read every prayer, which takes long where much else runs.
          testTimeout: 30_000,
          setupFiles: ['tests/support/fail-on-console-noise.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/{app,components,features,lib,routes}/**/*.test.{ts,tsx}',
            'tests/support/**/*.test.ts',
            'tests/lint/**/*.test.mjs',
          ],
          environment: 'node',
          setupFiles: ['tests/support/fail-on-console-noise.ts', 'tests/support/search-element.ts'],
          env: {
            VITE_SUPABASE_URL: 'http://127.0.0.1:9',
            VITE_SUPABASE_ANON_KEY: 'unit tests reach no backend',
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/db/**/*.test.ts', 'supabase/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'supabase/functions/**'],
          globalSetup: 'tests/support/prepare-images.ts',
          // Each file has a database of its own; PGlite's modules and code are read once for all.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          include: ['tests/{backend,functions}/**/*.test.ts'],
          globalSetup: 'tests/support/prepare-images.ts',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
