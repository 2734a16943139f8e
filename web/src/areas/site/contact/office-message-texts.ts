import { defineTexts } from '../../../base/i18n/texts.ts'
import { contactTexts } from './texts.ts'

export const officeMessageTexts = defineTexts({
  en: {
    open: 'Message',
    title: 'Write to the office',
    intro: (email: string) => `We will reply by email to ${email}.`,
    page: (title: string) => `We can see that you are writing from the page “${title}”.`,
    subject: contactTexts.en.subject,
    message: contactTexts.en.message,
    send: contactTexts.en.send,
    sent: 'Your message is on its way. We will reply by email.',
    loading: 'The form is loading …',
  },
  de: {
    open: 'Nachricht',
    title: 'Nachricht an das Büro',
    intro: email => `Wir antworten per E-Mail an ${email}.`,
    page: title => `Wir sehen, dass Sie von der Seite „${title}“ schreiben.`,
    subject: contactTexts.de.subject,
    message: contactTexts.de.message,
    send: contactTexts.de.send,
    sent: 'Ihre Nachricht ist unterwegs. Wir antworten per E-Mail.',
    loading: 'Das Formular wird geladen …',
  },
})
