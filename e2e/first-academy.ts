// The steps of an office, in German, from an empty installation to an open academy, and of the first applicant.

import { expect, type Page } from '@playwright/test'
import type { MailServer } from './mail-server.ts'
import { openPage } from './open-page.ts'
import { pdfFile } from './pdf.ts'
import { leadsOn } from './session.ts'

// Production runs on the real time: the academy takes place in the summer of the next year.
export const year = new Date().getFullYear() + 1
export const admin = { email: 'aenne@verein.example', password: 'Berg-Sommer-7' }
const student = { email: 'mira@talbach.example', password: 'Wald-Sommer-3' }
const picture = new URL('../api/src/demo/content/portraits/etienne-larocheval-800.webp', import.meta.url)
  .pathname

export const button = (page: Page, name: string) => page.getByRole('button', { name })
export const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
export const fact = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
const readiness = (page: Page, item: string) =>
  page.getByRole('region', { name: 'Bevor Sie öffnen' }).getByRole('listitem').filter({ hasText: item })

/** Opens a page of the settings from the list of what is missing. */
const openFromList = async (page: Page, item: string) => {
  await page.locator('nav a[href="/user"]').first().click()
  await expect(readiness(page, item)).toContainText('Fehlt')
  await readiness(page, item).getByRole('link').click()
}

