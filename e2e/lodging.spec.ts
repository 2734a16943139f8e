// Participants book a bed and meals.
import { type APIRequestContext, type Browser, test as bare, type Page } from '@playwright/test'
import { ownServer, SERVER_HOOK_MS } from './own-server.ts'
import { keptNames, login, remember } from './session.ts'
import { giveGender, newStudent } from './student.ts'
import { expect, test } from './test.ts'

const words = {
  en: {
    nothing: 'Nothing is booked at the moment.',
    add: 'Add a booking',
    goOnBooking: 'Continue your booking',
    prices: ['Single room: €30 a night', 'Double room: €22 a night', 'Half board: €25 a night'],
    female: 'female',
    save: 'Save',
    step: (number: number, name: string) => `Step ${number} of 5 ${name}`,
    steps: ['Your days', 'Your room', 'Your meals', 'Your wishes', 'Book'],
    arrival: 'Arrival',
    departure: 'Departure',
    date: (day: string) => day.split('-').reverse().join('/'),
    noEnd: 'End date is missing',
    same: 'Start and end date must not be the same.',
    reversed: 'The start date must be before the end date.',
    goOn: 'Continue',
    noRoom: 'Please choose a room.',
    single: /^Single room/,
    double: /^Double room/,
    elsewhere: /^I lodge elsewhere/,
    noDiet: 'Please choose what you eat.',
    board: /^Half board/,
    noMeals: /^No meals/,
    vegetarian: 'Vegetarian',
    meat: 'With meat',
    mealsWithRoom: 'Meals come with a room only.',
    skip: 'Skip',
    comment: 'Is there anything that we should know?',
    kept: 'Here is what you typed last time.',
    change: (name: string) => `Change: ${name}`,
    read: 'Read the terms of accommodation',
    noTerms: 'The terms of accommodation must be accepted.',
    terms: 'I accept the terms of accommodation.',
    book: 'Book with obligation to pay',
    bookFree: 'Book now',
    saved: 'Booking saved successfully.',
    current: 'Current bookings',
    previous: 'Previous bookings',
    nights: (count: number) => `${count} nights`,
    money: (amount: number) => `€${amount}`,
    open: 'open',
    download: /^Download invoice/,
    overlaps: 'You have already booked some of these nights.',
    cancel: /^Cancel:/,
    cost: /It costs (you nothing|€)/,
    confirm: 'Cancel the booking',
    cancelled: 'Your booking is cancelled.',
    booked: 'is booked',
    back: 'To my bookings',
  },
  de: {
    nothing: 'Zurzeit ist nichts gebucht.',
    add: 'Buchung hinzufügen',
    goOnBooking: 'Buchung fortsetzen',
    prices: ['Einzelzimmer: € 30 pro Nacht', 'Doppelzimmer: € 22 pro Nacht', 'Halbpension: € 25 pro Nacht'],
    female: 'weiblich',
    save: 'Speichern',
    step: (number: number, name: string) => `Schritt ${number} von 5 ${name}`,
    steps: ['Ihre Tage', 'Ihr Zimmer', 'Ihre Mahlzeiten', 'Ihre Wünsche', 'Buchen'],
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
    noMeals: /^Keine Mahlzeiten/,
    vegetarian: 'Vegetarisch',
    meat: 'Mit Fleisch',
    mealsWithRoom: 'Mahlzeiten gibt es nur zusammen mit einem Zimmer.',
    skip: 'Überspringen',
    comment: 'Sollten wir noch etwas wissen?',
    kept: 'Hier ist, was Sie zuletzt eingegeben haben.',
    change: (name: string) => `Ändern: ${name}`,
    read: 'Unterkunftsbedingungen lesen',
    noTerms: 'Bitte stimmen Sie den Unterkunftsbedingungen zu.',
    terms: 'Ich stimme den Unterkunftsbedingungen zu.',
    book: 'Zahlungspflichtig buchen',
    bookFree: 'Verbindlich buchen',
    saved: 'Buchung erfolgreich gespeichert.',
    current: 'Aktuelle Buchungen',
    previous: 'Frühere Buchungen',
    nights: (count: number) => `${count} Nächte`,
    money: (amount: number) => `€ ${amount}`,
    open: 'offen',
    download: /^Rechnung .* herunterladen/,
    overlaps: 'Einige dieser Nächte haben Sie bereits gebucht.',
    cancel: /^Stornieren:/,
    cost: /Es kostet (Sie nichts|€)/,
    confirm: 'Buchung stornieren',
    cancelled: 'Ihre Buchung ist storniert.',
    booked: 'ist gebucht',
    back: 'Zu meinen Buchungen',
  },
}

