import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { orisonBackend } from './supabase/local/vite-plugin.ts'

const source = fileURLToPath(new URL('./src', import.meta.url))

export default defineConfig({
  plugins: [react(), tailwindcss(), orisonBackend()],
  resolve: { alias: { '@': source }, dedupe: ['react', 'react-dom'] },
  build: {
    target: 'es2023',
    // The colour tokens are light-dark() pairs that must follow color-scheme inside a page too (the sign-in form is dark).
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
  },
  preview: { host: '127.0.0.1' },
  server: { host: '127.0.0.1' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/support/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/fail-on-console-noise.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/db/**/*.test.ts', 'supabase/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'supabase/functions/**'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          include: ['tests/backend/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
