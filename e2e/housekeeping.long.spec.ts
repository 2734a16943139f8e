// The office manages lodging: occupancy, kitchen sheet, housekeeping sheet, changes and cancellations.
import { readFile } from 'node:fs/promises'
import { type APIRequestContext, test as bare, type Page, request } from '@playwright/test'
import { expectErasedPeople } from './erased-people.ts'
import { texts } from './housekeeping-texts.ts'
import { openEntry } from './menu.ts'
import { SERVER_HOOK_MS, separateServer } from './separate-server.ts'
import { login, storeSession } from './session.ts'
import { newStudent } from './student.ts'
import { expect, languagesOn } from './test.ts'

// Weeks before the academy, when cancelling has a price.
const IN_JULY = '2027-07-10T10:00:00+02:00'
const ARRIVAL = '2027-08-05'
const FULL_NIGHT = '2027-08-06'
const DEPARTURE = '2027-08-09'
const EARLIER = '2027-08-08'

interface Stay {
  start_date: string
  end_date: string
  room: 'single' | 'double'
}

/** Creates a person of this name with a booking, and what they see of their invoices. */
const guest = async (site: APIRequestContext, [first_name, last_name]: [string, string], stay: Stay) => {
  const { email, stored, headers } = await newStudent(site)
  const data = { first_name, last_name, email, gender: 'female', locale: 'en' }
  expect((await site.put('/api/user/profile', { headers, data })).ok()).toBe(true)
  const { room_types, meal_types } = await (await site.get('/api/accommodation/options', { headers })).json()
  const { room, ...days } = stay
  const choice = {
    academy_room_type_id: room_types[room === 'single' ? 0 : 1].id,
    academy_meal_type_id: meal_types[0].id,
  }
  const booking = { ...days, ...choice, diet: 'VEGETARIAN', comment: '', agreedToTerms: true }
  const answer = await site.post('/api/accommodation/bookings', { headers, data: booking })
  expect(answer.status(), await answer.text()).toBe(201)
  const invoices = async (): Promise<{ kind: string; state: string; invoice_amount: number }[]> =>
    (await site.get('/api/user/invoices', { headers })).json()
  return { email, stored, invoices, number: (await answer.json()).invoice.invoice_number as string }
}

/** Takes the last single beds of the night in which the demo has almost none. */
const fillNight = async (site: APIRequestContext, office: string) => {
  const headers = { authorization: `Bearer ${JSON.parse(office).access_token}` }
  const { room_types, nights } = await (await site.get('/api/academy/a/occupancy', { headers })).json()
  const taken = nights.find(({ night }: { night: string }) => night === FULL_NIGHT).taken[0]
  const left = room_types[0].beds - taken
  expect(left).toBeLessThan(4)
  for (let bed = 0; bed < left; bed += 1)
    await guest(site, ['Ada', `Pelz ${bed}`], {
      start_date: FULL_NIGHT,
      end_date: '2027-08-07',
      room: 'single',
    })
}

const row = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text })
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const downloaded = async (page: Page, button: string) => {
  const download = page.waitForEvent('download')
  await press(page, button)
  return readFile(await (await download).path(), 'utf8')
}

/** Returns the numbers in a row of the kitchen sheet: meat, vegetarian, sum. */
const plates = async (page: Page, day: string, meal: number) => {
  const cells = page
    .locator('.kitchen-sheet tbody', { hasText: day })
    .getByRole('row')
    .nth(meal)
    .getByRole('cell')
  return (await cells.allInnerTexts()).map(Number)
}