type Say = (typeof words)['en']

const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').getByText(text)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check()

/** Returns the day of the academy at this offset from its first day. */
const days = async (request: APIRequestContext) => {
  const { start_date_academy } = await (await request.get('/api/academyCurrent')).json()
  return (later: number) =>
    new Date(Date.parse(start_date_academy) + later * 86_400_000).toISOString().slice(0, 10)
}

/** Actions of a user on a page in one language. */
const walker = (page: Page, say: Say) => ({
  at: (number: number) =>
    expect(
      page.getByRole('heading', { level: 2, name: say.step(number, say.steps[number - 1] ?? '') }),
    ).toBeFocused(),
  total: (nights: number, amount: number) => {
    const total = page.getByRole('status').filter({ hasText: say.nights(nights) })
    return expect(total).toContainText(say.money(amount))
  },
  enter: async (label: string, day: string) => {
    await page.getByRole('textbox', { name: label }).fill(day && say.date(day))
    await page.getByRole('textbox', { name: label }).blur()
  },
  goOn: () => press(page, say.goOn),
  change: (number: number) =>
    page.getByRole('link', { name: say.change(say.steps[number - 1] ?? '') }).click(),
})

for (const language of ['de', 'en'] as const) {
  const say = words[language]

  test.describe(`a participant with a browser in ${language}`, () => {
    test.use({ locale: language })
    test.slow()

    test('books with corrections at every step, and cancels', async ({ page, request }) => {
      const day = await days(request)
      const walk = walker(page, say)
      await remember(page, (await newStudent(request)).stored)
      await page.goto('/user/acomodation')
      await expect(page.getByText(say.nothing)).toBeVisible()
      for (const price of say.prices) await expect(page.getByText(price)).toBeVisible()

      // Without a gender no bed can be booked; once it is given, the wizard continues at once.
      await page.getByRole('link', { name: say.add }).click()
      await page.getByRole('dialog').getByLabel(say.female, { exact: true }).check()
      await page.getByRole('dialog').getByRole('button', { name: say.save }).click()
      await walk.at(1)

      await walk.enter(say.departure, '')
      await walk.goOn()
      await expect(alert(page, say.noEnd)).toBeVisible()
      await expect(page.getByRole('textbox', { name: say.departure })).toBeFocused()
      await walk.enter(say.departure, day(5))
      await walk.enter(say.arrival, day(5))
      await walk.goOn()
      await expect(alert(page, say.same)).toBeVisible()
      await walk.enter(say.arrival, day(6))
      await walk.goOn()
      await expect(alert(page, say.reversed)).toBeVisible()
      await walk.enter(say.arrival, day(1))
      await walk.goOn()

      await walk.at(2)
      await expect(page.getByRole('alert')).toHaveText('')
      await walk.goOn()
      await expect(alert(page, say.noRoom)).toBeVisible()
      await choose(page, say.double)
      await walk.total(4, 88)
      await walk.goOn()

      await walk.at(3)
      await choose(page, say.board)
      await walk.total(4, 188)
      await walk.goOn()
      await expect(alert(page, say.noDiet)).toBeVisible()
      await choose(page, say.vegetarian)
      await walk.goOn()

      // The choices survive a reload; the browser's Back leads through the steps.
      await walk.at(4)
      await expect(page.getByRole('button', { name: say.skip })).toBeVisible()
      await page.getByLabel(say.comment).fill('I arrive at night.')
      await page.reload()
      await expect(page.getByText(say.kept)).toBeVisible()
      await expect(page.getByLabel(say.comment)).toHaveValue('I arrive at night.')
      await page.goBack()
      await walk.at(3)
      await expect(page.getByRole('radio', { name: say.vegetarian })).toBeChecked()
      await page.goForward()
      await walk.at(4)
      await walk.goOn()

      // After a change the wizard returns to the step it came from.
      await walk.at(5)
      await walk.change(1)
      await walk.at(1)
      await walk.enter(say.departure, day(4))
      await walk.goOn()
      await walk.at(5)
      await walk.total(3, 141)
      await walk.change(2)
      await choose(page, say.elsewhere)
      await walk.total(3, 0)
      await walk.goOn()
      await walk.at(5)
      await expect(page.getByText(say.mealsWithRoom)).toBeVisible()
      await walk.change(2)
      await choose(page, say.single)
      await walk.goOn()
      await walk.at(5)
      await walk.total(3, 165)
      await walk.change(3)
      await choose(page, say.noMeals)
      await expect(page.getByRole('radio', { name: say.vegetarian })).toBeHidden()
      await walk.goOn()
      await walk.at(5)
      await walk.total(3, 90)
      await walk.change(3)
      await choose(page, say.board)
      await choose(page, say.meat)
      await walk.goOn()
      await walk.at(5)
      await walk.change(4)
      await page.getByLabel(say.comment).fill('I arrive at noon.')
      await walk.goOn()
      await walk.at(5)

      const opened = page.waitForEvent('popup')
      const asked = page.context().waitForEvent('request', one => one.url().includes('/api/files/download'))
      await page.getByRole('link', { name: say.read }).click()
      expect(decodeURIComponent((await asked).url())).toMatch(
        new RegExp(`documents/terms_and_conditions_accommodation-\\S*_${language}\\.pdf`),
      )
      await (await opened).close()
      await press(page, say.book)
      await expect(alert(page, say.noTerms)).toBeVisible()
      await page.getByLabel(say.terms).check()
      await press(page, say.book)

      await expect(page.getByText(say.saved)).toBeVisible()
      await expect(page).toHaveURL('/user/acomodation')
      await expect.poll(() => keptNames(page)).toEqual(['user'])
      const row = page.getByRole('table', { name: say.current }).getByRole('row').nth(1)
      for (const part of [say.nights(3), say.money(165), say.open, 'I arrive at noon.'])
        await expect(row).toContainText(part)
      const link = await row.getByRole('link', { name: say.download }).getAttribute('href')
      expect((await request.get(link ?? '')).headers()['content-type']).toBe('application/pdf')

      // The same nights are refused before the next step.
      await page.getByRole('link', { name: say.add }).click()
      await walk.at(1)
      await walk.enter(say.arrival, day(3))
      await walk.enter(say.departure, day(6))
      await walk.goOn()
      await expect(alert(page, say.overlaps)).toBeVisible()
      await expect(page.getByRole('textbox', { name: say.arrival })).toBeFocused()
      await page.getByRole('link', { name: say.back }).click()
      await expect(page.getByRole('link', { name: say.goOnBooking })).toBeVisible()

      await page.goto('/user')
      await expect(page.getByRole('heading', { name: say.booked })).toBeVisible()
      await page.goto('/user/acomodation')
      await row.getByRole('button', { name: say.cancel }).click()
      await expect(page.getByRole('alertdialog')).toContainText(say.cost)
      await page.getByRole('alertdialog').getByRole('button', { name: say.confirm }).click()
      await expect(page.getByText(say.cancelled)).toBeVisible()
      await expect(page.getByText(say.nothing)).toBeVisible()
      await expect(page.getByRole('table', { name: say.previous })).toContainText(say.money(165))
      await expect(page.getByRole('heading', { name: say.current })).toBeFocused()
    })

    test('records lodging elsewhere, without meals and without a price', async ({ page, request }) => {
      const day = await days(request)
      const walk = walker(page, say)
      const { stored } = await newStudent(request)
      await giveGender(request, stored)
      await remember(page, stored)
      // A step that is not complete cannot be skipped.
      await page.goto('/user/acomodation?step=terms')
      await walk.at(1)
      await walk.enter(say.arrival, day(2))
      await walk.goOn()
      await walk.at(2)
      await choose(page, say.elsewhere)
      await walk.goOn()
      await walk.at(4)
      await press(page, say.skip)
      await walk.at(5)
      await expect(page.getByRole('link', { name: say.change(say.steps[2] ?? '') })).toBeHidden()
      await page.getByLabel(say.terms).check()
      await press(page, say.bookFree)
      await expect(page.getByText(say.saved)).toBeVisible()
      const row = page.getByRole('table', { name: say.current }).getByRole('row').nth(1)
      await expect(row.getByRole('link')).toHaveCount(0)
      await row.getByRole('button', { name: say.cancel }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: say.confirm }).click()
      await expect(page.getByText(say.nothing)).toBeVisible()
    })
  })
}

