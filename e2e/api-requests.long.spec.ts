// Which API requests a page sends while the user moves within it.
import type { Page } from '@playwright/test'
import { login, storeSession } from './session.ts'
import { giveGender, newStudent } from './student.ts'
import { expect, test } from './test.ts'

test.use({ locale: 'en' })

/** Collects the URLs of all API requests from now on, except for the connection check. */
const requestsFrom = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/ping') asked.push(pathname + search)
  })
  return asked
}

test('a step of the lodging wizard requests only the rooms of the chosen days', async ({ page, request }) => {
  const { stored } = await newStudent(request)
  await giveGender(request, stored)
  await storeSession(page, stored)
  await page.goto('/user/acomodation')
  await page.getByRole('link', { name: 'Add a booking' }).click()
  const step = (name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeFocused()
  const goOn = () => page.getByRole('button', { name: 'Continue', exact: true }).click()
  await step('Step 1 of 5 Your days')
  await page.waitForLoadState('networkidle')

  const asked = requestsFrom(page)
  await goOn()
  await step('Step 2 of 5 Your room')
  await page.getByRole('radio', { name: /^Double room/ }).check()
  await goOn()
  await step('Step 3 of 5 Your meals')
  await page.goBack()
  await step('Step 2 of 5 Your room')
  await page.waitForLoadState('networkidle')
  expect(asked.filter(address => !address.startsWith('/api/accommodation/options?start_date='))).toEqual([])
})

test('moving through the selection by keyboard loads nothing but résumés', async ({ page, request }) => {
  await storeSession(page, await login(request, 'teacher@example.org'))
  await page.goto('/user/t/masterclass')
  await page
    .getByRole('link', { name: /^To the applicants/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'One by one' }).click()
  const name = page.getByRole('region', { name: 'One by one' }).getByRole('heading', { level: 2 })
  await expect(name).toBeFocused()
  await page.waitForLoadState('networkidle')

  const asked = requestsFrom(page)
  const names = [await name.textContent()]
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) {
    const before = page.url()
    await page.keyboard.press(key)
    await expect(page).not.toHaveURL(before)
    await expect(name).toBeFocused()
    names.push(await name.textContent())
  }
  await page.waitForLoadState('networkidle')
  expect(names[3]).toBe(names[1])
  expect(asked.filter(address => !address.endsWith('/resume'))).toEqual([])
})
