import type { Page } from '@playwright/test'
import { expect, generate, openPrayer, test } from './scenario'
import { arriveAsMember, sendRows, type MemberSession } from './member'

const CHOICES = { tradition: 'Universal', type: 'Hope', category: 'Wellbeing', isPrivate: true }

/** Makes private prayers in a member's name, as a script would; tells their ids. */
async function makeMany(page: Page, member: MemberSession, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    title: `Number ${index}`,
    short_text: 'Peace.',
    tradition: 'Universal',
    category: 'Peace',
    is_private: true,
    user_id: member.user.id,
  }))
  const answer = await sendRows(page.request, member, 'prayers', rows)
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }[]).map(({ id }) => id)
}

test('Whoever made too many prayers reads so, and keeps what was made and typed', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/429/, /\/rest\/v1\/prayers\?/)
  await makeMany(page, await arriveAsMember(page), 120)
  const sentence = 'You have made 120 prayers in the last hour. Please rest a while and try again.'
  await generate(page, CHOICES)
  const kept = page.getByRole('main').getByText(sentence)
  await expect(kept).toBeVisible()
  await expect(page.getByText('Nothing is lost: it is kept on this device.')).toBeVisible()
  await page.getByRole('button', { name: 'Save again' }).click()
  await expect(kept).toBeVisible()

  await page.goto('/traditions/islam')
  await openPrayer(page)
  await page.getByRole('button', { name: 'Remix Prayer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remix Prayer' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Typed with care')
  await dialog.getByRole('button', { name: 'Save Remix' }).click()
  await expect(dialog.getByText(sentence)).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Typed with care')
})

test('Whoever gave too many likes reads so, and the heart is empty again', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/429/, /\/rest\/v1\/likes\?/)
  const member = await arriveAsMember(page)
  const liked = (await makeMany(page, member, 60)).map((id) => ({ prayer_id: id }))
  expect((await sendRows(page.request, member, 'likes', liked)).status()).toBe(201)
  await page.goto('/traditions/islam')
  await openPrayer(page)
  const like = page.getByRole('button', { name: /^Like, / })
  await like.click()
  await expect(
    page.getByText(
      'You have given 60 likes in the last minute. Please rest a moment and try again.',
    ),
  ).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
})
