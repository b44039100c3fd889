import type { Page } from '@playwright/test'
import { expect, generate, openPrayer, signUp, test } from './errand'

const CHOICES = { tradition: 'Universal', type: 'Hope', category: 'Wellbeing', isPrivate: true }

/**
 * Makes private prayers in the name of whoever is signed in, as a script would, and likes the first 60 when asked.
 * @returns the statuses of the answers.
 */
function actMuch(page: Page, prayers: number, isLiking: boolean): Promise<number[]> {
  return page.evaluate(
    async ([count, alsoLikes]) => {
      const stored = Object.entries(localStorage).find(([key]) => key.endsWith('-auth-token'))
      const session = JSON.parse(stored?.[1] ?? '{}') as {
        access_token: string
        user: { id: string }
      }
      const send = (address: string, rows: unknown) =>
        fetch(address, {
          method: 'POST',
          headers: {
            apikey: 'sb_publishable_orison_local_backend',
            authorization: `Bearer ${session.access_token}`,
            'content-type': 'application/json',
            prefer: 'return=representation',
          },
          body: JSON.stringify(rows),
        })
      const row = {
        short_text: 'Peace.',
        tradition: 'Universal',
        category: 'Peace',
        is_private: true,
        user_id: session.user.id,
      }
      const made = await send(
        '/rest/v1/prayers?select=id',
        Array.from({ length: count }, (_, index) => ({ ...row, title: `Number ${index}` })),
      )
      if (!alsoLikes) return [made.status]
      const ids = (await made.json()) as { id: string }[]
      const liked = await send(
        '/rest/v1/likes?select=prayer_id',
        ids.slice(0, 60).map(({ id }) => ({ prayer_id: id })),
      )
      return [made.status, liked.status]
    },
    [prayers, isLiking] as const,
  )
}

test('Whoever made too many prayers reads so, and keeps what was made and typed', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/429/)
  await signUp(page)
  expect(await actMuch(page, 120, false)).toEqual([201])
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
  expectNoise(/429/)
  await signUp(page)
  expect(await actMuch(page, 60, true)).toEqual([201, 201])
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