/** Fills in everything except the terms. */
const comeToTerms = async (page: Page, room: string | RegExp, [from, to]: [string, string]) => {
  const walk = walker(page, words.en)
  await page.goto('/user/acomodation?step=dates')
  await walk.enter('Departure', to)
  await walk.enter('Arrival', from)
  await walk.goOn()
  await walk.at(2)
  await choose(page, room)
  await walk.goOn()
  await walk.at(3)
  await choose(page, words.en.noMeals)
  await walk.goOn()
  await walk.at(4)
  await press(page, 'Skip')
  await walk.at(5)
  await page.getByLabel(words.en.terms).check()
  return walk
}

const bookAs = async (
  request: APIRequestContext,
  stored: string,
  room: number | null,
  [start_date, end_date]: [string, string],
) => {
  const headers = { authorization: `Bearer ${JSON.parse(stored).access_token}` }
  const wish = { start_date, end_date, academy_room_type_id: room, academy_meal_type_id: null, diet: null }
  const data = { ...wish, comment: '', agreedToTerms: true }
  return request.post('/api/accommodation/bookings', { headers, data })
}

// Playwright's own test: the browser logs the refused calls.
bare.describe('a participant with a browser in en is refused', () => {
  bare.use({ locale: 'en' })

  bare('a night booked in another tab', async ({ page, request }) => {
    const day = await days(request)
    const { email, stored } = await newStudent(request)
    await giveGender(request, stored)
    await remember(page, await login(request, email))
    const walk = await comeToTerms(page, words.en.double, [day(2), day(6)])
    expect((await bookAs(request, stored, null, [day(5), day(7)])).status()).toBe(201)
    await press(page, words.en.book)
    await expect(alert(page, words.en.overlaps)).toBeVisible()
    await walk.at(1)
    await walk.enter('Departure', day(5))
    await walk.goOn()
    await walk.at(5)
    await press(page, words.en.book)
    await expect(page.getByText(words.en.saved)).toBeVisible()
  })

  bare('to cancel a booking cancelled in another tab', async ({ page, request }) => {
    const day = await days(request)
    const { email, stored } = await newStudent(request)
    await giveGender(request, stored)
    const { id } = await (await bookAs(request, stored, null, [day(2), day(6)])).json()
    await remember(page, await login(request, email))
    await page.goto('/user/acomodation')
    await page.getByRole('button', { name: words.en.cancel }).click()
    const headers = { authorization: `Bearer ${JSON.parse(stored).access_token}` }
    expect((await request.delete(`/api/accommodation/bookings/${id}`, { headers })).status()).toBe(200)

    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: words.en.confirm }).click()
    await expect(dialog).toContainText('This booking is cancelled already.')
    await expect(dialog.getByRole('button', { name: words.en.confirm })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Close', exact: true }).first().click()
    await expect(page.getByText(words.en.nothing)).toBeVisible()
    await expect(page.getByRole('table', { name: words.en.previous })).toContainText('cancelled')
  })

  bare('a booking after the login has expired, and keeps the input', async ({ page, request }) => {
    const day = await days(request)
    const { email, stored } = await newStudent(request)
    await giveGender(request, stored)
    const own = await login(request, email)
    await remember(page, own)
    await comeToTerms(page, words.en.double, [day(2), day(6)])
    const headers = { authorization: `Bearer ${JSON.parse(own).access_token}` }
    await request.post('/api/logout', { headers })
    await press(page, words.en.book)
    await expect(
      alert(page, 'An error occurred while saving the booking. Please log in again.'),
    ).toBeVisible()
    await remember(page, await login(request, email))
    await page.goto('/user/acomodation')
    await page.getByRole('link', { name: words.en.goOnBooking }).click()
    await expect(page.getByLabel(words.en.terms)).toBeChecked()
    await press(page, words.en.book)
    await expect(page.getByText(words.en.saved)).toBeVisible()
  })
})