for (const language of languagesOn('desktop')) {
  const t = texts[language]

  bare.describe(`an office with a browser in ${language}`, () => {
    bare.use({ locale: language })
    let server: Awaited<ReturnType<typeof separateServer>>
    bare.beforeAll(async () => {
      bare.setTimeout(SERVER_HOOK_MS)
      server = await separateServer(IN_JULY)
    })
    bare.afterAll(() => server?.remove())

    bare(
      'sees the occupancy, changes one booking, cancels another and prints the sheets',
      async ({ page }) => {
        bare.setTimeout(240_000)
        const site = await request.newContext({ baseURL: server.origin })
        const office = await login(site, 'manager@example.org')
        const stay: Stay = { start_date: ARRIVAL, end_date: DEPARTURE, room: 'double' }
        const ana = await guest(site, ['Anežka', 'Dvořáková'], stay)
        const leo = await guest(site, ['Leonhard', 'Grünwaldt'], { ...stay, end_date: EARLIER })
        await fillNight(site, office)
        await storeSession(page, office)
        await page.goto(`${server.origin}/user`)
        await openEntry(page, '/user/a/lodging')

        // The night is marked as full, and its button lists who sleeps here.
        const night = row(page, t.night('06.08.'))
        await expect(night.getByRole('cell').first()).toContainText(t.full)
        await expect(night.getByRole('cell').last()).not.toContainText(t.full)
        const sleepers = (await night.getByRole('cell').allInnerTexts())
          .map(text => Number(/(\d+)\/\d+/.exec(text)?.[1]))
          .reduce((sum, taken) => sum + taken)
        const button = night.getByRole('button')
        await button.click()
        await expect(button).toHaveAttribute('aria-pressed', 'true')
        await expect(page).toHaveURL(/\?night=2027-08-06$/)
        await expect(page.getByText(t.nightFound(sleepers))).toBeVisible()
        await press(page, t.showAll)
        await expect(button).toHaveAttribute('aria-pressed', 'false')

        // A search ignores accents; a full night is refused and keeps the input.
        await page.getByRole('searchbox', { name: t.search }).fill('nobody of this name')
        await expect(page.getByText(t.none)).toBeVisible()
        await page.getByRole('searchbox', { name: t.search }).fill('dvorakova')
        await expect(page.getByText(t.one)).toBeVisible()
        const booking = row(page, ana.email)
        await expect(booking).toContainText(ana.number)
        await press(page, t.change('Anežka Dvořáková'))
        const departure = dialog(page).getByRole('textbox', { name: t.departure })
        const room = dialog(page).getByRole('combobox', { name: t.room })
        await departure.fill(t.date)
        await departure.blur()
        await expect(dialog(page).getByText(t.price)).toBeVisible()
        await expect(dialog(page).getByText(t.replaces(ana.number))).toBeVisible()
        await room.selectOption({ index: 1 })
        await press(page, t.save)
        await expect(room).toHaveAccessibleDescription(t.noBed)
        await expect(room).toBeFocused()
        await expect(departure).toHaveValue(t.date)
        await room.selectOption({ index: 2 })
        await press(page, t.save)
        await expect(page.getByText(t.saved)).toBeVisible()
        await expect(booking).toContainText(t.amount)
        await expect(booking).not.toContainText(ana.number)
        const invoices = (await ana.invoices()).map(({ state, invoice_amount }) => [state, invoice_amount])
        expect(invoices).toEqual([
          ['open', 141],
          ['cancellation', -188],
          ['cancelled', 188],
        ])

        // Cancelled free of charge: the bed is free and nothing is due.
        await page.getByRole('searchbox', { name: t.search }).fill(leo.email)
        await press(page, t.cancel('Leonhard Grünwaldt'))
        await expect(dialog(page).getByLabel(t.byTerms)).toBeChecked()
        await dialog(page).getByLabel(t.free).check()
        await press(page, t.cancelNow)
        await expect(page.getByText(t.gone)).toBeVisible()
        await expect(page.getByText(t.none)).toBeVisible()
        await page.getByLabel(t.withCancelled).check()
        await expect(row(page, leo.email)).toContainText(t.cancelled)
        expect((await leo.invoices()).map(({ kind, state }) => [kind, state])).toEqual([
          ['lodging', 'cancellation'],
          ['lodging', 'cancelled'],
        ])
        await press(page, t.exportList)
        const list = page.waitForEvent('download')
        await page.getByRole('menuitem', { name: t.asCsv }).click()
        expect(await readFile(await (await list).path(), 'utf8')).toContain(leo.email)

        // The kitchen sheet counts her from the first dinner to the last breakfast, with sums.
        await page.getByRole('link', { name: t.kitchen, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: t.kitchenTitle })).toBeVisible()
        await expect(page.locator('.kitchen-sheet tbody')).toHaveCount(16)
        for (const meal of [0, 1]) {
          const rows = page.locator(`.kitchen-sheet tbody:not([data-total]) tr:nth-child(${meal + 1})`)
          const sums = (await rows.locator('td:last-child').allInnerTexts()).map(Number)
          const [meat = 0, vegetarian = 0, vegan = 0, sum] = await plates(page, t.total, meal)
          expect(sum).toBe(sums.reduce((all, one) => all + one))
          expect(sum).toBe(meat + vegetarian + vegan)
        }
        expect(await downloaded(page, t.export)).toContain('2027')

        // The housekeeping sheet lists her arrival and the stay in the next night.
        await page.getByRole('link', { name: t.rooms, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: t.roomsTitle })).toBeVisible()
        await page.getByLabel(t.day, { exact: true }).selectOption(ARRIVAL)
        await expect(page.getByRole('region', { name: t.arrivals })).toContainText('Anežka Dvořáková')
        await page.getByLabel(t.day, { exact: true }).selectOption(FULL_NIGHT)
        await expect(page.getByRole('region', { name: t.stays })).toContainText('Anežka Dvořáková')
        await expect(page.getByText('Leonhard Grünwaldt')).toBeHidden()
        expect(await downloaded(page, t.export)).toContain('Dvořáková')
        await page.getByLabel(t.day, { exact: true }).selectOption('all')
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByText(t.printed).first()).toBeVisible()
        await expect(page.getByRole('navigation').first()).toBeHidden()
        await expect(page.getByLabel(t.day, { exact: true })).toBeHidden()
        await page.emulateMedia({ media: null })
        await site.dispose()
        await bare.step('sees who was erased while the clock moved on', () =>
          expectErasedPeople(page, language),
        )
      },
    )
  })
}
