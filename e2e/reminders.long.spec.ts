// The office stops the reminders of a person, and sends one by hand.
import { openPage } from './open-page.ts'
import { expectMail } from './outbox.ts'
import { login, storeSession } from './session.ts'
import { newStudentWithInvoice } from './student.ts'
import { bothLanguages, expect, test } from './test.ts'

const texts = {
  en: {
    stop: 'Stop reminders',
    resume: 'Resume reminders',
    stopped: 'This person gets no automatic reminders.',
    show: (number: string) => `Show invoice ${number}`,
    remind: 'Send a reminder now',
    confirm: 'Send it',
    byHand: 'Sent by hand',
  },
  de: {
    stop: 'Erinnerungen anhalten',
    resume: 'Erinnerungen fortsetzen',
    stopped: 'Das Programm erinnert diese Person an keine Rechnung.',
    show: (number: string) => `Rechnung ${number} zeigen`,
    remind: 'Jetzt erinnern',
    confirm: 'Abschicken',
    byHand: 'Von Hand geschickt',
  },
}

for (const language of bothLanguages) {
  const t = texts[language]

  test.describe(`an office with a browser in ${language}`, () => {
    test.use({ locale: language })

    test('stops the reminders of a person, and sends one by hand', async ({ page, request }) => {
      const student = await newStudentWithInvoice(request)
      const person = JSON.parse(student.stored).user_data.id
      await storeSession(page, await login(request, 'manager@example.org'))
      await page.goto(`/user/a/people/${person}`)
      await page.getByRole('button', { name: t.stop }).click()
      await expect(page.getByText(t.stopped)).toBeVisible()
      await page.getByRole('button', { name: t.show(student.invoice_number) }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(t.stopped)).toBeVisible()
      await dialog.getByRole('button', { name: t.remind }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: t.confirm }).click()
      await expect(dialog.getByText(t.byHand)).toBeVisible()
      await expect(dialog.getByRole('button', { name: t.remind })).toBeHidden()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: t.resume }).click()
      await expect(page.getByText(t.stopped)).toBeHidden()
      await openPage(page, `/user/a/invoices?state=reminded&search=${student.invoice_number}`)
      await expect(page.getByRole('button', { name: t.show(student.invoice_number) })).toBeVisible()
      await expectMail(student.email, `/user/invoices/${student.invoice_id}`, student.invoice_number)
    })
  })
}