/** Types each text into the next field and saves with Enter. */
const typeRow = async (page: Page, ...texts: string[]) => {
  for (const [place, text] of texts.entries()) {
    if (place > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
}

export const createAdmin = async (page: Page, setupLink: string) => {
  // The overview asks every new account once to complete the profile.
  const question = page.getByRole('dialog').filter({ hasText: 'Wir kennen Ihr Geschlecht noch nicht' })
  await page.addLocatorHandler(question, () => page.keyboard.press('Escape'), { times: 1 })
  expect((await page.request.get('/setup/wrong')).status()).toBe(404)
  await page.goto(setupLink)
  await page.getByLabel('Vorname').fill('Änne')
  await page.getByLabel('Nachname').fill('Größwang')
  await page.getByLabel('E-Mail-Adresse').fill(admin.email)
  await page.getByLabel('Passwort', { exact: true }).fill(admin.password)
  await page.getByLabel('Passwort wiederholen').fill(admin.password)
  await button(page, 'Admin-Konto anlegen').click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
}

export const describeAssociation = async (page: Page) => {
  await page.getByLabel('Name der Website, deutsch').fill('Klangsommer Lindsee')
  await page.getByLabel('Name der Website, englisch').fill('Lindsee Summer')
  await page.getByLabel('Name des Vereins').fill('Verein Klangsommer')
  await page.getByLabel('Straße und Hausnummer').fill('Seeweg 2')
  await page.getByLabel('Postleitzahl').fill('4864')
  await page.getByLabel('Ort', { exact: true }).fill('Lindsee')
  await page.getByLabel('Kontaktadresse').fill('hallo@verein.example')
  await page.getByLabel('IBAN').fill('AT61 1904 3002 3457 3201')
  await button(page, 'Mitglied hinzufügen').click()
  await page.getByRole('group', { name: 'Mitglied 1' }).getByLabel('Name').fill('Änne Größwang')
  await page.getByLabel('Funktion, deutsch').fill('Obfrau')
  await page.getByLabel('Funktion, englisch').fill('Chair')
  await button(page, 'Speichern').click()
  await expect(page.getByRole('link', { name: 'Erste Akademie anlegen' })).toBeVisible()
  const imprint = await (await page.request.get('/imprint?lang=de')).text()
  for (const text of ['Verein Klangsommer', 'Seeweg 2', 'Obfrau', 'Impressum · Klangsommer Lindsee'])
    expect(imprint).toContain(text)
}

export const createAcademy = async (page: Page) => {
  await page.getByRole('link', { name: 'Erste Akademie anlegen' }).click()
  await button(page, 'Akademie anlegen').click()
  const form = dialog(page)
  await form.getByRole('textbox', { name: 'Erster Tag (Anreise)' }).fill(`01.08.${year}`)
  await form.getByRole('textbox', { name: 'Letzter Tag (Abreise)' }).fill(`15.08.${year}`)
  await form.getByRole('textbox', { name: 'Bewerbungsschluss' }).fill(`30.06.${year}`)
  await form.getByRole('textbox', { name: 'Ort' }).fill('Stift Lindsee')
  await form.getByRole('textbox', { name: 'Bearbeitungsgebühr für eine Bewerbung' }).fill('75')
  await form.getByRole('textbox', { name: 'Gebühr für eine Aufnahme' }).fill('15')
  await form.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByText('Entwurf', { exact: true }).first()).toBeVisible()
}

/** Adds a teacher with a portrait. */
export const addTeacher = async (page: Page) => {
  await openFromList(page, 'Porträt einer Lehrperson')
  await page.getByRole('link', { name: 'Lehrperson anlegen' }).click()
  await page.getByLabel('Vorname').fill('Roswitha')
  await page.getByLabel('Nachname').fill('Ebensteiner')
  await page.getByRole('textbox', { name: 'Biografie auf Deutsch' }).fill('Sie spielt seit dreißig Jahren.')
  await button(page, 'Lehrperson anlegen').click()
  await button(page, 'Porträt hochladen').click()
  await dialog(page).getByLabel('Bild').setInputFiles(picture)
  await dialog(page).getByRole('button', { name: 'Porträt speichern' }).click()
  await expect(button(page, 'Porträt ersetzen')).toBeVisible()
}

export const addMasterclass = async (page: Page) => {
  await openFromList(page, 'Meisterkurs hinzufügen')
  await page.getByRole('combobox', { name: 'Instrument' }).last().focus()
  await typeRow(
    page,
    'Violonc',
    'Ebensteiner',
    `02.08.${year}`,
    `10.08.${year}`,
    '600',
    '9',
    'Singen',
    'Singing',
  )
  await expect(page.locator('main th[scope="row"]')).toHaveText(['Violoncello'])
}

export const addBedsAndMeals = async (page: Page) => {
  await openFromList(page, 'Zimmertypen und Betten')
  const room = page.getByRole('form', { name: 'Neuer Zimmertyp' })
  await room.getByLabel('Name auf Deutsch').focus()
  await typeRow(page, 'Doppelzimmer', 'Double room', '38', '8')
  await expect(page.getByRole('cell', { name: 'Doppelzimmer' })).toBeVisible()
  // The next empty row gets the focus after each save.
  await expect(room.getByLabel('Name auf Deutsch')).toBeFocused()
  const meal = page.getByRole('form', { name: 'Neue Verpflegung' })
  await meal.getByLabel('Name auf Deutsch').focus()
  await typeRow(page, 'Vollpension', 'Full board', '29')
  await expect(page.getByRole('cell', { name: 'Vollpension' })).toBeVisible()
}

/** Adds four rooms at once. */
export const addRooms = async (page: Page) => {
  const rooms = page.getByRole('form', { name: 'Neues Zimmer' })
  await rooms.getByLabel('Nummer oder Name').fill('101')
  await rooms.getByLabel('Bis (mehrere auf einmal)').fill('104')
  await rooms.getByLabel('Zimmertyp').selectOption('Doppelzimmer')
  await rooms.getByLabel('Betten').fill('2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('cell', { name: '104' })).toBeVisible()
}

/** Publishes the terms of the accommodation as a PDF, before the program publishes its default text. */
export const publishTerms = async (page: Page) => {
  await openPage(page, '/user/a/documents')
  await page.getByRole('link', { name: 'Neue Fassung: Unterkunftsbedingungen' }).click()
  await page.getByLabel('PDF hochladen').check()
  await page.getByLabel('PDF (Deutsch)').setInputFiles(pdfFile('Bedingungen.pdf'))
  await expect(page.getByRole('link', { name: 'Datei öffnen' })).toBeVisible()
  await button(page, 'Veröffentlichen').click()
  await dialog(page).getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.getByText('Die Fassung ist veröffentlicht.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Unterkunftsbedingungen/ })).toContainText('In Kraft')
}

export const sendTestMail = async (page: Page) => {
  await openFromList(page, 'Test-E-Mail senden')
  await button(page, 'Test-E-Mail senden').click()
  await expect(page.getByText('250', { exact: false })).toBeVisible()
}

export const makeCurrent = async (page: Page) => {
  await openFromList(page, 'Akademie anlegen')
  await page.getByRole('link', { name: String(year), exact: true }).click()
  await button(page, 'Zur aktuellen machen').click()
  await dialog(page).getByRole('button', { name: 'Zur aktuellen machen' }).click()
  await expect(page.getByText(`Akademie ${year} ist die aktuelle.`)).toBeVisible()
}

export const register = async (page: Page, mails: MailServer) => {
  await page.goto('/auth/register')
  await page.getByLabel('Vorname').fill('Mira')
  await page.getByLabel('Nachname').fill('Talbach')
  await page.getByLabel('E-Mail-Adresse').fill(student.email)
  await page.getByLabel('Passwort', { exact: true }).fill(student.password)
  await page.getByLabel('Passwort wiederholen').fill(student.password)
  await button(page, 'Registrieren').click()
  await page.waitForURL('/auth/welcome')
  await page.goto(await mails.linkTo(student.email), leadsOn)
  await expect(page.getByText('ist bestätigt')).toBeVisible()
  await page.waitForURL('/user')
}

/** Opens a page of the office in English, by way of the login. */
export const typeAdmin = async (page: Page) => {
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
}

export const openAsAdmin = async (page: Page, path: string) => {
  await page.goto(path)
  await typeAdmin(page)
  await page.waitForURL(path)
}

export const apply = async (page: Page) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Klangsommer')
  await page
    .getByRole('link', { name: /Violoncello/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Bewerben', exact: true }).click()
  await page.getByLabel('Ja', { exact: true }).check()
  await page.getByLabel('Repertoire').fill('Bach: Suite Nr. 1')
  await page.getByLabel('Aufnahme 1').fill('youtu.be/abc')
  await page.locator('input[type=file]').setInputFiles(pdfFile('Mira.pdf'))
  await page.getByLabel('Ich willige in die Verarbeitung meiner Daten ein').check()
  await page.getByLabel('Ich stimme den Teilnahmebedingungen zu.').check()
  await page.getByRole('button', { name: /^Bewerben – / }).click()
  await expect(page.getByRole('row', { name: /Ebensteiner/ })).toContainText(
    'wartet auf die Bearbeitungsgebühr',
  )
}
