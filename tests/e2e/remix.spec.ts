import { expect, expectAccessible, test } from './scenario'
import { arriveAsMember, storePrayer } from './member'

test(
  'A prayer is remixed: the original stays, both makers are named, and the remix leads back',
  { tag: '@phone' },
  async ({ page, openWindow }) => {
    const { id, title } = await storePrayer(page.request, await arriveAsMember(page), {
      long_text: 'Let the lamp last till six, and let the tea be warm.',
    })
    await page.goto(`/prayer/${id}`)
    const original = page.url()

    const remixer = await openWindow()
    await arriveAsMember(remixer)
    await remixer.goto(original)
    await remixer.getByRole('button', { name: 'Remix Prayer' }).click()
    const dialog = remixer.getByRole('dialog', { name: 'Remix Prayer' })
    await expect(dialog).toContainText('Make this prayer your own. The original will be preserved.')
    await expect(dialog.getByRole('switch', { name: /private/i })).not.toBeChecked()
    for (const version of ['Short Version', 'Medium Version', 'Long Version'])
      await expect(dialog.getByRole('textbox', { name: version })).not.toHaveValue('')
    await expectAccessible(remixer)
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Hope on the night shift')
    await dialog
      .getByRole('textbox', { name: 'Short Version' })
      .fill('Let the lamp last until six.')
    await dialog.getByRole('button', { name: 'Save Remix' }).click()
    await expect(remixer.getByText('Prayer saved successfully!')).toBeVisible()
    await expect(remixer.getByRole('heading', { level: 1 })).toHaveText('Hope on the night shift')
    const remix = remixer.url()
    const article = remixer.getByRole('article')
    await expect(article.getByText(`Remixed from ${title}`)).toBeVisible()
    // Its maker is named once, and nothing that names a person leads to the original.
    const maker = article.getByRole('link', { name: /^[A-Z][a-z]+[A-Z][a-z]+\d{4}$/ })
    await expect(maker).toHaveCount(1)
    await expect(article.getByText('Remixed by')).toHaveCount(0)
    const name = (await maker.textContent()) ?? ''
    // Below it: where it comes from, and word by word what became of it.
    const family = remixer.getByRole('region', { name: 'The family of this prayer' })
    await expect(family.getByRole('link', { name: title })).toBeVisible()
    await family.getByRole('button', { name: 'What changed' }).click()
    await expect(family.getByRole('insertion').filter({ hasText: 'until six' })).toBeVisible()
    await expectAccessible(remixer)
    await page.goto(original)
    await expect(
      page
        .getByRole('region', { name: 'The family of this prayer' })
        .getByRole('link', { name: 'Hope on the night shift' }),
    ).toBeVisible()
    await remixer.goto('/profile')
    const card = remixer.getByRole('article', { name: 'Hope on the night shift' })
    await expect(card.getByText(`by ${name}`, { exact: true })).toBeVisible()
    await card.getByRole('link', { name: title, exact: true }).click()
    await expect(remixer.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(remixer.url()).toContain(new URL(original).pathname)

    // When the original is gone the remix stands, and says so; and so does one that was still being written.
    await remixer.getByRole('button', { name: 'Remix Prayer' }).click()
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Written while it went')
    await page.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL('/profile')
    await dialog.getByRole('button', { name: 'Save Remix' }).click()
    await expect(remixer.getByRole('heading', { level: 1 })).toHaveText('Written while it went')
    await expect(remixer.getByText('original removed')).toBeVisible()
    await remixer.goto(remix)
    await expect(remixer.getByText('original removed')).toBeVisible()
    await expect(remixer.getByRole('heading', { level: 1 })).toHaveText('Hope on the night shift')
    await expect(family).toContainText(/An earlier prayer by \S+, which is no longer shown\./)
    await remixer.goto('/profile')
    await expect(card.getByText(`Remixed by ${name}`)).toBeVisible()
  },
)
