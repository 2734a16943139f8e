import { expect, type Page, test } from '@playwright/test'
import { SERVER_HOOK_MS, separateServer } from './separate-server.ts'

// In sequence, because the tests change the state of one server.
test.describe.configure({ mode: 'default' })

let server: Awaited<ReturnType<typeof separateServer>>
test.beforeAll(async () => {
  test.setTimeout(SERVER_HOOK_MS)
  server = await separateServer()
})
test.afterAll(() => server?.remove())

const PING_MS = 30_000
const SILENCE_MS = 8_000

/** Opens a page with a controllable clock, after hydration and the first ping. */
const open = async (page: Page, path: string) => {
  await page.clock.install()
  const ping = page.waitForResponse('**/api/ping')
  await page.goto(server.origin + path)
  await (await ping).finished()
}

/** A reload removes the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

const overlay = (page: Page) => page.getByRole('dialog', { name: 'No connection' })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })
const maintenanceTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'We are tuning up' })

test.describe('maintenance', () => {
  test.afterEach(() => server.maintenance('off'))

  test('covers the page with the next ping, and restores it afterwards', async ({ page }) => {
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

  test('is shown on arrival, until a retry after it has ended', async ({ page }) => {
    await server.maintenance('on')
    await open(page, '/about')
    await expect(maintenanceTitle(page)).toBeVisible()
    await tryAgain(page).click()
    await expect(maintenanceTitle(page)).toBeVisible()
    await server.maintenance('off')
    await tryAgain(page).click()
    await expect(page).toHaveURL(`${server.origin}/about`)
  })

  test('lets admins through, whose login is sent with the ping', async ({ page, request }) => {
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

  test('redirects from its page when it is off', async ({ page }) => {
    await open(page, '/maintenance')
    await expect(page).toHaveURL(`${server.origin}/`)
  })
})

test.describe('maintenance in German', () => {
  test.use({ locale: 'de-AT' })
  test.afterEach(() => server.maintenance('off'))

  test('is shown in German', async ({ page }) => {
    await server.maintenance('on')
    await open(page, '/')
    await expect(page.getByRole('heading', { level: 1, name: 'Wir stimmen gerade nach' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible()
  })
})

test('a stopped server covers the page, which is unchanged when the server is back', async ({ page }) => {
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
  // The page behind is inert: not even a script can focus it.
  await page.getByRole('banner').getByRole('link').first().focus()
  await expect(tryAgain(page)).toBeFocused()

  await server.startAgain()
  await tryAgain(page).click()
  await expect(overlay(page)).toBeHidden()
  await page.getByRole('banner').getByRole('link').first().focus()
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()
  expect(await isMarked(page)).toBe(true)
})

test('a server that hangs causes a warning after 8 seconds, which disappears when it answers', async ({
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

test('a device without a network is told so, and notices when the network is back', async ({
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
