import { execFile } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from '../support/backend'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.stop())

/** Runs the checks as `npm run smoke` does. */
function smoke(url: string, key: string): Promise<{ code: number; lines: string[] }> {
  return new Promise((resolve) => {
    const words = ['--import', 'tsx', 'tests/smoke/run.ts', url, key]
    const child = execFile(process.execPath, words, (_, output) =>
      resolve({ code: child.exitCode ?? -1, lines: output.trim().split('\n') }),
    )
  })
}

describe('the smoke test', () => {
  it('passes on a project that is set up, and leaves nothing behind', async () => {
    const { code, lines } = await smoke(`${backend.url}/`, backend.anonKey)
    expect(lines.filter((line) => !line.startsWith('ok '))).toEqual(['14 of 14 ok'])
    expect(code).toBe(0)
    const left = await backend.database.query(
      "select 1 from public.prayers where title = 'Smoke test' union all select 1 from storage.objects",
    )
    expect(left).toEqual([])
  })

  it('fails, and names the check, where visitors may do what they must not', async () => {
    await backend.database.exec(
      'create policy "Everybody reads everything" on public.prayers for select using (true)',
    )
    const { userId } = await backend.signUp()
    await backend.database.query(
      `insert into public.prayers (title, short_text, tradition, category, type, user_id, is_private)
       values ('Mine', 'Only mine.', 'Universal', 'Peace', 'Peace Prayer', $1, true)`,
      [userId],
    )
    const { code, lines } = await smoke(backend.url, backend.anonKey)
    expect(code).toBe(1)
    expect(lines.filter((line) => line.startsWith('failed'))).toEqual([
      'failed  private prayers are hidden: 1 private prayers can be read',
    ])
    await backend.database.exec('drop policy "Everybody reads everything" on public.prayers')
  })

  it('fails with a key that is not the project’s', async () => {
    const { code, lines } = await smoke(backend.url, 'not-the-key')
    expect([code, lines.at(-1)?.startsWith('14')]).toEqual([1, false])
  })

  it('fails soon where nobody answers', async () => {
    const began = Date.now()
    const { code, lines } = await smoke('http://127.0.0.1:9', backend.anonKey)
    expect(code).toBe(1)
    expect(lines).toEqual([expect.stringMatching(/^failed {2}http:\/\/127\.0\.0\.1:9 answers: /)])
    expect(Date.now() - began).toBeLessThan(30_000)
  })
})
