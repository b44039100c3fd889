import { expect, expectAccessible, generate, openPrayer, test } from './scenario'
import { arriveAsMember } from './member'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.describe('A page that hears news', () => {
  test.use({ hearsNews: true })

  test('A like shows at once, lasts over a reload, shows in a second window, and can be taken back', async ({
    page,
    openWindow,
  }) => {
    await arriveAsMember(page)
    await page.goto('/traditions/universal')
    await openPrayer(page)
    const like = page.getByRole('button', { name: /^Like, / })
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    const before = Number((await like.innerText()).trim())

    const stranger = await openWindow()
    await stranger.goto(page.url())
    await expect(stranger.getByRole('button', { name: /^Like, / })).toHaveText(String(before))

    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(like).toHaveText(String(before + 1))
    await expect(stranger.getByRole('button', { name: /^Like, / })).toHaveText(String(before + 1))
    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', 'true')

    // The last of many quick wishes wins.
    for (let press = 0; press < 5; press++) await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await expect(stranger.getByRole('button', { name: /^Like, / })).toHaveText(String(before))
    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await expect(like).toHaveText(String(before))
  })
})

test('Copying takes the text on show and where it comes from, nothing else', async ({ page }) => {
  await page.goto('/traditions/universal')
  await openPrayer(page)
  await page.getByRole('tab', { name: 'Short' }).click()
  const text = await page.getByRole('tabpanel', { name: 'Short' }).innerText()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied to clipboard')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replace(/\s+/g, ' ')).toBe(
    `${text} — “${title}”, Orison, ${page.url().replace('?length=short', '')}`.replace(/\s+/g, ' '),
  )
})

test('A prayer is translated, flips back without asking again, and a new length shows the original', async ({
  page,
}) => {
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/translate') && request.method() === 'POST') requests++
  })
  await generate(page, { tradition: 'Universal', type: 'Gratitude', category: 'Gratitude' })
  await page.getByRole('tab', { name: 'Short' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Short' })
  const original = await panel.innerText()
  await page.getByRole('button', { name: /Translate/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: /Spanish/ }).click()
  await expect(page.getByText('Translation complete')).toBeVisible()
  await expect(panel).not.toHaveText(original)
  await expect(panel.locator('[lang="es"]').getByRole('paragraph').first()).toHaveAttribute(
    'dir',
    'ltr',
  )
  expect(requests).toBe(1)

  await page.getByRole('button', { name: /original/i }).click()
  await expect(panel).toHaveText(original, { useInnerText: true })
  await page.getByRole('button', { name: /Translate/ }).click()
  await page.getByRole('menuitem', { name: /Spanish/ }).click()
  await expect(panel).not.toHaveText(original)
  expect(requests).toBe(1)

  await page.getByRole('tab', { name: 'Medium' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Medium' }).locator('[lang="en"]')).toBeVisible()
})

test('A prayer is translated around what somebody told in their own words, and the page says so', async ({
  page,
}) => {
  const told = 'My mother has knee surgery on Friday'
  await generate(page, {
    tradition: 'Universal',
    type: 'Strength',
    category: 'Other',
    context: told,
  })
  await page.getByRole('tab', { name: 'Medium' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Medium' })
  const [own = ''] = /[^.]*knee surgery[^.]*\./.exec(await panel.innerText()) ?? []
  await page.getByRole('button', { name: /Translate/ }).click()
  await page.getByRole('menuitem', { name: /German/ }).click()
  await expect(page.getByText('own words is not translated')).toBeVisible()
  await expect(panel).toContainText(own.trim())
  await expect(panel).toContainText('So sei es.')
  await expectAccessible(page)
})
