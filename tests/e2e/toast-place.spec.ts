import type { Locator, Page } from '@playwright/test'
import { expect, test } from './scenario'
import { arriveAsMember, storePrayer } from './member'

/** Presses a button and fails when the news that follows covers it. */
async function expectUncovered(page: Page, button: Locator, news: string): Promise<void> {
  const pressed = await button.boundingBox()
  await button.click()
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  const said = toast.filter({ hasText: news }).first()
  await expect(said).toBeVisible()
  // Where it rests, not where it comes from.
  await said.evaluate((element) =>
    Promise.allSettled(element.getAnimations().map((each) => each.finished)),
  )
  const covering = await said.boundingBox()
  if (!pressed || !covering) throw new Error('Nothing was pressed, or nothing said.')
  const isBeside =
    covering.x >= pressed.x + pressed.width || covering.x + covering.width <= pressed.x
  const isAboveOrBelow =
    covering.y >= pressed.y + pressed.height || covering.y + covering.height <= pressed.y
  expect(isBeside || isAboveOrBelow).toBe(true)
}

for (const size of [
  { width: 375, height: 740 },
  { width: 1280, height: 800 },
])
  test(`At ${size.width} pixels news never covers the button just pressed`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write'])
    await page.setViewportSize(size)
    await storePrayer(page.request, await arriveAsMember(page))
    await page.goto('/profile')
    const more = page.getByRole('main').getByRole('button', { name: 'More actions' }).first()
    const dialog = page.getByRole('dialog', { name: 'Edit Prayer' })
    await more.click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await expectUncovered(
      page,
      dialog.getByRole('button', { name: 'Save Changes' }),
      'Prayer saved successfully!',
    )

    await page.goto('/peace')
    await more.evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await more.click()
    await expectUncovered(page, page.getByRole('menuitem', { name: 'Copy' }), 'Copied to clipboard')

    await page.goto('/settings')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await save.evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await expectUncovered(page, save, 'Profile updated successfully')
  })
