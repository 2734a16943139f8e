// What a student does on a phone in a year, in each language: only what has to work, as other journeys check the details.
import { type Page, expect as plainExpect } from '@playwright/test'
import { openPage } from './open-page.ts'
import { linkTo } from './outbox.ts'
import { leadsOn, login, password, storeSession } from './session.ts'

const expect = plainExpect.configure({ timeout: 20_000 })

const texts = {
  en: {
    apply: 'Apply',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    again: 'Repeat the password',
    goOnToForm: 'Register and continue to the form',
    yes: 'Yes',
    recording: 'Recording 1',
    consent: /^I agree to the processing/,
    terms: /^I accept the terms/,
    send: 'Apply – €75 handling fee',
    waiting: 'waiting for the handling fee',
    forwarded: 'with the teacher',
    female: 'female',
    save: 'Save',
    pay: 'Pay €75',
    placeIn: 'You are in: Piano',
    goOn: 'Continue',
    double: /^Double room/,
    noMeals: /^No meals/,
    skip: 'Skip',
    lodgingTerms: 'I accept the terms of accommodation.',
    book: /^Book with obligation to pay/,
    booked: 'Booking saved successfully.',
    nameContact: 'Add an emergency contact',
    name: 'Name',
    phone: 'Telephone',
    contactSaved: 'Your details are saved.',
    agreed: 'My teacher has agreed to this performance.',
    composer: 'Composer',
    piece: 'Piece',
    work: 'Cello Sonata No. 3 in A major, op. 69',
    total: 'Total duration',
    earliest: 'Earliest date',
    date: (day: string) => day.split('-').reverse().join('/'),
    request: 'Send the request',
    requested: 'Your request has arrived.',
    arrival: 'Arrival',
    lesson: /^Masterclass: Piano with /,
    submit: 'Submit',
    anyway: 'Submit anyway',
    thanks: 'Thank you!',
    certificate: 'Certificate of participation, PDF in English',
  },
  de: {
    apply: 'Bewerben',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    again: 'Passwort wiederholen',
    goOnToForm: 'Registrieren und weiter zum Formular',
    yes: 'Ja',
    recording: 'Aufnahme 1',
    consent: 'Ich willige in die Verarbeitung meiner Daten ein',
    terms: 'Ich stimme den Teilnahmebedingungen zu.',
    send: 'Bewerben – € 75 Bearbeitungsgebühr',
    waiting: 'wartet auf die Bearbeitungsgebühr',
    forwarded: 'bei der Lehrperson',
    female: 'weiblich',
    save: 'Speichern',
    pay: '€ 75 bezahlen',
    placeIn: 'Sie sind dabei: Klavier',
    goOn: 'Weiter',
    double: /^Doppelzimmer/,
    noMeals: /^Keine Verpflegung/,
    skip: 'Überspringen',
    lodgingTerms: 'Ich stimme den Unterkunftsbedingungen zu.',
    book: /^Zahlungspflichtig buchen/,
    booked: 'Buchung erfolgreich gespeichert.',
    nameContact: 'Notfallkontakt angeben',
    name: 'Name',
    phone: 'Telefon',
    contactSaved: 'Ihre Angaben sind gespeichert.',
    agreed: 'Diesen Auftritt habe ich mit meiner Lehrperson abgesprochen.',
    composer: 'Komponistin oder Komponist',
    piece: 'Werk',
    work: 'Cellosonate Nr. 3 A-Dur, op. 69',
    total: 'Gesamtdauer',
    earliest: 'Frühestes Datum',
    date: (day: string) => day.split('-').reverse().join('.'),
    request: 'Anfrage senden',
    requested: 'Ihre Anfrage ist angekommen.',
    arrival: 'Anreise',
    lesson: /^Meisterkurs Klavier bei /,
    submit: 'Absenden',
    anyway: 'Trotzdem absenden',
    thanks: 'Danke!',
    certificate: 'Teilnahmebestätigung, PDF auf Deutsch',
  },
}

