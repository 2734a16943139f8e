// The office enters a room, places two people in it by keyboard, and finds both on the housekeeping sheet.
import type { APIRequestContext, Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import { login, storeSession } from './session.ts'
import { newStudent } from './student.ts'
import { expect, languagesOn, test } from './test.ts'

const texts = {
  en: {
    rooms: 'New room',
    name: 'Number or name',
    type: 'Room type',
    double: 'Double room',
    beds: 'Beds',
    add: 'Add',
    room: (name: string) => `Room ${name}`,
    unplaced: 'Without a room',
    place: (name: string) => `Place …: ${name}`,
    choose: 'Room',
    confirm: 'Place',
    warning: (one: string, other: string) => `${one} and ${other} are of different genders.`,
    placed: (name: string, room: string) => `${name}: now in room ${room}. There is one warning.`,
    arrivals: 'Arrivals',
    with: (name: string) => `with ${name}`,
  },
  de: {
    rooms: 'Neues Zimmer',
    name: 'Nummer oder Name',
    type: 'Zimmertyp',
    double: 'Doppelzimmer',
    beds: 'Betten',
    add: 'Hinzufügen',
    room: (name: string) => `Zimmer ${name}`,
    unplaced: 'Ohne Zimmer',
    place: (name: string) => `Zuteilen …: ${name}`,
    choose: 'Zimmer',
    confirm: 'Zuteilen',
    warning: (one: string, other: string) => `${one} und ${other} haben verschiedene Geschlechter.`,
    placed: (name: string, room: string) => `${name}: jetzt in Zimmer ${room}. Es gibt eine Warnung.`,
    arrivals: 'Anreisen',
    with: (name: string) => `mit ${name}`,
  },
}

const ARRIVAL = '2027-08-12'

/** Registers a person with a bed in a double room for the last nights of the academy. */
const guest = async (site: APIRequestContext, first_name: string, gender: string) => {
  const { email, headers } = await newStudent(site)
  const last_name = `Falk ${crypto.randomUUID().slice(0, 8)}`
  const data = { first_name, last_name, email, gender, locale: 'en' }
  expect((await site.put('/api/user/profile', { headers, data })).ok()).toBe(true)
  const { room_types } = await (await site.get('/api/accommodation/options', { headers })).json()
  const stay = { start_date: ARRIVAL, end_date: '2027-08-14', academy_room_type_id: room_types[1].id }
  const rest = { academy_meal_type_id: null, diet: null, comment: '', agreedToTerms: true }
  const answer = await site.post('/api/accommodation/bookings', { headers, data: { ...stay, ...rest } })
  expect(answer.status(), await answer.text()).toBe(201)
  return `${first_name} ${last_name}`
}

for (const locale of languagesOn('phone'))
  test.describe(`an office with a browser in ${locale}`, () => {
    test.use({ locale })
    const t = texts[locale]

    /** Chooses a room for a person without a pointer. */
    const place = async (page: Page, name: string, room: string) => {
      await page.getByRole('button', { name: t.place(name) }).focus()
      await page.keyboard.press('Enter')
      const choice = page.getByRole('dialog').getByRole('combobox', { name: t.choose })
      await choice.focus()
      await page.keyboard.type(room)
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(choice).toHaveValue(new RegExp(`^${room} · `))
    }
    const confirm = async (page: Page) => {
      await page.getByRole('dialog').getByRole('button', { name: t.confirm, exact: true }).focus()
      await page.keyboard.press('Enter')
    }

    test('places two people by keyboard, sees the warning, and finds both on the sheet', async ({
      page,
      request,
      isMobile,
    }) => {
      const [ada, ben] = [await guest(request, 'Ada', 'female'), await guest(request, 'Ben', 'male')]
      const room = `Test ${crypto.randomUUID().slice(0, 8)}`
      await storeSession(page, await login(request, 'manager@example.org'))
      await page.goto('/user/a/rooms')
      const form = page.getByRole('form', { name: t.rooms, exact: true })
      await form.getByLabel(t.name).fill(room)
      await form.getByLabel(t.type).selectOption({ label: t.double })
      await form.getByLabel(t.beds).fill('2')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('row').filter({ hasText: room })).toContainText(t.double)

      await openPage(page, '/user/a/lodging/rooms')
      const card = page.getByRole('region', { name: t.room(room) })
      await place(page, ada, room)
      await confirm(page)
      await expect(card).toContainText(ada)
      await place(page, ben, room)
      const warning = t.warning(...([ada, ben] as [string, string]))
      await expect(page.getByRole('dialog')).toContainText(warning)
      // On a phone the sheet is opened before this is saved.
      const sheet = page.waitForResponse('**/api/academy/a/housekeeping')
      if (isMobile)
        await page.route('**/api/academy/a/bookings/*/room', async route => {
          await sheet
          await route.continue()
        })
      await confirm(page)
      await expect(card).toContainText(ben)
      await expect(card).toContainText(warning)
      await expect(page.getByText(t.placed(ben, room))).toBeAttached()

      // The mouse moves people, too; a phone has the buttons.
      if (!isMobile) {
        const person = page.getByRole('listitem').filter({ hasText: ben })
        const elsewhere = page.getByRole('region', { name: new RegExp(`^${t.unplaced} `) })
        await person.dragTo(elsewhere, { targetPosition: { x: 40, y: 20 } })
        await expect(card).not.toContainText(ben)
        await person.dragTo(card, { targetPosition: { x: 40, y: 20 } })
        await expect(card).toContainText(warning)
      }

      await openPage(page, `/user/a/lodging/housekeeping?day=${ARRIVAL}`)
      const arrivals = page.getByRole('region', { name: t.arrivals })
      for (const [one, other] of [
        [ada, ben],
        [ben, ada],
      ] as const) {
        const row = arrivals.getByRole('row').filter({ has: page.getByRole('rowheader', { name: one }) })
        await expect(row).toContainText(room)
        await expect(row).toContainText(t.with(other))
      }
    })
  })
