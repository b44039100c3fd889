import { CATEGORY_PAGES } from '../../src/catalogue/category-pages'
import { FAMILY_MEMBERS } from '../../src/catalogue/family-members'
import { GENERATOR_CATEGORIES, SUB_CATEGORIES } from '../../src/catalogue/categories'
import { addresses } from '../../src/catalogue/addresses'
import { expect, test } from './errand'

test('About has four tabs, each with its text, and a way back', async ({ page }) => {
  await page.goto('/about')
  for (const [tab, words] of [
    ['Mission', 'a place where anyone can find a prayer'],
    ['Approach', 'Each tradition has a voice written for it'],
    ['Values', 'Respect'],
    ['Team', 'people who write software'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toContainText(words)
    if (tab !== 'Values') continue
    for (const value of ['Respect', 'Authenticity', 'Innovation', 'Inclusivity'])
      await expect(page.getByRole('term').filter({ hasText: value })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('The types lead to text, audio and video, each described, and back home', async ({ page }) => {
  await page.goto('/types')
  const main = page.getByRole('main')
  for (const [name, path, description] of [
    ['Text', '/text-prayer-types', 'Written prayers in three lengths'],
    ['Audio', '/audio', 'Spoken prayers'],
    ['Video', '/video', 'Prayers with quiet pictures'],
  ] as const) {
    const card = main.getByRole('link', { name: new RegExp(`^${name}`) })
    await expect(card).toHaveAttribute('href', path)
    const tile = main.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
    await expect(tile).toContainText(description)
  }
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})

test('The five text prayer types lead to their pages, and back to the types', async ({ page }) => {
  await page.goto('/text-prayer-types')
  const main = page.getByRole('main')
  await expect(main.getByRole('list').getByRole('link')).toHaveCount(5)
  for (const [name, path] of [
    ['Gratitude', '/gratitude'],
    ['Guidance', '/guidance'],
    ['Blessing', '/blessing'],
    ['Peace', '/peace'],
    ['Loving-Kindness', '/loving-kindness'],
  ] as const)
    await expect(main.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
      'href',
      path,
    )
  await main.getByRole('link', { name: 'Back to Prayer Types' }).click()
  await expect(page).toHaveURL('/types')
})

test('Audio and video prayers are announced as coming soon', async ({ page }) => {
  for (const path of ['/audio', '/video']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Coming soon' })).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Read text prayers' }),
    ).toBeVisible()
  }
})

test('Blessing, loving-kindness, rain and thanksgiving have no list and lead to the generator', async ({
  page,
}) => {
  for (const [path, name] of [
    ['/blessing', 'Blessing'],
    ['/loving-kindness', 'Loving-Kindness'],
    ['/rain', 'Rain'],
    ['/thanksgiving', 'Thanksgiving'],
  ] as const) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(main.getByRole('link', { name: 'Back to Text Prayer Types' })).toHaveAttribute(
      'href',
      '/text-prayer-types',
    )
    await expect(main.getByRole('article')).toHaveCount(0)
    await expect(main.getByRole('searchbox')).toHaveCount(0)
    await main.getByRole('link', { name: `Generate a ${name} prayer` }).click()
    await expect(page.getByRole('combobox', { name: 'Type' })).toHaveText(name)
  }
})

const WITH_SEARCH = 'peace mercy healing victory abundance hope faith joy courage harmony'.split(
  ' ',
)

test('The named pages have a search box above a live list, the others have none', async ({
  page,
}) => {
  for (const path of [...WITH_SEARCH, 'family/mother'].map((slug) => `/${slug}`)) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  }
  for (const path of ['/gratitude', '/wisdom', '/morning-prayer']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0)
  }
})

test('Searching inside a category keeps to it, stands in the address and can be cleared', async ({
  page,
}) => {
  await page.goto('/healing')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('zzzz no such word')
  await main.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/healing\?q=zzzz/)
  await expect(
    page.getByText('No prayers found. Try adjusting your search criteria.'),
  ).toBeVisible()
  await main.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL('/healing')
  await expect(main.getByRole('article').first()).toBeVisible()
})

test('A family member’s page shows four themes that are no links', async ({ page }) => {
  for (const member of FAMILY_MEMBERS) {
    await page.goto(addresses.familyMember(member))
    const themes = page.getByRole('list', { name: 'What these prayers are about' })
    await expect(themes.getByRole('listitem')).toHaveCount(4)
    await expect(themes.getByRole('link').or(themes.getByRole('button'))).toHaveCount(0)
  }
})

test('The family page leads to its six members', async ({ page }) => {
  await page.goto('/family')
  for (const member of FAMILY_MEMBERS)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${member}`) })
        .first(),
    ).toHaveAttribute('href', addresses.familyMember(member))
})

test('Other categories lists every category but Family, and six family tiles', async ({ page }) => {
  await page.goto('/other-categories')
  const main = page.getByRole('main')
  const names = [...SUB_CATEGORIES, ...GENERATOR_CATEGORIES].filter(
    (name) => name !== 'Family' && name !== 'Other',
  )
  for (const name of names)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      addresses.category(name),
    )
  for (const member of FAMILY_MEMBERS)
    await expect(main.getByRole('link', { name: member, exact: true })).toHaveAttribute(
      'href',
      addresses.familyMember(member),
    )
  await expect(main.getByRole('list').getByRole('link')).toHaveCount(
    names.length + FAMILY_MEMBERS.length,
  )
  for (const name of names) expect(CATEGORY_PAGES).toContain(name)
})

test('The categories page shows a grid of categories and the recent prayers', async ({ page }) => {
  await page.goto('/categories')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^Wellbeing/ }).first()).toHaveAttribute(
    'href',
    '/wellbeing',
  )
  await expect(main.getByRole('heading', { name: 'Recent Prayers' })).toBeVisible()
  await expect(main.getByRole('article').first()).toBeVisible()
})

test('The static pages say what they are for', async ({ page }) => {
  for (const [path, title, words] of [
    ['/privacy', /Privacy/, /context|device|e-?mail/i],
    ['/terms', /Terms/, /account/i],
    ['/engine', /Engine/, /no AI service|AI Generated/i],
    ['/partner', /Partner/, /write|contact|reach/i],
    ['/investors', /Invest/, /write|contact|reach/i],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('main')).toContainText(words)
    expect((await page.getByRole('main').innerText()).split(/\s+/).length).toBeGreaterThan(100)
  }
})

test('The text page leads on to kinds, traditions, words and a new prayer', async ({ page }) => {
  await page.goto('/text')
  for (const [name, path] of [
    ['By kind', '/text-prayer-types'],
    ['By tradition', '/traditions'],
    ['By word', '/search'],
    ['A new one', '/generate'],
  ] as const)
    await expect(
      page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) }),
    ).toHaveAttribute('href', path)
})

test('A result page without a result leads to the generator', async ({ page }) => {
  await page.goto('/prayer-result')
  await expect(page).toHaveURL('/generate')
  await expect(page.getByText('Failed to load prayer')).toBeVisible()
})
