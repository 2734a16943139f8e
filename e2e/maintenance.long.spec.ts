import { expect, type Page, test } from '@playwright/test'
import { SERVER_HOOK_MS, separateServer } from './separate-server.ts'
import { login, storeSession } from './session.ts'

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

test('maintenance covers the page with the next ping and lets admins through, until it ends', async ({
  page,
  browser,
}) => {
  await open(page, '/masterclasses?instrument=organ')
  await mark(page)
  await server.maintenance('on')
  await page.clock.fastForward(PING_MS)
  await expect(maintenanceTitle(page)).toBeVisible()
  await expect(page).toHaveURL(/\/maintenance\?return=/)

  const german = await browser.newPage({ locale: 'de-AT' })
  await open(german, '/about')
  const title = german.getByRole('heading', { level: 1, name: 'Wir stimmen gerade nach' })
  const retry = german.getByRole('button', { name: 'Noch einmal versuchen' })
  await expect(title).toBeVisible()
  await retry.click()
  await expect(title).toBeVisible()

  const admin = await browser.newPage({ baseURL: server.origin, locale: 'en' })
  await storeSession(admin, await login(admin.request, 'admin@example.org'))
  await open(admin, '/masterclasses')
  await expect(admin).toHaveURL(`${server.origin}/masterclasses`)
  await expect(maintenanceTitle(admin)).toBeHidden()
  await admin.close()

  await server.maintenance('off')
  await retry.click()
  await expect(german).toHaveURL(`${server.origin}/about`)
  await german.close()
  await page.clock.fastForward(PING_MS)
  await expect(page).toHaveURL(`${server.origin}/masterclasses?instrument=organ`)
  expect(await isMarked(page)).toBe(false)
})

test('a page without network or server is covered, and unchanged when both are back', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await open(page, '/contact')
  await mark(page)
  const typed = { Email: 'mira@example.org', Subject: 'Cello', Message: 'Is there a room with a piano?' }
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true })
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text)

  await test.step('a device without a network is told so, and notices when the network is back', async () => {
    await context.setOffline(true)
    await page.clock.fastForward(PING_MS)
    await expect(overlay(page)).toContainText('Your device has no connection to the internet.')
    // The first request after a reconnect often fails.
    await page.route('**/api/ping', route => route.abort(), { times: 1 })
    await context.setOffline(false)
    await expect(overlay(page)).toBeHidden()
  })

  await test.step('a server that hangs causes a warning after 8 seconds, which disappears when it answers', async () => {
    server.hang()
    await page.clock.fastForward(PING_MS)
    await expect(overlay(page)).toBeHidden()
    await page.clock.fastForward(SILENCE_MS)
    await expect(overlay(page)).toContainText('The server could not be reached within 8 seconds.')
    server.wake()
    await expect(overlay(page)).toBeHidden()
  })

  await test.step('a stopped server covers the page', async () => {
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
  })

  expect(await isMarked(page)).toBe(true)
  for (const [label, text] of Object.entries(typed)) await expect(field(label)).toHaveValue(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Message sent successfully')).toBeVisible()
})
