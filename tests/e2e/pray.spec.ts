import { readFileSync } from 'node:fs'
import { expect, expectAccessible, generate, openPrayer, test } from './scenario'

test('A visitor prays a prayer part by part, with keys only, and comes back to its page @phone', async ({
  page,
}) => {
  await page.goto('/traditions/celtic')
  await openPrayer(page)
  await page.getByRole('tab', { name: 'Long' }).click()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const whole = await page.getByRole('tabpanel', { name: 'Long' }).innerText()
  const address = page.url()

  await page.keyboard.press('p')
  await expect(page).toHaveURL(/\/prayer\/[0-9a-f-]{36}\/pray\?length=long$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expectAccessible(page)

  const prayed: string[] = []
  const part = page.getByRole('region', { name: 'Prayer' })
  const count = Number(/of (\d+)/.exec(await part.innerText())?.[1])
  expect(count).toBeGreaterThan(3)
  for (let at = 1; at <= count; at++) {
    await expect(part.getByText(`${at} of ${count}`)).toHaveCount(1)
    prayed.push(await part.getByRole('paragraph').last().innerText())
    await page.keyboard.press('ArrowRight')
  }
  const words = (text: string) => text.replace(/\s+/g, ' ').trim()
  expect(words(prayed.join(' '))).toBe(words(whole))

  await expect(page.getByRole('heading', { name: 'Stay a moment.' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Another' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
  await expect(part.getByText(/^1 of /)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tab', { name: 'Long', selected: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
})

test('A shared address opens the prayer in the ground and size that were chosen, and says that there is no voice', async ({
  page,
}) => {
  await page.goto('/traditions/celtic')
  await openPrayer(page)
  const address = new URL(page.url()).pathname
  await page.goto(`${address}/pray?length=short`)
  await page.getByRole('button', { name: 'How to pray' }).click()
  await page.getByRole('radio', { name: 'Dusk' }).check()
  await page.getByRole('button', { name: 'Larger text' }).click()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'How to pray' }).click()
  await expect(page.getByRole('radio', { name: 'Dusk' })).toBeChecked()
  await expect(page.getByText('3 of 5')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Read aloud' }).click()
  await expect(page.getByText('This device has no voice for English.')).toBeVisible()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(`${address}?length=short`)
})

test('A prayer that was just made is prayed before it is saved, and another one is made from there', async ({
  page,
}) => {
  const title = await generate(page, {
    tradition: 'Universal',
    type: 'Peace',
    category: 'Peace',
  })
  await page.getByRole('link', { name: 'Pray', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'Another' }).click()
  const part = page.getByRole('region', { name: 'Prayer' })
  await expect(part.getByText(/^1 of /)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Prayers of this sitting' })).toContainText(
    '2 of 2',
  )
})

test('A prayer becomes a picture in two sizes, with a description @phone', async ({ page }) => {
  await page.goto('/traditions/celtic')
  await openPrayer(page)
  await page.getByRole('tab', { name: 'Short' }).click()
  const text = await page.getByRole('tabpanel', { name: 'Short' }).innerText()
  await page.getByRole('button', { name: 'Picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share as a picture' })
  const preview = dialog.getByRole('img', { name: text.replace(/\s+/g, ' ') })
  await expect(preview).toBeVisible()
  await expectAccessible(page)

  for (const [format, width, height] of [
    ['Wide', 1200, 630],
    ['Tall', 1080, 1350],
  ] as const) {
    await dialog.getByRole('radio', { name: format }).check()
    await expect(preview).toHaveAttribute('width', String(width))
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(new RegExp(`${width}x${height}\\.png$`))
    const png = readFileSync(await file.path())
    // The size stands at the beginning of every PNG.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height])
  }
})
