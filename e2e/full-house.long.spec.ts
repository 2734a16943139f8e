// A booking of beds and meals that others have made impossible, or another day has made dearer to cancel.
import { type APIRequestContext, test as bare, type Page } from '@playwright/test'
import { alert, choose, days, press, texts, wizardOf } from './lodging-wizard.ts'
import { openPage } from './open-page.ts'
import { SERVER_HOOK_MS, separateServer } from './separate-server.ts'
import { storeSession } from './session.ts'
import { giveGender, newStudent } from './student.ts'
import { expect } from './test.ts'

/** Fills in everything except the terms. */
const fillUntilTerms = async (page: Page, room: string | RegExp, [from, to]: [string, string]) => {
  const fillWizard = wizardOf(page, texts.en)
  await page.goto('/user/acomodation?step=dates')
  await fillWizard.enter('Departure', to)
  await fillWizard.enter('Arrival', from)
  await fillWizard.goOn()
  await fillWizard.at(2)
  await choose(page, room)
  await fillWizard.goOn()
  await fillWizard.at(3)
  await choose(page, texts.en.noMeals)
  await fillWizard.goOn()
  await fillWizard.at(4)
  await press(page, 'Skip')
  await fillWizard.at(5)
  await page.getByLabel(texts.en.terms).check()
  return fillWizard
}

const bookAs = async (
  request: APIRequestContext,
  stored: string,
  room: number | null,
  [start_date, end_date]: [string, string],
) => {
  const headers = { authorization: `Bearer ${JSON.parse(stored).access_token}` }
  const input = { start_date, end_date, academy_room_type_id: room, academy_meal_type_id: null, diet: null }
  const data = { ...input, comment: '', agreedToTerms: true }
  return request.post('/api/accommodation/bookings', { headers, data })
}

const BOOK = /^Book with obligation to pay/

// Playwright's own test: the browser logs the refused calls.
bare.describe('a participant with a browser in en is refused', () => {
  bare.use({ locale: 'en' })

  bare(
    'a night booked in another tab, and cancelling what was cancelled there',
    async ({ page, request }) => {
      const day = await days(request)
      const { stored, headers } = await newStudent(request)
      await giveGender(request, stored)
      await storeSession(page, stored)
      const fillWizard = await fillUntilTerms(page, texts.en.double, [day(2), day(6)])
      const elsewhere = await bookAs(request, stored, null, [day(5), day(7)])
      expect(elsewhere.status()).toBe(201)
      await press(page, BOOK)
      await expect(alert(page, texts.en.overlaps)).toBeVisible()
      await fillWizard.at(1)
      await fillWizard.enter('Departure', day(5))
      await fillWizard.goOn()
      await fillWizard.at(5)
      await press(page, BOOK)
      await expect(page.getByText(texts.en.saved)).toBeVisible()

      const bookings = page.getByRole('table', { name: texts.en.current }).getByRole('row')
      await expect(bookings).toHaveCount(3)
      await bookings.last().getByRole('button', { name: texts.en.cancel }).click()
      const { id } = await elsewhere.json()
      expect((await request.delete(`/api/accommodation/bookings/${id}`, { headers })).status()).toBe(200)
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: texts.en.confirm }).click()
      await expect(dialog).toContainText('This booking has already been cancelled.')
      await expect(dialog.getByRole('button', { name: texts.en.confirm })).toBeDisabled()
      await dialog.getByRole('button', { name: 'Close', exact: true }).first().click()
      await expect(bookings).toHaveCount(2)
      await expect(page.getByRole('table', { name: texts.en.previous })).toContainText('cancelled')
    },
  )
})

// A server with its own clock: the cost of cancelling depends on the day.
bare.describe('a participant with a browser in en, in July', () => {
  bare.use({ locale: 'en' })
  bare.slow()
  let server: Awaited<ReturnType<typeof separateServer>>
  bare.beforeAll(async () => {
    bare.setTimeout(SERVER_HOOK_MS)
    server = await separateServer('2027-07-23T10:00:00+02:00')
  })
  bare.afterAll(() => server?.remove())

  bare(
    'chooses another room when the nights are full, and cancels at the cost shown',
    async ({ browser }) => {
      const context = await browser.newContext({ baseURL: server.origin, locale: 'en' })
      const { request } = context
      const { stored, headers } = await newStudent(request)
      await giveGender(request, stored)
      const page = await context.newPage()
      await storeSession(page, stored)
      const fillWizard = await fillUntilTerms(page, texts.en.single, ['2027-08-04', '2027-08-10'])
      await fillWizard.change(4)
      await page.getByLabel(texts.en.comment).fill('A view of the mountains, please.')
      await fillWizard.goOn()
      await fillWizard.at(5)

      // Other people take the last beds of two nights.
      const nights = 'start_date=2027-08-06&end_date=2027-08-08'
      const options = await request.get(`/api/accommodation/options?${nights}`, { headers })
      const [single] = (await options.json()).room_types
      for (let left = single.beds_left; left > 0; left -= 1) {
        const other = await newStudent(request)
        await giveGender(request, other.stored)
        const answer = await bookAs(request, other.stored, single.id, ['2027-08-06', '2027-08-08'])
        expect(answer.status()).toBe(201)
      }

      await press(page, BOOK)
      await expect(alert(page, /^No bed is free on .*6.*7/)).toBeVisible()
      await fillWizard.at(2)
      const card = page.getByRole('radio', { name: texts.en.single })
      await expect(card).toBeDisabled()
      await expect(card).toHaveAccessibleDescription(/^Full: 06\.08\. - 07\.08\./)

      // On other days the room is free; back on these it is full again, and the page says so at once.
      await fillWizard.change(1)
      await fillWizard.enter('Arrival', '2027-08-08')
      await fillWizard.goOn()
      await fillWizard.at(2)
      await choose(page, texts.en.single)
      await fillWizard.goOn()
      await fillWizard.at(5)
      await fillWizard.change(1)
      await fillWizard.enter('Arrival', '2027-08-05')
      await fillWizard.goOn()
      await fillWizard.at(2)
      await expect(page.getByText(/^Single room: no bed is free .* \(06\.08\. - 07\.08\.\)/)).toBeVisible()
      await choose(page, texts.en.double)
      await fillWizard.goOn()
      await fillWizard.at(5)
      await expect(page.getByLabel(texts.en.terms)).toBeChecked()
      await press(page, BOOK)
      await expect(page.getByText(texts.en.saved)).toBeVisible()
      await expect(page.getByRole('table')).toContainText('A view of the mountains, please.')

      await page.getByRole('button', { name: texts.en.cancel }).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText('It costs €55: 50% of the price remains payable.')

      // Days pass before the person confirms.
      await server.stop()
      await server.startAgain('2027-07-29T10:00:00+02:00')
      await dialog.getByRole('button', { name: texts.en.confirm }).click()
      await expect(dialog).toContainText('The cost has changed in the meantime.')
      await expect(dialog).toContainText('It costs €88: 80% of the price remains payable.')
      await dialog.getByRole('button', { name: texts.en.confirm }).click()
      await expect(page.getByText(texts.en.cancelled)).toBeVisible()
      await openPage(page, '/user')
      await expect(page.getByRole('link', { name: 'Pay €88' })).toBeVisible()
      await context.close()
    },
  )
})
