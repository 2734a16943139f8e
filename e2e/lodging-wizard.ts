// The steps of a booking of beds and meals, in each language.
import { type APIRequestContext, expect, type Page } from '@playwright/test'

export const texts = {
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

export const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').getByText(text)
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click()
export const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check()

/** Returns the day of the academy at this offset from its first day. */
export const days = async (request: APIRequestContext) => {
  const { start_date_academy } = await (await request.get('/api/academyCurrent')).json()
  return (later: number) =>
    new Date(Date.parse(start_date_academy) + later * 86_400_000).toISOString().slice(0, 10)
}

/** Actions of a user on a page in one language. */
export const wizardOf = (page: Page, t: Texts) => ({
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
