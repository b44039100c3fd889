import type { Page } from '@playwright/test'
import { GENERATOR_CATEGORIES, SUB_CATEGORIES } from '../../src/catalogue/categories'
import { FAMILY_MEMBERS } from '../../src/catalogue/family-members'
import { PRAYER_TYPES } from '../../src/catalogue/prayer-types'
import { TRADITION_GROUPS } from '../../src/catalogue/tradition-groups'
import { expect, test } from './errand'

async function optionsOf(page: Page, label: string): Promise<string[]> {
  await page.getByRole('combobox', { name: label }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  const options = await page.getByRole('option').allInnerTexts()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  return options
}

test('The selects offer what the specification lists', async ({ page }) => {
  await page.goto('/generate')
  expect(await optionsOf(page, 'Type')).toEqual([...PRAYER_TYPES])
  expect(await optionsOf(page, 'Category')).toEqual(GENERATOR_CATEGORIES)
  const traditions = await optionsOf(page, 'Tradition')
  const listed = TRADITION_GROUPS.flatMap(({ members }) => members)
  expect(traditions).toHaveLength(listed.length)
  for (const [at, name] of listed.entries()) expect(traditions[at]).toContain(name)
  await page.getByRole('combobox', { name: 'Tradition' }).click()
  for (const { label } of TRADITION_GROUPS)
    await expect(page.getByRole('group', { name: label })).toHaveCount(1)
})

test('Other opens its sub-categories, and Family among them its members', async ({ page }) => {
  await page.goto('/generate')
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Other' }).click()
  expect(await optionsOf(page, 'Sub-category')).toEqual([...SUB_CATEGORIES])
  await page.getByRole('combobox', { name: 'Sub-category' }).click()
  await page.getByRole('option', { name: 'Family' }).click()
  expect(await optionsOf(page, 'Family member')).toEqual([...FAMILY_MEMBERS])
})

test('While a prayer is made its button can not be pressed again', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/assets\/universal/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/generate?tradition=Universal&type=hope&category=Wellbeing')
  const button = page.getByRole('button', { name: 'Generate Prayer' })
  await button.click()
  await expect(button).toBeDisabled()
  answer()
  await expect(page).toHaveURL(/\/prayer-result/)
})

test('The generator leads back home', async ({ page }) => {
  await page.goto('/generate')
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/')
})
