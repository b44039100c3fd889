import { expect, expectAccessible, test } from './scenario'
import { arriveAsMember, storePrayer } from './member'

test('A new member’s profile is empty and says what to do next', async ({ page }) => {
  await arriveAsMember(page)
  await page.goto('/profile')
  await expect(page.getByText('No prayers created yet.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Create your first prayer' }).click()
  await expect(page).toHaveURL(/\/generate/)
})

test('The newest four prayers stand first on the profile, the others below', async ({ page }) => {
  const member = await arriveAsMember(page)
  for (let made = 0; made < 5; made++) await storePrayer(page.request, member)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Recent Prayers' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Recent Prayers' }).getByRole('article')).toHaveCount(
    4,
  )
  await expect(page.getByRole('list', { name: 'All Prayers' }).getByRole('article')).toHaveCount(1)
  await expectAccessible(page)
})

test('An owner edits a prayer, makes it private and public again, and deletes it', async ({
  page,
  openWindow,
}) => {
  const { id } = await storePrayer(page.request, await arriveAsMember(page))
  await page.goto(`/prayer/${id}`)
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Prayer' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('A table under the trees')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A table under the trees')

  const stranger = await openWindow()
  await stranger.goto(page.url())
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('A table under the trees')
  await page.getByRole('button', { name: 'Make private' }).click()
  await expect(page.getByText('Only you can see this prayer now')).toBeVisible()
  await stranger.reload()
  await expect(stranger).toHaveURL(/\/generate/)
  await expect(stranger.getByText('Failed to load prayer')).toBeVisible()

  await page.getByRole('button', { name: 'Make public' }).click()
  await expect(page.getByText('Everyone can see this prayer now')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Cancel' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A table under the trees')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText('No prayers created yet.')).toBeVisible()
})

test('A public profile shows public prayers only', async ({ page, openWindow }) => {
  const member = await arriveAsMember(page)
  const { id, title } = await storePrayer(page.request, member)
  const { title: hidden } = await storePrayer(page.request, member, { is_private: true })
  await page.goto('/profile')
  await expect(page.getByRole('article')).toHaveCount(2)
  const stranger = await openWindow()
  await stranger.goto(`/prayer/${id}`)
  await stranger.getByRole('main').locator('a[href^="/profile/"]').click()
  await expect(stranger.getByRole('article').filter({ hasText: title })).toBeVisible()
  await expect(stranger.getByText(hidden)).toHaveCount(0)
  await expectAccessible(stranger)
})
