import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { shakeRouter } from './shake-router'

/** What a build makes of a module that imports two parts of the router. */
async function buildWith(plugins: ReturnType<typeof shakeRouter>[]): Promise<string> {
  const entry = '\0entry'
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === 'entry' ? entry : null),
        load: (id) => (id === entry ? "export { Link, useLocation } from 'react-router'" : null),
      },
      ...plugins,
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        external: ['react', 'react-dom'],
      },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('Nothing was built.')
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

describe('a build with the router', () => {
  it('leaves out the parts that nothing imports, and keeps those that something does', async () => {
    const [plain, shaken] = await Promise.all([buildWith([]), buildWith([shakeRouter()])])
    expect(plain).toContain('useSubmit')
    expect(shaken).not.toContain('useSubmit')
    expect(shaken).toContain('useLinkClickHandler')
  })
})
