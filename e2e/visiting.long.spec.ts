// Visitors who filter, who have no scripts or no mouse, or a slow phone.
import type { Page } from '@playwright/test'
import { choose, openMenu } from './menu.ts'
import { login, storeSession } from './session.ts'
import { expect, oneWidth, test } from './test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const cards = (page: Page) => page.locator('.masterclass-card')

test('filters are combined, and kept by Back and by the way back', oneWidth, async ({ page }) => {
  await page.goto('/masterclasses?instrument=violin')
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('link', { name: 'Only open ones' }).click()
  await expect(page).toHaveURL('/masterclasses?instrument=violin&open=1')
  await expect(cards(page)).toHaveCount(2)
  await page.getByText('Teacher and days').click()
  await page.getByLabel('Teacher', { exact: true }).selectOption('Bálint Kőszeghalmi')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(cards(page)).toHaveCount(1)
  const address = page.url()
  expect(new URL(address).search).toBe('?instrument=violin&open=1&teacher=balint-koszeghalmi')

  await page.getByRole('link', { name: /^To the masterclass: Violin/ }).click()
  await expect(heading(page)).toContainText('Kőszeghalmi')
  await page.goBack()
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('link', { name: /^To the masterclass: Violin/ }).click()
  await page.getByRole('link', { name: 'All masterclasses' }).click()
  await expect(page).toHaveURL(address)
  await expect(cards(page)).toHaveCount(1)

  await page.getByRole('link', { name: 'Organ', exact: true }).click()
  await expect(page.getByText('No masterclass fits all of this.')).toBeVisible()
  await page.getByRole('link', { name: 'Without “Organ” there is 1 masterclass' }).click()
  await expect(cards(page)).toHaveCount(1)

  // The first class of this teacher is closed, and leads to the open one.
  await page.getByRole('link', { name: 'Only open ones' }).click()
  await expect(cards(page)).toHaveCount(2)
  await page.locator('.masterclass-card', { hasText: 'application closed' }).getByRole('link').click()
  const others = page.getByRole('region', { name: 'Still open' })
  await expect(others.getByRole('link')).toHaveCount(2)
  await others.getByRole('link', { name: /Kőszeghalmi/ }).click()
  await expect(page.getByRole('link', { name: 'Apply', exact: true })).toBeVisible()
})

test.describe('without scripts', oneWidth, () => {
  test.use({ javaScriptEnabled: false })

  test('all content is readable, and the filter and the menu work', async ({ page }) => {
    await page.goto('/')
    await expect(heading(page)).toContainText('2027')
    await choose(page, 'link', 'Masterclasses')
    await expect(cards(page)).toHaveCount(16)
    await page.getByRole('link', { name: 'Organ', exact: true }).click()
    await expect(cards(page)).toHaveCount(1)
    await page.getByText('Teacher and days').click()
    await page.getByLabel('I can come from').selectOption('4 August')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL('/masterclasses?instrument=organ&from=2027-08-04')
    await expect(cards(page)).toHaveCount(1)
    await page.getByRole('link', { name: /^To the masterclass: Organ/ }).click()
    await expect(heading(page)).toContainText('Organ')
    // Copying needs a script, a mail does not.
    await expect(page.getByRole('link', { name: 'Email', exact: true })).toBeVisible()
    await expect(page.getByText('Copy link')).toBeHidden()
    await page.goto('/costs')
    await page.getByLabel('Room', { exact: true }).selectOption('')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.locator('.cost-result')).not.toContainText('nights at')
    await expect(page.locator('.stay-cost-total')).toContainText('€')
    await page.getByLabel('Nights').fill('abc')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.getByLabel('Nights')).toHaveAccessibleDescription(/Please enter a whole number/)
    await choose(page, 'button', 'DE – Deutsch')
    await expect(page.getByLabel('Nächte')).toHaveValue('abc')
    await expect(page.getByLabel('Zimmer', { exact: true })).toHaveValue('')
    await choose(page, 'button', 'EN – English')
    await choose(page, 'link', 'About')
    await expect(page).toHaveURL('/about')
    await expect(heading(page)).toBeVisible()
  })
})

/** Four times slower than this machine, on a slow mobile network. */
const slowDown = async (page: Page) => {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await device.send('Network.enable')
  const network = { latency: 560, downloadThroughput: 180_000, uploadThroughput: 84_000 }
  await device.send('Network.emulateNetworkConditions', { offline: false, ...network })
}

test.describe('a slow phone', oneWidth, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('does everything that is tapped before its script has arrived', async ({ page, request }) => {
    test.slow()
    await slowDown(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    const send = page.getByRole('button', { name: 'Send', exact: true })
    await send.tap()
    await expect(send).toHaveAttribute('aria-busy', 'true')
    await page.getByLabel('Subject').fill('Pianos')
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Email is required$/)
    await expect(page.getByLabel('Subject')).toHaveValue('Pianos')
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Pianos')

    await storeSession(page, await login(request, 'student2@example.org'))
    await page.goto('/masterclass/9', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Remind me' }).tap()
    await page.getByRole('button', { name: 'Email a week before' }).tap()
    await expect(page.locator('.reminder').getByRole('status')).not.toBeEmpty()

    await page.goto('/about', { waitUntil: 'commit' })
    await choose(page, 'button', 'Logout')
    // What was typed would be lost. The menu does not cover the question.
    const question = page.getByRole('alertdialog', { name: 'Log out and lose what you have not sent?' })
    await expect(question).toBeVisible()
    await expect(page.locator('#main-menu')).toBeHidden()
    await question.getByRole('button', { name: 'Log out anyway' }).tap()
    await openMenu(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  })
})

/** Presses Tab until an element of that name has the focus. */
const tabTo = async (page: Page, name: RegExp) => {
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab')
    const text = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (name.test(text)) return
  }
  throw new Error(`No focus on ${name} after 60 steps`)
}

test('the keyboard reaches the skip link, the menu and a masterclass', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.reload()
  await page.waitForLoadState('networkidle')
  const toggle = page.getByRole('button', { name: 'Menu', exact: true })
  if (await toggle.isVisible()) {
    await tabTo(page, /^Menu$/)
    await page.keyboard.press('Enter')
  }
  await tabTo(page, /^Masterclasses$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/masterclasses')
  await tabTo(page, /^To the masterclass$/)
  await expect(page.getByRole('link', { name: /^To the masterclass/ }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/masterclass\/\d+$/)
})
