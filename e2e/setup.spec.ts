// The first hour of an installation: the printed link, the first admin, the association, and what is missing then.

// Not the test of this folder: before the first academy the browser logs that there is none (404).
import { expect, test } from '@playwright/test'
import { emptyProduction, SERVER_HOOK_MS } from './separate-server.ts'

let site: Awaited<ReturnType<typeof emptyProduction>>
test.beforeAll(async () => {
  test.setTimeout(SERVER_HOOK_MS)
  site = await emptyProduction()
})
test.afterAll(() => site.remove())

test.use({ locale: 'de-AT' })

test('the printed link leads from an empty production start to a site with a name', async ({ page }) => {
  expect((await page.request.get(`${site.origin}/setup/wrong`)).status()).toBe(404)

  await page.goto(site.setupLink)
  await page.getByLabel('Vorname').fill('Änne')
  await page.getByLabel('Nachname').fill('Größwang')
  await page.getByLabel('E-Mail-Adresse').fill('aenne@verein.example')
  await page.getByLabel('Passwort', { exact: true }).fill('Berg-Sommer-7')
  await page.getByLabel('Passwort wiederholen').fill('Berg-Sommer-7')
  await page.getByRole('button', { name: 'Admin-Konto anlegen' }).click()

  await page.getByLabel('Name der Website, deutsch').fill('Klangsommer Lindsee')
  await page.getByLabel('Name der Website, englisch').fill('Lindsee Summer')
  await page.getByLabel('Name des Vereins').fill('Verein Klangsommer')
  await page.getByLabel('Straße und Hausnummer').fill('Seeweg 2')
  await page.getByLabel('Postleitzahl').fill('4864')
  await page.getByLabel('Ort', { exact: true }).fill('Lindsee')
  await page.getByLabel('Kontaktadresse').fill('hallo@verein.example')
  await page.getByRole('button', { name: 'Mitglied hinzufügen' }).click()
  await page.getByRole('group', { name: 'Mitglied 1' }).getByLabel('Name').fill('Änne Größwang')
  await page.getByLabel('Funktion, deutsch').fill('Obfrau')
  await page.getByLabel('Funktion, englisch').fill('Chair')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('link', { name: 'Erste Akademie anlegen' })).toBeVisible()

  const imprint = await (await page.request.get(`${site.origin}/imprint?lang=de`)).text()
  for (const text of ['Verein Klangsommer', 'Seeweg 2', 'Obfrau', 'Impressum · Klangsommer Lindsee'])
    expect(imprint).toContain(text)

  await page.getByRole('link', { name: 'Zur Übersicht' }).click()
  const missing = page.getByRole('region', { name: 'Bevor Sie öffnen' })
  await expect(missing.getByRole('listitem').filter({ hasText: 'Akademie anlegen' })).toContainText('Fehlt')
  await missing.getByRole('link', { name: /Test-E-Mail senden/ }).click()
  await page.getByRole('button', { name: 'Test-E-Mail senden' }).click()
  await expect(page.getByText('Der Mailserver ist nicht erreichbar.')).toBeVisible()

  expect((await page.request.get(site.setupLink)).status()).toBe(410)
})
