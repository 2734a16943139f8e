// The office finds a failed mail and sends it again, writes to everybody with an open invoice, and answers a message.
import type { Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import { login, storeSession } from './session.ts'
import { expect, languagesOn, test } from './test.ts'

const texts = {
  en: {
    subject: 'We have received your application',
    show: 'Show email: ',
    failed: 'failed',
    reason: 'This address does not exist or is no longer used.',
    ownWords: /^In its own words: 550 5\.1\.1 /,
    again: 'Send again',
    sentAgain: 'The email is being sent again.',
    newMail: 'New group email',
    group: 'Group',
    unpaid: 'everybody with an open invoice',
    begin: 'Write the email',
    goesTo: /The email goes to (\d+) people\./,
    leaveOut: /^Leave out:/,
    writtenText: 'Text (English)',
    save: 'Save',
    saved: 'The draft is saved.',
    preview: 'Show preview',
    frame: 'Preview of the email',
    send: 'Send …',
    writeFirst: 'Please write a subject and a text first.',
    sendTo: (count: number) => `Send to ${count} people`,
    missing: 'German is missing: everybody will get the email in English.',
    sending: 'The email is being sent.',
    stop: 'Stop',
    stopped: 'The email has been stopped.',
    showMessage: (subject: string) => `Show message: ${subject}`,
    answer: 'Answer',
    sendAnswer: 'Send the answer',
    answered: 'answered',
  },
  de: {
    subject: 'Your booking',
    show: 'E-Mail zeigen: ',
    failed: 'fehlgeschlagen',
    reason: 'Das Postfach der Empfängerin oder des Empfängers ist voll.',
    ownWords: 'Im Wortlaut: 452 4.2.2 Mailbox full',
    again: 'Erneut senden',
    sentAgain: 'Die E-Mail wird erneut gesendet.',
    newMail: 'Neue Rundmail',
    group: 'Gruppe',
    unpaid: 'alle mit offener Rechnung',
    begin: 'E-Mail schreiben',
    goesTo: /Die E-Mail geht an (\d+) Personen\./,
    leaveOut: /^Weglassen:/,
    writtenText: 'Text (Deutsch)',
    save: 'Speichern',
    saved: 'Der Entwurf ist gespeichert.',
    preview: 'Vorschau anzeigen',
    frame: 'Vorschau der E-Mail',
    send: 'Senden …',
    writeFirst: 'Bitte schreiben Sie zuerst einen Betreff und einen Text.',
    sendTo: (count: number) => `An ${count} Personen senden`,
    missing: 'Englisch fehlt: Alle bekommen die E-Mail auf Deutsch.',
    sending: 'Die E-Mail wird gesendet.',
    stop: 'Anhalten',
    stopped: 'Die E-Mail ist angehalten.',
    showMessage: (subject: string) => `Nachricht zeigen: ${subject}`,
    answer: 'Antwort',
    sendAnswer: 'Antwort senden',
    answered: 'beantwortet',
  },
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const countOf = async (page: Page, goesTo: RegExp) => {
  const line = page.getByText(goesTo)
  await expect(line).toBeVisible()
  return Number(goesTo.exec((await line.textContent()) ?? '')?.[1])
}

for (const language of languagesOn('phone')) {
  const t = texts[language]

  test.describe(`an office with a browser in ${language}`, () => {
    test.use({ locale: language })

    test('sends a failed mail again, writes to everybody with an open invoice, and answers a message', async ({
      page,
      request,
    }) => {
      const subject = `Noten ${crypto.randomUUID()}`
      const data = { email: `${language}@visitor.example`, subject, message: 'Brauche ich Noten?' }
      expect((await request.post('/api/contact', { data })).status()).toBe(200)
      await storeSession(page, await login(request, 'manager@example.org'))

      await test.step('finds a failed mail, reads it and sends it again', async () => {
        await page.goto('/user/a/mails?state=failed')
        await press(page, t.show + t.subject)
        const dialog = page.getByRole('dialog')
        for (const text of [t.failed, t.reason, t.ownWords])
          await expect(dialog.getByText(text)).toBeVisible()
        await expect(dialog.frameLocator('iframe').getByRole('heading', { name: t.subject })).toBeVisible()
        // Nothing is cut off at the right.
        const hiddenWidth = () =>
          dialog.locator('.dialog-body').evaluate(body => body.scrollWidth - body.clientWidth)
        await expect.poll(hiddenWidth).toBe(0)
        await dialog.getByRole('button', { name: t.again, exact: true }).click()
        await expect(page.getByText(t.sentAgain)).toBeVisible()
        await expect(dialog.getByText(t.failed)).toBeHidden()
        await page.keyboard.press('Escape')
      })

      await test.step('writes to everybody with an open invoice, and stops it', async () => {
        await openPage(page, '/user/a/mails/groups')
        await press(page, t.newMail)
        await page.getByLabel(t.group, { exact: true }).selectOption(t.unpaid)
        await press(page, t.begin)
        // Nothing is stored before something is written.
        const asked = page.getByRole('dialog').getByLabel(/^(Subject|Betreff)/)
        await expect(asked).toBeFocused()
        await asked.fill('Hallo {first_name}')
        await press(page, t.begin)
        await expect(page.getByRole('heading', { level: 1, name: /^Hallo ‹/ })).toBeVisible()
        const all = await countOf(page, t.goesTo)
        await page.getByRole('button', { name: t.leaveOut }).first().click()
        await expect(page.getByText(t.goesTo)).toContainText(String(all - 1))
        await press(page, t.send)
        await expect(page.getByText(t.writeFirst)).toBeVisible()
        await expect(page.getByLabel(t.writtenText)).toBeFocused()
        await page.getByLabel(t.writtenText).fill('Text')
        await press(page, t.save)
        await expect(page.getByText(t.saved)).toBeVisible()
        await press(page, t.preview)
        const frame = page.frameLocator(`iframe[title="${t.frame}"]`)
        await expect(frame.getByRole('heading', { name: /^Hallo [^{]/ })).toBeVisible()
        await press(page, t.send)
        const question = page.getByRole('alertdialog')
        await expect(question.getByText(t.missing)).toBeVisible()
        await question.getByRole('button', { name: t.sendTo(all - 1) }).click()
        await expect(page.getByText(t.sending)).toBeVisible()
        await press(page, t.stop)
        await page.getByRole('alertdialog').getByRole('button', { name: t.stop, exact: true }).click()
        await expect(page.getByText(t.stopped)).toBeVisible()
      })

      await test.step('answers a message', async () => {
        await openPage(page, '/user/a/mails/messages?state=new')
        await page.getByRole('link', { name: t.showMessage(subject) }).click()
        await page.getByLabel(t.answer, { exact: true }).fill('Ja, bitte.')
        await press(page, t.sendAnswer)
        await expect(page.getByText(t.answered, { exact: true })).toBeVisible()
        await expect(page.getByText('Ja, bitte.', { exact: true }).first()).toBeVisible()
      })
    })
  })
}
