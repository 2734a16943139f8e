// The office changes a text of the site, visitors see it, and the version before comes back.
import { openPage } from './open-page.ts'
import { login, storeSession } from './session.ts'
import { expect, test } from './test.ts'

test.describe('an office with a browser in de', () => {
  test.use({ locale: 'de' })

  test('publishes a text in both languages, goes back to the version before, and previews a mail', async ({
    page,
    request,
    browser,
  }) => {
    await storeSession(page, await login(request, 'manager@example.org'))
    await page.goto('/user/a/texts')
    // On a phone the menu of the settings is behind a button with the name of the current page.
    const menu = page.getByRole('navigation', { name: 'Einstellungen' })
    const opener = page.getByRole('button', { name: /^Einstellungen.*Texte$/ })
    await opener.click()
    await expect(menu.getByRole('link', { name: 'Texte' })).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await page.getByRole('searchbox', { name: 'Suche' }).fill('binnen zwei Werktagen')
    const found = page.getByRole('link', { name: 'Einleitung' })
    await expect(found).toHaveCount(1)
    await found.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt: Einleitung' })).toBeVisible()

    const [german, english] = [
      page.getByLabel('Einleitung (Deutsch)'),
      page.getByLabel('Einleitung (Englisch)'),
    ]
    const publish = page.getByRole('button', { name: 'Veröffentlichen', exact: true })
    await german.fill('Wir antworten bis {dedline}. <b>Fett</b>')
    await publish.click()
    await expect(page.getByText('Diesen Platzhalter gibt es hier nicht.', { exact: false })).toBeVisible()
    await german.fill('Wir antworten im Jahr {year}. <b>Fett</b>')
    await english.fill('')
    await expect(page.getByText('Englisch fehlt.', { exact: false })).toBeVisible()
    await english.fill('We answer in {year}.')

    await page.getByRole('button', { name: 'Vorschau anzeigen' }).click()
    const preview = page.frameLocator('iframe[title="Vorschau"]')
    await expect(preview.getByText('Wir antworten im Jahr 2027. <b>Fett</b>')).toBeVisible()
    await page.getByRole('button', { name: 'Englisch', exact: true }).click()
    await expect(preview.getByText('We answer in 2027.')).toBeVisible()

    const published = async (language: string) => (await request.get(`/contact?lang=${language}`)).text()
    expect(await published('de')).toContain('binnen zwei Werktagen')
    await publish.click()
    await expect(page.getByText('Der Text ist veröffentlicht.')).toBeVisible()
    const visitor = await browser.newPage({ locale: 'de' })
    await visitor.goto('/contact')
    await expect(visitor.getByRole('main')).toContainText('Wir antworten im Jahr 2027. <b>Fett</b>')
    await visitor.close()
    expect(await published('en')).toContain('We answer in 2027.')

    await page.getByRole('button', { name: 'Vergleichen mit: Fassung 1' }).click()
    await expect(page.locator('del').first()).toContainText('Fragen')
    await page.getByRole('button', { name: 'Wiederherstellen: Fassung 1' }).click()
    await expect(german).toHaveValue(/binnen zwei Werktagen/)
    await publish.click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Fassung 3' })).toContainText('veröffentlicht')
    expect(await published('de')).toContain('binnen zwei Werktagen')

    // A mail is previewed with its subject, its style and what the program adds.
    await openPage(page, '/user/a/texts/mail_booking.subject')
    await expect(
      page.getByRole('heading', { level: 1, name: 'E-Mail: Buchung bestätigt – Betreff' }),
    ).toBeVisible()
    await page.getByLabel('Betreff (Deutsch)').fill('Gebucht: {period}')
    await page.getByRole('button', { name: 'Vorschau anzeigen' }).click()
    await expect(page.getByText('Betreff: Gebucht: ')).toBeVisible()
    const mail = page.frameLocator('iframe[title="Vorschau"]')
    await expect(mail.getByText('Die Rechnung finden Sie im Anhang.', { exact: false })).toBeVisible()
    await expect(mail.getByRole('link', { name: 'Rechnung bezahlen' })).toHaveCSS('font-weight', '600')

    await page.getByLabel('Betreff (Deutsch)').fill('Gebucht')
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
    await expect(
      page.getByText('Platzhalter', { exact: false }).and(page.locator('.field-error')),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Text', exact: true }).click()
    await page.getByRole('button', { name: 'Verlassen' }).click()
    await expect(page.getByLabel('Text (Deutsch)')).toHaveValue(/an der Pforte/)
  })
})