/** The year of one student; `data` is the folder of the server with its mails. */
export const studentYear = (
  page: Page,
  language: keyof typeof texts,
  { first_name, last_name, email }: { first_name: string; last_name: string; email: string },
  data: string,
) => {
  const t = texts[language]
  // A step that hangs fails long before the test does.
  page.setDefaultTimeout(60_000)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  const application = page.getByRole('row', { name: /Ořechovská/ })
  const firstDay = async () =>
    (await (await page.request.get('/api/academyCurrent')).json()).start_date_academy as string
  const find = async (label: string, typed: string, option: string) => {
    await page.getByRole('combobox', { name: label }).fill(typed)
    await page.getByRole('option', { name: option }).tap()
  }

  return {
    page,
    name: `${first_name} ${last_name}`,
    last_name,
    email,

    registerAndApply: async (masterclass_id: number, repertoire: string) => {
      await page.goto(`/masterclass/${masterclass_id}`)
      await page.getByRole('main').getByRole('link', { name: t.apply, exact: true }).tap()
      await page.getByLabel(t.firstName).fill(first_name)
      await page.getByLabel(t.lastName).fill(last_name)
      await page.getByRole('textbox', { name: t.email }).fill(email)
      await page.getByLabel(t.password, { exact: true }).fill(password)
      await page.getByLabel(t.again).fill(password)
      await button(t.goOnToForm).tap()
      await expect(page).toHaveURL(`/user/masterclass/${masterclass_id}`)
      await page.getByLabel(t.yes, { exact: true }).check()
      await page.getByLabel('Repertoire').fill(repertoire)
      await page.getByLabel(t.recording).fill('youtu.be/aB3_x-9yZ01')
      await page.getByLabel(t.consent).check()
      await page.getByLabel(t.terms).check()
      await button(t.send).tap()
      await expect(application).toContainText(t.waiting)
    },

    /** The overview asks for the gender and leads to the payment; the address is confirmed. */
    completeProfile: async () => {
      await openPage(page, '/user')
      await dialog.getByLabel(t.female, { exact: true }).check()
      await dialog.getByRole('button', { name: t.save }).tap()
      await expect(dialog).toBeHidden()
      await page.getByRole('link', { name: t.pay, exact: true }).tap()
      await expect(page).toHaveURL(/\/user\/invoices\/\d+$/)
      await page.goto(await linkTo('/verify-email/', email, data), leadsOn)
      await expect(page).toHaveURL(/\/user/)
    },

    /** Nothing of the decision is shown before the final save. */
    waitForDecision: async () => {
      await page.goto('/user/masterclass')
      await expect(application).toContainText(t.forwarded)
      await openPage(page, '/user')
      await expect(page.getByRole('main')).not.toContainText(t.placeIn)
    },

    readAcceptance: async () => {
      await page.goto('/user')
      await expect(page.getByRole('main')).toContainText(t.placeIn)
    },

    bookBed: async () => {
      await openPage(page, '/user/acomodation?step=dates')
      await button(t.goOn).tap()
      await page.getByRole('radio', { name: t.double }).check()
      await button(t.goOn).tap()
      await page.getByRole('radio', { name: t.noMeals }).check()
      await button(t.goOn).tap()
      await button(t.skip).tap()
      await page.getByLabel(t.lodgingTerms).check()
      await button(t.book).tap()
      await expect(page.getByText(t.booked)).toBeVisible()
    },

    nameContact: async () => {
      await button(t.nameContact).tap()
      await dialog.getByLabel(t.name, { exact: true }).fill(`Gustav ${last_name}`)
      await dialog.getByLabel(t.phone).fill('+43 660 1234567')
      await dialog.getByRole('button', { name: t.save }).tap()
      await expect(page.getByText(t.contactSaved)).toBeVisible()
    },

    requestConcert: async () => {
      const day = await firstDay()
      await openPage(page, '/user/concert?request=new')
      await page.getByRole('checkbox', { name: t.agreed }).check()
      await find(t.composer, 'van beethoven', 'Ludwig van Beethoven (1770–1827)')
      await find(t.piece, 'op. 69', t.work)
      await page.getByRole('spinbutton', { name: t.total }).fill('2000')
      const earliest = page.getByRole('textbox', { name: t.earliest })
      await earliest.fill(t.date(`${day.slice(0, 8)}${String(Number(day.slice(8)) + 4).padStart(2, '0')}`))
      await earliest.blur()
      await page.getByRole('main').locator('[type=submit]').tap()
      await page.getByRole('alertdialog').getByRole('button', { name: t.request }).tap()
      await expect(page.getByText(t.requested)).toBeVisible()
    },

    lookAtDays: async () => {
      await openPage(page, '/user/days')
      await expect(page.getByText(t.arrival).first()).toBeVisible()
      await expect(page.getByText(t.lesson).first()).toBeVisible()
    },

    giveFeedback: async () => {
      const link = await linkTo('/feedback/', email, data)
      await page.goto(link)
      await page.getByText('4', { exact: true }).tap()
      const heading = await page.getByRole('heading', { level: 2 }).innerText()
      const last = /\d+ \p{L}+ (\d+)/u.exec(heading)?.[1]
      await page.goto(`${link}?step=${last}`)
      await button(t.submit).tap()
      await button(t.anyway).tap()
      await expect(page.getByRole('heading', { level: 1, name: t.thanks })).toBeVisible()
    },

    /** The session has expired in the meantime. */
    downloadCertificate: async () => {
      await storeSession(page, await login(page.request, email))
      await page.goto('/user/days')
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: t.certificate }).first().tap(),
      ])
      expect(saved.suggestedFilename()).toMatch(/\.pdf$/)
    },
  }
}
