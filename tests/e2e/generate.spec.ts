import { chooseOption, expect, expectAccessible, generate, pressGenerate, test } from './scenario'
import { arriveAsMember, signUp } from './member'

test(
  'A member makes a prayer and finds it everywhere it belongs',
  { tag: '@phone' },
  async ({ page }) => {
    await arriveAsMember(page)
    await page.goto('/generate')
    for (const [label, value] of [
      ['Tradition', 'Judaism'],
      ['Type', 'Patience'],
      ['Category', 'Professional'],
    ] as const)
      await chooseOption(page, label, value)
    await page.getByRole('textbox', { name: /context/i }).fill('a long project at the office')
    const title = await pressGenerate(page)
    await expect(page.getByText('Prayer saved successfully!')).toBeVisible()
    expect(title).toMatch(/^Judaism (Sacred|Divine|Holy) Prayer for Professional$/)
    await expect(page.getByRole('tabpanel')).not.toBeEmpty()
    await expect(page.getByRole('button', { name: 'Remix Prayer' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Generate New' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Browse Prayers' })).toBeVisible()
    await expectAccessible(page)

    for (const path of ['/', '/profile', '/professional', '/traditions/judaism']) {
      await page.goto(path)
      await expect(
        page.getByRole('main').getByRole('article').filter({ hasText: title }).first(),
      ).toBeVisible()
    }
    await page.goto('/profile')
    await page.getByRole('link', { name: title }).first().click()
    await expect(page).toHaveURL(/\/prayer\/[0-9a-f-]{36}/)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  },
)

test('Without all three choices nothing is made, and what was typed stays over a reload', async ({
  page,
}) => {
  await page.goto('/generate')
  const context = page.getByRole('textbox', { name: /context/i })
  await expect(context).toHaveAttribute('placeholder', 'Describe your situation or intention...')
  await context.fill('a journey to my sister')
  await page.getByRole('button', { name: 'Generate Prayer' }).click()
  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
  await expect(page).toHaveURL(/\/generate/)
  await page.reload()
  await expect(context).toHaveValue('a journey to my sister')
})

test('A visitor makes a prayer, signs up, and it is kept', async ({ page }) => {
  const title = await generate(page, {
    tradition: 'Buddhism',
    type: 'Courage',
    category: 'Wellbeing',
  })
  await expect(page.getByText('Sign in to save prayers').first()).toBeVisible()
  const text = await page.getByRole('tabpanel').innerText()
  await page.reload()
  await expect(page.getByRole('tabpanel')).toHaveText(text, { useInnerText: true })
  await signUp(page)
  await expect(page.getByText('Prayer saved successfully!')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('article').filter({ hasText: title }).first()).toBeVisible()
})

test('The guide has five steps and every tab has its own address', async ({ page }) => {
  await page.goto('/generate')
  await page.getByRole('tab', { name: 'Guide' }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(5)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Guide' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect(page.getByRole('tabpanel')).not.toBeEmpty()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/')
})

test('The result says what was heard, and a correction composes the prayer anew', async ({
  page,
}) => {
  await generate(page, {
    tradition: 'Universal',
    type: 'Peace',
    category: 'Wellbeing',
    context: 'my mother is in hospital',
  })
  const text = page.getByRole('tabpanel')
  const heard = page.getByRole('region', { name: 'What was heard' })
  await expect(heard.getByRole('listitem').filter({ hasText: 'your mother' })).toBeVisible()
  await expect(text).toContainText('my mother')
  await expectAccessible(page)

  await heard.getByRole('button', { name: 'Correct' }).click()
  await chooseOption(page, 'For whom', 'your father')
  await expect(text).toContainText('my father')
  await expect(text).not.toContainText('my mother')
  await page.reload()
  await expect(text).toContainText('my father')
  await heard.getByRole('button', { name: 'Take away: your father' }).click()
  await expect(text).not.toContainText('my father')
})

test('What I ask for is asked in my own words, until I take them away', async ({ page }) => {
  await generate(page, {
    tradition: 'Islam',
    type: 'Healing',
    category: 'Wellbeing',
    context: 'my nan has surgery on thursday. please pray the surgeon sleeps well before',
  })
  const text = page.getByRole('tabpanel')
  await expect(text).toContainText('my grandmother, who has surgery on Thursday')
  await expect(text).toContainText('Let the surgeon sleep well before.')
  const heard = page.getByRole('region', { name: 'What was heard' })
  await heard.getByRole('button', { name: 'Take away: your own words' }).click()
  await expect(text).not.toContainText('Let the surgeon sleep well before.')
  await expect(text).toContainText(/my grandmother/i)
})

test('Chips say for whom and what, and what was heard can be corrected before the press', async ({
  page,
}) => {
  await page.goto('/generate?tradition=Universal&type=peace&category=Wellbeing')
  const box = page.getByRole('textbox', { name: /context/i })
  await box.fill('It began in May.')
  const chip = (name: string) => page.getByRole('button', { name, exact: true })
  await chip('My mother').click()
  await chip('Illness').click()
  await expect(box).toHaveValue('My mother is ill. It began in May.')
  await expect(chip('My mother')).toHaveAttribute('aria-pressed', 'true')
  const heard = page.getByRole('region', { name: 'What was heard' })
  await expect(heard.getByRole('listitem').first()).toHaveText('your mother')
  await expectAccessible(page)

  await heard.getByRole('button', { name: 'Correct' }).click()
  await chooseOption(page, 'For whom', 'your father')
  await expect(heard.getByRole('listitem').first()).toHaveText('your father')
  await expect(box).toHaveValue('My mother is ill. It began in May.')
  await pressGenerate(page)
  await expect(page.getByRole('tabpanel')).toContainText('my father')
})
