import { test } from './scenario'

// These show that a scenario fails for what it meets, so failing is what is expected of them.

test('A picture that is not found fails the scenario', async ({ page }) => {
  test.fail()
  await page.route('**/not-there.png', (route) => route.fulfill({ status: 404 }))
  await page.goto('/about')
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: '/not-there.png' }))
  })
  await page.waitForResponse('**/not-there.png')
})

test('A page that is not found fails the scenario, even one that tolerates broken connections', async ({
  page,
  expectNoise,
}) => {
  test.fail()
  expectNoise(/Failed to load resource/)
  await page.goto('/mailbox/no-such-message')
})

test('A picture that arrives but can not be shown fails the scenario', async ({ page }) => {
  test.fail()
  await page.goto('/about')
  await page.evaluate(
    () =>
      new Promise((settle) => {
        const src = 'data:image/svg+xml;utf-8,<svg xmlns="http://www.w3.org/2000/svg" fill="#fff"/>'
        const picture = Object.assign(new Image(), { src, onerror: settle })
        document.body.append(picture)
      }),
  )
})

test('A picture that is not found in a further window fails the scenario, even one that expects another', async ({
  openWindow,
  expectNoise,
}) => {
  test.fail()
  expectNoise(/404/, /\/mailbox\//)
  const elsewhere = await openWindow()
  await elsewhere.route('**/not-there.png', (route) => route.fulfill({ status: 404 }))
  await elsewhere.goto('/about')
  await elsewhere.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: '/not-there.png' }))
  })
  await elsewhere.waitForResponse('**/not-there.png')
})

test('A page that is not found is no fault where the scenario says so', async ({
  page,
  openWindow,
  expectNoise,
}) => {
  expectNoise(/404/, /\/mailbox\/no-such-message$/)
  await page.goto('/mailbox/no-such-message')
  await (await openWindow()).goto('/mailbox/no-such-message')
})
