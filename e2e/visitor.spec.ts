import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { choose } from './menu.ts'
import { expect, oneWidth, test } from './test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const cards = (page: Page) => page.locator('.masterclass-card')

test('a visitor finds a masterclass by its instrument and downloads the deadline', async ({ page }) => {
  await page.goto('/')
  await expect(heading(page)).toContainText('2027')
  await choose(page, 'link', 'Masterclasses')
  await expect(cards(page)).toHaveCount(16)
  await page
    .getByRole('navigation', { name: 'Filter by instrument' })
    .getByRole('link', { name: 'Cello' })
    .click()
  await expect(page).toHaveURL('/masterclasses?instrument=cello')
  await expect(cards(page)).toHaveCount(2)
  await page.reload()
  await expect(cards(page)).toHaveCount(2)

  await page
    .getByRole('link', { name: /^To the masterclass: Cello/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/masterclass\/\d+\?instrument=cello$/)
  await expect(heading(page)).toContainText('Cello')
  await page.getByRole('button', { name: 'Remind me' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Calendar file (.ics)' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(file).toContain('BEGIN:VALARM')
})

test('a visitor looks up costs, a question, the dates and a concert', oneWidth, async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  // The chosen language takes precedence over that of a link from a search engine.
  await page.goto('/?lang=de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await choose(page, 'button', 'EN – English')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/')
  await footer.getByRole('link', { name: 'Costs' }).click()
  await expect(heading(page)).toContainText('What the academy costs')
  const total = page.locator('.stay-cost-total dd')
  const before = await total.textContent()
  await page.getByLabel('Nights').fill('3')
  await expect(total).not.toHaveText(before ?? '')
  const after = await total.textContent()
  await expect(page).toHaveURL(/\/costs\?.*nights=3/)
  // It is remembered.
  await choose(page, 'button', 'DE – Deutsch')
  await expect(page.getByLabel('Nächte')).toHaveValue('3')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveURL(/\/costs\?.*nights=3/)
  await choose(page, 'button', 'EN – English')
  await expect(total).toHaveText(after ?? '')
  await page.getByLabel('Nights').fill('99')
  await page.getByLabel('Nights').blur()
  await expect(page.getByLabel('Nights')).toHaveAccessibleDescription(/has fewer nights than that/)
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByLabel('Nights')).toBeFocused()
  await expect(page.getByLabel('Nights')).toHaveValue('99')
  await page.getByLabel('Nights').fill('8')
  await expect(page.getByLabel('Nights')).toHaveAccessibleDescription('From 1 to 14')
  await expect(page.getByText('8 nights at €30')).toBeVisible()
  // These are the nights of the class, so they follow it.
  const viola = page.getByRole('option', { name: /^Viola, .* \(1/ })
  await page.getByLabel('Masterclass').selectOption((await viola.getAttribute('value')) ?? '')
  await expect(page.getByLabel('Nights')).toHaveValue('7')

  await footer.getByRole('link', { name: 'Questions and answers' }).click()
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('visa')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/faq?search=visa')
  await expect(page.locator('.questions details')).toHaveCount(1)
  await expect(page.getByText('letter of invitation for your visa')).toBeVisible()
  // The address of a question unfolds its answer.
  await page.goto('/faq#who-can-apply')
  await expect(page.getByText('Musicians from all over the world')).toBeVisible()
  await choose(page, 'button', 'DE – Deutsch')
  await expect(page.getByText('Musikerinnen und Musiker aus aller Welt')).toBeVisible()
  await choose(page, 'button', 'EN – English')
  await expect(page.getByText('Musicians from all over the world')).toBeVisible()

  await footer.getByRole('link', { name: 'Dates' }).click()
  await expect(page.getByText('Application deadline')).toBeVisible()
  const address = (await page.locator('.calendar-address code').textContent()) ?? ''
  const calendar = await page.request.get(new URL(address).pathname + new URL(address).search)
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)

  await footer.getByRole('link', { name: 'Concerts', exact: true }).click()
  await expect(heading(page)).toContainText('Academy concerts')
  const earlier = page.getByRole('link', { name: /^Concerts of \d+$/ })
  await earlier.click()
  await page
    .getByRole('link', { name: /Stiftskirche/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/concerts\/\d+$/)
  await expect(page.locator('.public-programme > li').first()).toBeVisible()
  await earlier.click()
  await expect(heading(page)).toContainText('Earlier years')
})
