// A student changes on a phone what was sent: an application and a concert request.
import { violationsOf } from './axe.ts'
import { newPlayer, sendRequest } from './concert-requests.ts'
import { pdfFile } from './pdf.ts'
import { storeSession } from './session.ts'
import { giveGender, masterclassThat, newStudent } from './student.ts'
import { expect, languagesOn, oneWidth, test } from './test.ts'

const texts = {
  en: {
    edit: /^Edit:/,
    recording: 'Recording 1',
    missing: 'Field is required when is_known is false',
    sent: '“First.pdf” was sent.',
    save: 'Save',
    updated: 'The application was updated.',
    resume: 'Résumé (PDF)',
    change: /^Change:/,
    changeTitle: 'Change your request',
    total: 'Total duration',
    five: '5 minutes',
    notes: 'Notes for the office',
    agreed: 'My teacher has agreed to this performance.',
    check: 'Check and save',
    confirm: 'Save the changes',
    changed: 'Your request has been changed.',
    birth: 'Date of birth',
    editData: 'Edit personal data',
    month: 'May',
    day: /17 May 2004/,
    born: '17/05/2004',
    otherYear: 'Another year',
    unreadable: /^“soon” cannot be read as a date\. Please write it like this: 31\/12\/\d{4}\.$/,
  },
  de: {
    edit: /^Bearbeiten:/,
    recording: 'Aufnahme 1',
    missing: 'Dieses Feld ist erforderlich, wenn die Lehrperson Sie noch nicht kennt',
    sent: 'Gesendet wurde „First.pdf“.',
    save: 'Speichern',
    updated: 'Die Bewerbung wurde aktualisiert.',
    resume: 'Lebenslauf (PDF)',
    change: /^Ändern:/,
    changeTitle: 'Anfrage ändern',
    total: 'Gesamtdauer',
    five: '5 Minuten',
    notes: 'Anmerkungen für das Büro',
    agreed: 'Diesen Auftritt habe ich mit meiner Lehrperson abgesprochen.',
    check: 'Prüfen und speichern',
    confirm: 'Änderungen speichern',
    changed: 'Ihre Anfrage ist geändert.',
    birth: 'Geburtsdatum',
    editData: 'Persönliche Daten bearbeiten',
    month: 'Mai',
    day: /17\. Mai 2004/,
    born: '17.05.2004',
    otherYear: 'Anderes Jahr',
    unreadable: /^„soon“ lässt sich nicht als Datum lesen\. Bitte schreiben Sie es so: 31\.12\.\d{4}\.$/,
  },
} as const

for (const language of languagesOn('phone')) {
  const t = texts[language]
  test.describe(`a phone in ${language}`, oneWidth, () => {
    test.use({
      locale: language,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })

    test('replaces recordings and résumé of a sent application', async ({ page, request }) => {
      const { stored, headers } = await newStudent(request)
      await giveGender(request, stored)
      const { id } = await masterclassThat(request, 'open')
      const form = { is_known: '0', agreed_consent: '1', agreed_terms: '1', recording_1: 'youtu.be/abc' }
      const multipart = { ...form, resume_file: pdfFile('First.pdf') }
      const sent = await request.post(`/api/academy/apply/${id}`, { headers, multipart })
      expect(sent.status(), await sent.text()).toBe(201)
      await storeSession(page, stored)
      await page.goto('/user/masterclass')
      await page.getByRole('button', { name: t.edit }).tap()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(t.sent)).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      const recording = dialog.getByLabel(t.recording)
      await recording.fill('')
      await dialog.getByRole('button', { name: t.save, exact: true }).tap()
      await expect(recording).toHaveAccessibleDescription(t.missing)
      await recording.fill('vimeo.com/42')
      await dialog.locator('input[type=file]').setInputFiles(pdfFile('Second.pdf'))
      await expect(dialog.getByText('Second.pdf')).toBeVisible()
      await dialog.getByRole('button', { name: t.save, exact: true }).tap()
      await expect(page.getByText(t.updated)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Vimeo' })).toBeVisible()
      await expect(page.getByRole('link', { name: t.resume })).toHaveAttribute('download', 'Second.pdf')
    })

    test('changes a concert request that is not scheduled', async ({ page, request }) => {
      const player = await newPlayer(request, ['Ida', 'Lenz'], language)
      const answer = await request.get('/api/concert-requests/dates', { headers: player.headers })
      const { max_date } = await answer.json()
      const input = { composer: 'beethoven', piece: /sonat/i, minutes: 20 }
      await sendRequest(request, player, { ...input, earliest_performance_date: max_date })
      await storeSession(page, player.stored)
      await page.goto('/user/concert')
      await page.getByRole('button', { name: t.change }).tap()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.changeTitle)
      const total = page.getByRole('spinbutton', { name: t.total })
      await expect(total).toHaveValue('20:00')
      await total.fill('5')
      await expect(page.getByText(t.five)).toBeVisible()
      await page.getByLabel(t.notes).fill('Not on Saturday.')
      expect(await violationsOf(page)).toEqual([])
      await expect(total).toHaveValue('5:00')
      await page.getByRole('checkbox', { name: t.agreed }).check()
      await page.getByRole('button', { name: t.check }).tap()
      await page.getByRole('alertdialog').getByRole('button', { name: t.confirm }).tap()
      await expect(page.getByText(t.changed)).toBeVisible()
      await expect(page.getByText('Not on Saturday.')).toBeVisible()
      await expect(page.getByText('5:00').first()).toBeVisible()
    })

    test('chooses a date of birth by year, month and day', async ({ page, request }) => {
      const { stored } = await newStudent(request)
      await giveGender(request, stored)
      await storeSession(page, stored)
      await page.goto('/user/profile')
      await page.getByRole('button', { name: t.editData }).first().tap()
      const field = page.getByRole('textbox', { name: t.birth })
      await field.fill('soon')
      await field.blur()
      await expect(page.getByText(t.unreadable)).toBeVisible()
      await field.fill('')
      await field.blur()
      await page.getByRole('button', { name: new RegExp(`: ${t.birth}$`) }).tap()
      const calendar = page.getByRole('dialog', { name: t.birth })
      await calendar.getByRole('button', { name: '2003' }).tap()
      await calendar.getByRole('button', { name: t.otherYear }).tap()
      await calendar.getByRole('button', { name: '2004' }).tap()
      await calendar.getByRole('button', { name: t.month, exact: true }).tap()
      await calendar.getByRole('button', { name: t.day }).tap()
      await expect(field).toHaveValue(t.born)
    })
  })
}
