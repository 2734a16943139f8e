import { expect, type Page, test } from '@playwright/test'
import { ownServer, SERVER_HOOK_MS } from './own-server.ts'

// One server for the tests of a worker, one after the other: they change its state.
test.describe.configure({ mode: 'default' })

let server: Awaited<ReturnType<typeof ownServer>>
test.beforeAll(async () => {
  test.setTimeout(SERVER_HOOK_MS)
  server = await ownServer()
})
test.afterAll(() => server?.remove())

const PING_MS = 30_000
const SILENCE_MS = 8_000

/** Opens a page whose clock can be moved on, once its scripts have taken it over and the first ping is back. */
const open = async (page: Page, path: string) => {
  await page.clock.install()
  const ping = page.waitForResponse('**/api/ping')
  await page.goto(server.origin + path)
  await (await ping).finished()
}

/** A page that was loaded anew does not remember it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

const overlay = (page: Page) => page.getByRole('dialog', { name: 'No connection' })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })
const maintenanceTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'We are tuning up' })

test.describe('maintenance', () => {
  test.afterEach(() => server.maintenance('off'))

  test('takes people away with the next ping, and brings them back where they were', async ({ page }) => {
    await open(page, '/masterclasses?instrument=organ')
    await mark(page)
    await server.maintenance('on')
    await page.clock.fastForward(PING_MS)
    await expect(maintenanceTitle(page)).toBeVisible()
    await expect(page).toHaveURL(/\/maintenance\?return=/)

    await server.maintenance('off')
    await page.clock.fastForward(PING_MS)
    await expect(page).toHaveURL(`${server.origin}/masterclasses?instrument=organ`)
    expect(await isMarked(page)).toBe(false)
  })

  test('meets whoever comes from outside, until they try again after it', async ({ page }) => {
    await server.maintenance('on')
    await open(page, '/about')
    await expect(maintenanceTitle(page)).toBeVisible()
    await tryAgain(page).click()
    await expect(maintenanceTitle(page)).toBeVisible()
    await server.maintenance('off')
    await tryAgain(page).click()
    await expect(page).toHaveURL(`${server.origin}/about`)
  })

  test('lets admins through, who carry their login in the ping', async ({ page, request }) => {
    const answer = await request.post(`${server.origin}/api/login`, {
      data: { email_address: 'admin@example.org', password: 'Musik-Sommer-1' },
    })
    const login = await answer.text()
    await page.addInitScript(text => localStorage.setItem('user', text), login)
    await server.maintenance('on')
    await open(page, '/masterclasses')
    await expect(page).toHaveURL(`${server.origin}/masterclasses`)
    await expect(maintenanceTitle(page)).toBeHidden()
  })

  test('is no page of its own when there is none', async ({ page }) => {
    await open(page, '/maintenance')
    await expect(page).toHaveURL(`${server.origin}/`)
  })
})

test.describe('maintenance in German', () => {
  test.use({ locale: 'de-AT' })
  test.afterEach(() => server.maintenance('off'))

  test('says so', async ({ page }) => {
    await server.maintenance('on')
    await open(page, '/')
    await expect(page.getByRole('heading', { level: 1, name: 'Wir stimmen gerade nach' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible()
  })
})

test('a stopped server covers the page, which stays as it is until the server is back', async ({ page }) => {
  test.setTimeout(240_000)
  await open(page, '/contact')
  await mark(page)
  await server.stop()
  await page.clock.fastForward(PING_MS)
  await expect(overlay(page)).toContainText('The server cannot be reached at the moment.')
  await expect(page).toHaveURL(`${server.origin}/contact`)

  await expect(tryAgain(page)).toBeFocused()
  for (const key of ['Escape', 'Escape', 'Tab', 'Shift+Tab']) await page.keyboard.press(key)
  await expect(overlay(page)).toBeVisible()
  // The page behind is inert: not even a script can put the focus there.
  await page.getByRole('banner').getByRole('link').first().focus()
  await expect(tryAgain(page)).toBeFocused()

  await server.startAgain()
  await tryAgain(page).click()
  await expect(overlay(page)).toBeHidden()
  await page.getByRole('banner').getByRole('link').first().focus()
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()
  expect(await isMarked(page)).toBe(true)
})

test('a server that hangs is a warning after 8 seconds, and none any more when it answers', async ({
  page,
}) => {
  await open(page, '/contact')
  await mark(page)
  server.hang()
  await page.clock.fastForward(PING_MS)
  await expect(overlay(page)).toBeHidden()
  await page.clock.fastForward(SILENCE_MS)
  await expect(overlay(page)).toContainText('The server could not be reached within 8 seconds.')
  server.wake()
  await expect(overlay(page)).toBeHidden()
  expect(await isMarked(page)).toBe(true)
})

test('a device without a network says so, and notices by itself that it has one again', async ({
  page,
  context,
}) => {
  await open(page, '/contact')
  await mark(page)
  await context.setOffline(true)
  await page.clock.fastForward(PING_MS)
  await expect(overlay(page)).toContainText('Your device has no connection to the internet.')
  await context.setOffline(false)
  await expect(overlay(page)).toBeHidden()
  expect(await isMarked(page)).toBe(true)
})