// A server with its own clock: the cost of cancelling depends on the day.
bare.describe('a participant with a browser in en, in July', () => {
  bare.use({ locale: 'en' })
  // In sequence, because the tests share one server.
  bare.describe.configure({ mode: 'default' })
  bare.slow()
  let server: Awaited<ReturnType<typeof ownServer>>
  bare.beforeAll(async () => {
    bare.setTimeout(SERVER_HOOK_MS)
    server = await ownServer('2027-07-23T10:00:00+02:00')
  })
  bare.afterAll(() => server?.remove())

  /** Opens a browser context with a person who can book. */
  const enter = async (browser: Browser) => {
    const context = await browser.newContext({ baseURL: server.origin, locale: 'en' })
    const { email, stored } = await newStudent(context.request)
    await giveGender(context.request, stored)
    const page = await context.newPage()
    await remember(page, await login(context.request, email))
    return { page, stored, request: context.request }
  }

  bare('chooses another room when the nights are full, and keeps the other input', async ({ browser }) => {
    const { page, request, stored } = await enter(browser)
    const walk = await comeToTerms(page, words.en.single, ['2027-08-04', '2027-08-10'])
    await walk.change(4)
    await page.getByLabel(words.en.comment).fill('A view of the mountains, please.')
    await walk.goOn()
    await walk.at(5)

    // Other people take the last beds of two nights.
    const headers = { authorization: `Bearer ${JSON.parse(stored).access_token}` }
    const nights = 'start_date=2027-08-06&end_date=2027-08-08'
    const options = await request.get(`/api/accommodation/options?${nights}`, { headers })
    const [single] = (await options.json()).room_types
    for (let left = single.beds_left; left > 0; left -= 1) {
      const other = await enter(browser)
      const answer = await bookAs(other.request, other.stored, single.id, ['2027-08-06', '2027-08-08'])
      expect(answer.status()).toBe(201)
      await other.page.context().close()
    }

    await press(page, words.en.book)
    await expect(alert(page, /^No bed is free on .*6.*7/)).toBeVisible()
    await walk.at(2)
    const card = page.getByRole('radio', { name: words.en.single })
    await expect(card).toBeDisabled()
    await expect(card).toHaveAccessibleDescription(/^Full on 06\.08\. - 07\.08\./)

    // On other days the room is free; back on these it is full again, and the page says so at once.
    await walk.change(1)
    await walk.enter('Arrival', '2027-08-08')
    await walk.goOn()
    await walk.at(2)
    await choose(page, words.en.single)
    await walk.goOn()
    await walk.at(5)
    await walk.change(1)
    await walk.enter('Arrival', '2027-08-05')
    await walk.goOn()
    await walk.at(2)
    await expect(page.getByText(/^Single room: no bed is free .* \(06\.08\. - 07\.08\.\)/)).toBeVisible()
    await choose(page, words.en.double)
    await walk.goOn()
    await walk.at(5)
    await expect(page.getByLabel(words.en.terms)).toBeChecked()
    await press(page, words.en.book)
    await expect(page.getByText(words.en.saved)).toBeVisible()
    await expect(page.getByRole('table')).toContainText('A view of the mountains, please.')
    await page.context().close()
  })

  bare('cancels at the cost shown, and never at a higher one', async ({ browser }) => {
    const { page } = await enter(browser)
    await comeToTerms(page, words.en.double, ['2027-08-01', '2027-08-11'])
    await press(page, words.en.book)
    await page.getByRole('button', { name: words.en.cancel }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('It costs €110: 50 % of the price stay due.')
    await expect(dialog).toContainText('This holds until 24.07.2027')

    // Two nights pass before the person confirms.
    await server.stop()
    await server.startAgain('2027-07-25T10:00:00+02:00')
    await dialog.getByRole('button', { name: words.en.confirm }).click()
    await expect(dialog).toContainText('The cost has changed in the meantime.')
    await expect(dialog).toContainText('It costs €176: 80 % of the price stay due.')
    await dialog.getByRole('button', { name: words.en.confirm }).click()
    await expect(page.getByText(words.en.cancelled)).toBeVisible()
    await page.goto('/user')
    await expect(page.getByText('Please transfer €176.')).toBeVisible()
    await page.context().close()
  })
})
