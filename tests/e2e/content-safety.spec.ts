import { expect, test } from './scenario'
import { arriveAsMember, storePrayer } from './member'

const HOSTILE =
  '<img src="x" onerror="document.title=\'taken\'"><script>document.title="taken"</script>'

test('Markup that somebody writes into a prayer is read as text, wherever it stands', async ({
  page,
}) => {
  const { id } = await storePrayer(page.request, await arriveAsMember(page))
  await page.goto(`/prayer/${id}`)
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Prayer' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill(HOSTILE)
  await dialog
    .getByRole('textbox', { name: 'Short Version' })
    .fill(`${HOSTILE} javascript:alert(1) https://example.org/`)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOSTILE)

  await page.getByRole('tab', { name: 'Short' }).click()
  const prayer = page.getByRole('main').getByRole('article')
  await expect(prayer).toContainText('<script>')
  await expect(prayer.getByRole('link', { name: /example\.org|javascript/ })).toHaveCount(0)
  await page.goto('/celebration')
  await expect(page.getByRole('article').filter({ hasText: '<img src="x"' })).toBeVisible()
  await expect(page).not.toHaveTitle('taken')
})

test('A script that gets into the page is refused by the browser', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/Content Security Policy/)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const refused = await page.evaluate(
    () =>
      new Promise<string>((settle) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          settle(event.violatedDirective),
        )
        const script = document.createElement('script')
        script.textContent = 'document.title = "taken"'
        document.body.append(script)
      }),
  )
  expect(refused).toBe('script-src-elem')
  await expect(page).not.toHaveTitle('taken')
})
