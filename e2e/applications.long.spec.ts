// A student finds a masterclass and applies.
import { test as bare, type Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import { pdfFile } from './pdf.ts'
import { password, storageKeys, storeSession } from './session.ts'
import { masterclassThat, newStudent } from './student.ts'
import { expect, languagesOn, oneWidth, test } from './test.ts'

const texts = {
  en: {
    account: 'I have an account',
    email: 'Email',
    password: 'Password',
    submit: 'Log in',
    apply: 'Apply',
    no: 'No',
    repertoire: 'Repertoire',
    recording: 'Recording 1',
    found: 'Link to YouTube',
    comment: 'Comment for the teacher',
    again: 'You had chosen “Mira.pdf”. Files are not kept: please choose it again.',
    consent: 'I agree to the processing of my data as described in the consent form.',
    terms: 'I accept the terms and conditions.',
    save: 'Save',
    send: 'Apply – €75 handling fee',
    success: 'Success',
    list: 'Your applications',
    waiting: 'waiting for the handling fee',
    edit: /^Edit:/,
    sent: '“Mira.pdf” was sent.',
    resume: 'Résumé (PDF)',
    updated: 'The application was updated.',
    remove: /^Delete:/,
    cancelled: 'cancelled: you do not have to pay it',
    cancel: 'Cancel',
    delete: 'Delete',
    none: 'You have not applied for a masterclass at this academy yet.',
    hide: 'Hide open masterclasses',
  },
  de: {
    account: 'Ich habe ein Konto',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    submit: 'Einloggen',
    apply: 'Bewerben',
    no: 'Nein',
    repertoire: 'Repertoire',
    recording: 'Aufnahme 1',
    found: 'Link zu YouTube',
    comment: 'Mitteilung an die Lehrperson',
    again: 'Sie hatten „Mira.pdf“ ausgewählt. Dateien werden nicht aufbewahrt',
    consent: 'Ich willige in die Verarbeitung meiner Daten ein',
    terms: 'Ich stimme den Teilnahmebedingungen zu.',
    save: 'Speichern',
    send: 'Bewerben – € 75 Bearbeitungsgebühr',
    success: 'Erfolgreich',
    list: 'Ihre Bewerbungen',
    waiting: 'wartet auf die Bearbeitungsgebühr',
    edit: /^Bearbeiten:/,
    sent: 'Gesendet wurde „Mira.pdf“.',
    resume: 'Lebenslauf (PDF)',
    updated: 'Die Bewerbung wurde aktualisiert.',
    remove: /^Löschen:/,
    cancelled: 'storniert: Sie müssen sie nicht bezahlen',
    cancel: 'Abbrechen',
    delete: 'Löschen',
    none: 'Sie haben sich für diese Akademie noch nicht beworben.',
    hide: 'Offene Meisterkurse ausblenden',
  },
}

const main = (page: Page) => page.getByRole('main')
const chooseFile = (page: Page, file: ReturnType<typeof pdfFile>) =>
  page.locator('input[type=file]').setInputFiles(file)

for (const language of languagesOn('phone')) {
  const t = texts[language]

  test.describe(`a student with a browser in ${language}`, () => {
    test.use({ locale: language })

    test('finds a masterclass, logs in, applies, edits and deletes', async ({ page, request }) => {
      const { email } = await newStudent(request)
      const masterclass = await masterclassThat(request, 'open')
      await page.goto(`/masterclass/${masterclass.id}`)
      await main(page).getByRole('link', { name: t.apply, exact: true }).click()
      await main(page).getByRole('link', { name: t.account }).click()
      await page.getByLabel(t.email).fill(email)
      await page.getByLabel(t.password, { exact: true }).fill(password)
      await main(page).getByRole('button', { name: t.submit, exact: true }).click()
      await expect(page).toHaveURL(`/user/masterclass/${masterclass.id}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(masterclass.teacher_last_name)

      // The input survives a reload; the file has to be chosen again.
      await page.getByLabel(t.no, { exact: true }).check()
      await page.getByLabel(t.repertoire).fill('Two movements of a suite')
      await page.getByLabel(t.recording).fill('youtu.be/abc')
      await page.getByLabel(t.comment).fill('I would love to play in a trio.')
      await expect(page.getByLabel(t.recording)).toHaveValue('https://youtu.be/abc')
      await expect(page.getByText(t.found)).toBeVisible()
      await chooseFile(page, pdfFile('Mira.pdf'))
      await expect(page.getByText('Mira.pdf')).toBeVisible()
      await page.reload()
      await expect(page.getByText(t.again)).toBeVisible()
      await expect(page.getByLabel(t.no, { exact: true })).toBeChecked()
      await expect(page.getByLabel(t.repertoire)).toHaveValue('Two movements of a suite')
      await expect(page.getByLabel(t.recording)).toHaveValue('https://youtu.be/abc')

      await chooseFile(page, pdfFile('Mira.pdf'))
      await page.getByLabel(t.consent).check()
      await page.getByLabel(t.terms).check()
      await page.getByRole('button', { name: t.send, exact: true }).click()
      await expect(page.getByRole('status').getByText(t.success, { exact: true })).toBeVisible()
      await expect(page).toHaveURL('/user/masterclass')
      await expect.poll(() => storageKeys(page)).toEqual(['user'])

      const row = page.getByRole('table', { name: t.list }).getByRole('row').nth(1)
      await expect(row).toContainText(masterclass.teacher_last_name)
      await expect(row).toContainText(t.waiting)
      await expect(row.getByRole('link', { name: 'YouTube' })).toHaveAttribute('href', 'https://youtu.be/abc')

      await row.getByRole('button', { name: t.edit }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel(t.repertoire)).toHaveValue('Two movements of a suite')
      await expect(dialog.getByText(t.sent)).toBeVisible()
      await dialog.getByLabel(t.recording).fill('vimeo.com/42')
      await dialog.locator('input[type=file]').setInputFiles(pdfFile('Second.pdf'))
      await expect(dialog.getByText('Second.pdf')).toBeVisible()
      await dialog.getByRole('button', { name: t.save, exact: true }).click()
      await expect(page.getByText(t.updated)).toBeVisible()
      await expect(row.getByRole('link', { name: 'Vimeo' })).toHaveAttribute('href', 'https://vimeo.com/42')
      await expect(row.getByRole('link', { name: t.resume })).toHaveAttribute('download', 'Second.pdf')

      await row.getByRole('button', { name: t.remove }).click()
      await expect(page.getByRole('alertdialog')).toContainText(t.cancelled)
      await page.getByRole('alertdialog').getByRole('button', { name: t.cancel }).click()
      await row.getByRole('button', { name: t.remove }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: t.delete, exact: true }).click()
      await expect(page.getByText(t.none)).toBeVisible()
      await page.reload()
      await expect(page.getByText(t.none)).toBeVisible()
      await expect(page.getByRole('button', { name: t.hide })).toHaveAttribute('aria-expanded', 'true')
    })
  })
}

// Playwright's own test: the browser logs the refused call.
bare.describe('the application form', oneWidth, () => {
  bare.use({ locale: 'en' })

  bare('shows every error at its field, opens the documents and is sent once', async ({ page, request }) => {
    bare.slow()
    let sent = 0
    page.on('request', one => {
      if (one.url().includes('/api/academy/apply/')) sent += 1
    })
    await storeSession(page, (await newStudent(request)).stored)
    const address = `/user/masterclass/${(await masterclassThat(request, 'open')).id}`
    await page.goto(address)
    const save = page.getByRole('button', { name: 'Apply – €75 handling fee' })
    const file = page.locator('input[type=file]')
    const first = page.getByLabel('Recording 1')

    await bare.step('errors', async () => {
      await save.click()
      await expect(page.getByLabel('No', { exact: true })).toBeFocused()
      for (const said of [
        'Please choose one',
        'The consent must be accepted.',
        'The terms and conditions must be accepted.',
      ])
        await expect(page.getByText(said)).toBeVisible()
      await page.getByLabel('No', { exact: true }).check()
      await save.click()
      await expect(first).toHaveAccessibleDescription('Field is required when is_known is false')
      await expect(file).toHaveAccessibleDescription(/Please upload your résumé/)
      await file.setInputFiles({ ...pdfFile('picture.pdf'), buffer: Buffer.from('\x89PNG\r\n') })
      await expect(file).toHaveAccessibleDescription(/This is not a PDF file\./)
      await page.getByRole('button', { name: 'Remove' }).click()
      // An applicant known to the teacher needs neither.
      await page.getByLabel('Yes', { exact: true }).check()
      await expect(first).toHaveAccessibleDescription('')
      await expect(file).not.toHaveAttribute('aria-invalid')
      const [second, third] = [page.getByLabel('Recording 2'), page.getByLabel('Recording 3')]
      await expect(second).toBeDisabled()
      await first.fill('not a link')
      await first.blur()
      await expect(first).toHaveAccessibleDescription('Enter correct url!')
      await first.fill('https://vimeo.com/1')
      await second.fill('soundcloud.com/somebody/sonata')
      await second.press('Tab')
      await expect(second).toHaveValue('https://soundcloud.com/somebody/sonata')
      await expect(third).toBeEnabled()
      await expect(page.getByText('Link to SoundCloud')).toBeVisible()
    })

    await bare.step('documents', async () => {
      for (const [link, name] of [
        ['Read the consent form', /documents\/consent_form\S*_en\.pdf/],
        ['Read the terms and conditions', /documents\/terms_and_conditions-\S*_en\.pdf/],
      ] as const) {
        // Its address is that of the site or of an object store.
        const asked = page.context().waitForEvent('request', one => name.test(decodeURIComponent(one.url())))
        const opened = page.waitForEvent('popup')
        await page.getByRole('link', { name: link }).click()
        await asked
        await (await opened).close()
      }
    })

    await bare.step('without repertoire it asks first', async () => {
      await page.getByLabel('I agree to the processing').check()
      await page.getByLabel('I accept the terms').check()
      await chooseFile(page, pdfFile('Mira.pdf', '/OpenAction << /S /JavaScript /JS (app.alert) >>'))
      await save.click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText('15 June')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      expect(sent).toBe(0)
    })

    await bare.step('a refused résumé shows the reason at the file, and keeps the input', async () => {
      const reason = 'This PDF contains scripts or actions. Please export or print it as a plain PDF.'
      await save.click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
      await expect(file).toHaveAccessibleDescription(/This PDF contains scripts or actions\./)
      await expect(page.getByText(reason)).toBeInViewport()
      await expect(first).toHaveValue('https://vimeo.com/1')
      await expect(page.getByLabel('I agree to the processing')).toBeChecked()
      await chooseFile(page, pdfFile('Mira.pdf'))
      await expect(page.getByText(reason)).toBeHidden()
    })

    await bare.step('it is sent once', async () => {
      sent = 0
      await save.dblclick()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).dblclick()
      await expect(page.getByRole('status').getByText('Success', { exact: true })).toBeVisible()
      expect(sent).toBe(1)
      await openPage(page, address)
      await page.getByRole('link', { name: 'To my application' }).click()
      await expect(page.getByRole('table', { name: 'Your applications' })).toBeVisible()
    })

    await page.goto(`/user/masterclass/${(await masterclassThat(request, 'closed')).id}`)
    await expect(page).toHaveURL('/user/masterclass')
    await expect(page.getByText('Applications for this masterclass are closed.')).toBeVisible()
  })
})
