// Participants book a bed and meals.
import { type APIRequestContext, test as bare, type Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import { SERVER_HOOK_MS, separateServer } from './separate-server.ts'
import { storageKeys, storeSession } from './session.ts'
import { giveGender, newStudent } from './student.ts'
import { expect, expectToFit, languagesOn, test } from './test.ts'

const texts = {
  en: {
    nothing: 'You have no bookings at the moment.',
    address: 'Your address for the invoice',
    add: 'Add a booking',
    goOnBooking: 'Continue your booking',
    prices: ['€30 a night', '€22 a night', '€25 a night'],
    female: 'female',
    save: 'Save',
    step: (number: number, name: string) => `Step ${number} of 5 ${name}`,
    steps: ['Your days', 'Your room', 'Your meals', 'Your wishes', 'Book'],
    arrival: 'Arrival',
    departure: 'Departure',
    date: (day: string) => day.split('-').reverse().join('/'),
    noEnd: 'End date is missing.',
    same: 'Start and end date must not be the same.',
    reversed: 'The start date must be before the end date.',
    goOn: 'Continue',
    noRoom: 'Please choose a room.',
    single: /^Single room/,
    double: /^Double room/,
    elsewhere: /^I am staying elsewhere/,
    noDiet: 'Please choose what you eat.',
    board: /^Half board/,
    noMeals: /^No meals/,
    vegetarian: 'Vegetarian',
    mealsWithRoom: 'Meals can only be booked with a room.',
    skip: 'Skip',
    comment: 'Is there anything we should know?',
    kept: 'Here is what you typed last time.',
    change: (name: string) => `Change: ${name}`,
    read: 'Read the terms of accommodation',
    noTerms: 'The terms of accommodation must be accepted.',
    terms: 'I accept the terms of accommodation.',
    book: 'Book with obligation to pay – €165',
    saved: 'Booking saved successfully.',
    current: 'Current bookings',
    previous: 'Previous bookings',
    nights: (count: number) => `${count} nights`,
    money: (amount: number) => `€${amount}`,
    open: 'open',
    download: /^Download invoice/,
    overlaps: 'There is already a booking for some of these nights.',
    cancel: /^Cancel:/,
    cost: /It costs (you nothing|€)/,
    confirm: 'Cancel the booking',
    cancelled: 'Your booking is cancelled.',
    booked: 'Arrival',
    back: 'To my bookings',
  },
  de: {
    nothing: 'Zurzeit ist nichts gebucht.',
    address: 'Ihre Adresse für die Rechnung',
    add: 'Buchung hinzufügen',
    goOnBooking: 'Buchung fortsetzen',
    prices: ['€ 30 pro Nacht', '€ 22 pro Nacht', '€ 25 pro Nacht'],
    female: 'weiblich',
    save: 'Speichern',
    step: (number: number, name: string) => `Schritt ${number} von 5 ${name}`,
    steps: ['Ihre Tage', 'Ihr Zimmer', 'Ihre Verpflegung', 'Ihre Wünsche', 'Buchen'],
    arrival: 'Anreise',
    departure: 'Abreise',
    date: (day: string) => day.split('-').reverse().join('.'),
    noEnd: 'Enddatum fehlt',
    same: 'Start- und Enddatum dürfen nicht gleich sein.',
    reversed: 'Startdatum muss vor dem Enddatum liegen.',
    goOn: 'Weiter',
    noRoom: 'Bitte wählen Sie ein Zimmer.',
    single: /^Einzelzimmer/,
    double: /^Doppelzimmer/,
    elsewhere: /^Ich wohne anderswo/,
    noDiet: 'Bitte wählen Sie, was Sie essen.',
    board: /^Halbpension/,
    noMeals: /^Keine Verpflegung/,
    vegetarian: 'Vegetarisch',
    mealsWithRoom: 'Verpflegung gibt es nur zusammen mit einem Zimmer.',
    skip: 'Überspringen',
    comment: 'Sollten wir noch etwas wissen?',
    kept: 'Hier ist, was Sie zuletzt eingegeben haben.',
    change: (name: string) => `Ändern: ${name}`,
    read: 'Unterkunftsbedingungen lesen',
    noTerms: 'Bitte stimmen Sie den Unterkunftsbedingungen zu.',
    terms: 'Ich stimme den Unterkunftsbedingungen zu.',
    book: 'Zahlungspflichtig buchen – € 165',
    saved: 'Buchung erfolgreich gespeichert.',
    current: 'Aktuelle Buchungen',
    previous: 'Frühere Buchungen',
    nights: (count: number) => `${count} Nächte`,
    money: (amount: number) => `€ ${amount}`,
    open: 'offen',
    download: /^Rechnung .* herunterladen/,
    overlaps: 'Für einige dieser Nächte gibt es bereits eine Buchung.',
    cancel: /^Stornieren:/,
    cost: /Es kostet (Sie nichts|€)/,
    confirm: 'Buchung stornieren',
    cancelled: 'Ihre Buchung ist storniert.',
    booked: 'Anreise',
    back: 'Zu meinen Buchungen',
  },
}

type Texts = (typeof texts)['en']

const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').getByText(text)
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check()

/** Returns the day of the academy at this offset from its first day. */
const days = async (request: APIRequestContext) => {
  const { start_date_academy } = await (await request.get('/api/academyCurrent')).json()
  return (later: number) =>
    new Date(Date.parse(start_date_academy) + later * 86_400_000).toISOString().slice(0, 10)
}

/** Actions of a user on a page in one language. */
const wizardOf = (page: Page, t: Texts) => ({
  at: (number: number) =>
    expect(
      page.getByRole('heading', { level: 2, name: t.step(number, t.steps[number - 1] ?? '') }),
    ).toBeFocused(),
  total: (nights: number, amount: number) => {
    const total = page.getByRole('status').filter({ hasText: t.nights(nights) })
    return expect(total).toContainText(t.money(amount))
  },
  enter: async (label: string, day: string) => {
    await page.getByRole('textbox', { name: label }).fill(day && t.date(day))
    await page.getByRole('textbox', { name: label }).blur()
  },
  goOn: () => press(page, t.goOn),
  change: (number: number) => page.getByRole('link', { name: t.change(t.steps[number - 1] ?? '') }).click(),
})

for (const language of languagesOn('phone')) {
  const t = texts[language]

  test.describe(`a participant with a browser in ${language}`, () => {
    test.use({ locale: language })
    test.slow()

    test('books with corrections at every step, and cancels', async ({ page, request }) => {
      const day = await days(request)
      const fillWizard = wizardOf(page, t)
      await storeSession(page, (await newStudent(request)).stored)
      await page.goto('/user/acomodation')
      await expect(page.getByText(t.nothing)).toBeVisible()
      for (const price of t.prices) await expect(page.getByText(price)).toBeVisible()

      // Without a gender no bed can be booked; once it is given, the wizard continues at once.
      await page.getByRole('link', { name: t.add }).click()
      await page.getByRole('dialog').getByLabel(t.female, { exact: true }).check()
      await page.getByRole('dialog').getByRole('button', { name: t.save }).click()
      await fillWizard.at(1)

      await fillWizard.enter(t.departure, '')
      await fillWizard.goOn()
      await expect(alert(page, t.noEnd)).toBeVisible()
      await expect(page.getByRole('textbox', { name: t.departure })).toBeFocused()
      await fillWizard.enter(t.arrival, day(5))
      await fillWizard.enter(t.departure, day(5))
      await fillWizard.goOn()
      await expect(alert(page, t.same)).toBeVisible()
      await fillWizard.enter(t.departure, day(4))
      await fillWizard.goOn()
      await expect(alert(page, t.reversed)).toBeVisible()
      await fillWizard.enter(t.departure, day(5))
      await fillWizard.enter(t.arrival, day(1))
      await fillWizard.goOn()

      await fillWizard.at(2)
      await expect(page.getByRole('alert')).toHaveText('')
      await fillWizard.goOn()
      await expect(alert(page, t.noRoom)).toBeVisible()
      await choose(page, t.double)
      await fillWizard.total(4, 88)
      await fillWizard.goOn()

      await fillWizard.at(3)
      await choose(page, t.board)
      await fillWizard.total(4, 188)
      await expectToFit(page)
      await fillWizard.goOn()
      await expect(alert(page, t.noDiet)).toBeVisible()
      await choose(page, t.vegetarian)
      await fillWizard.goOn()

      // The choices survive a reload; the browser's Back leads through the steps.
      await fillWizard.at(4)
      await expect(page.getByRole('button', { name: t.skip })).toBeVisible()
      await page.getByLabel(t.comment).fill('I arrive at night.')
      await page.reload()
      await expect(page.getByText(t.kept)).toBeVisible()
      await expect(page.getByLabel(t.comment)).toHaveValue('I arrive at night.')
      await page.goBack()
      await fillWizard.at(3)
      await expect(page.getByRole('radio', { name: t.vegetarian })).toBeChecked()
      await page.goForward()
      await fillWizard.at(4)
      await fillWizard.goOn()

      // After a change the wizard returns to the step it came from.
      await fillWizard.at(5)
      await fillWizard.change(1)
      await fillWizard.at(1)
      await fillWizard.enter(t.departure, day(4))
      await fillWizard.goOn()
      await fillWizard.at(5)
      await fillWizard.total(3, 141)
      await expect(page.getByText(t.address)).toBeVisible()
      await fillWizard.change(2)
      await choose(page, t.elsewhere)
      await fillWizard.total(3, 0)
      await expect(page.getByText(t.address)).toBeHidden()
      await fillWizard.goOn()
      await fillWizard.at(5)
      await expect(page.getByText(t.mealsWithRoom)).toBeVisible()
      await expect(page.getByText(t.address)).toBeHidden()
      await expect(page.getByRole('link', { name: t.change(t.steps[2] ?? '') })).toBeHidden()
      await fillWizard.change(2)
      await choose(page, t.single)
      await fillWizard.goOn()
      await fillWizard.at(5)
      await fillWizard.total(3, 165)

      const opened = page.waitForEvent('popup')
      const asked = page.context().waitForEvent('request', one => one.url().includes('/api/files/download'))
      await page.getByRole('link', { name: t.read }).click()
      expect(decodeURIComponent((await asked).url())).toMatch(
        new RegExp(`documents/terms_and_conditions_accommodation-\\S*_${language}\\.pdf`),
      )
      await (await opened).close()
      await press(page, t.book)
      await expect(alert(page, t.noTerms)).toBeVisible()
      await page.getByLabel(t.terms).check()
      await press(page, t.book)

      await expect(page.getByText(t.saved)).toBeVisible()
      await expect(page).toHaveURL('/user/acomodation')
      await expect.poll(() => storageKeys(page)).toEqual(['user'])
      const row = page.getByRole('table', { name: t.current }).getByRole('row').nth(1)
      for (const part of [t.nights(3), t.money(165), t.open, 'I arrive at night.'])
        await expect(row).toContainText(part)
      const link = await row.getByRole('link', { name: t.download }).getAttribute('href')
      expect((await request.get(link ?? '')).headers()['content-type']).toBe('application/pdf')

      // The same nights are refused before the next step.
      await page.getByRole('link', { name: t.add }).click()
      await fillWizard.at(1)
      await fillWizard.enter(t.arrival, day(3))
      await fillWizard.enter(t.departure, day(6))
      await fillWizard.goOn()
      await expect(alert(page, t.overlaps)).toBeVisible()
      await expect(page.getByRole('textbox', { name: t.arrival })).toBeFocused()
      await page.getByRole('link', { name: t.back }).click()
      await expect(page.getByRole('link', { name: t.goOnBooking })).toBeVisible()

      await openPage(page, '/user')
      await expect(page.getByRole('heading', { name: t.booked })).toBeVisible()
      await openPage(page, '/user/acomodation')
      await row.getByRole('button', { name: t.cancel }).click()
      await expect(page.getByRole('alertdialog')).toContainText(t.cost)
      await page.getByRole('alertdialog').getByRole('button', { name: t.confirm }).click()
      await expect(page.getByText(t.cancelled)).toBeVisible()
      await expect(page.getByText(t.nothing)).toBeVisible()
      await expect(page.getByRole('table', { name: t.previous })).toContainText(t.money(165))
      await expect(page.getByRole('heading', { name: t.current })).toBeFocused()
    })
  })
}

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
