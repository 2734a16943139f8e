import type { Locale } from '../locale.ts'
import { line, paragraphs } from './define-text.ts'
import { commonPlaceholders, type Placeholder } from './placeholders.ts'

/** Subject and opening of a mail. Links, amounts and what the law asks for are added by the program. */
const mail = (
  defaults: { subject: Record<Locale, string>; text: Record<Locale, string> },
  own: Placeholder[],
  required: Placeholder[],
) => {
  const placeholders = [...commonPlaceholders, ...own]
  return {
    subject: line({ de: 'Betreff', en: 'Subject' })(defaults.subject, { max: 200, placeholders, required }),
    text: paragraphs({ de: 'Text', en: 'Text' })(defaults.text, { max: 3_000, placeholders }),
  }
}

export const mailTexts = {
  mail_application: mail(
    {
      subject: { de: 'Ihre Bewerbung: {masterclass}', en: 'Your application: {masterclass}' },
      text: {
        de: 'Danke für Ihre Bewerbung. Sie ist gut angekommen, und wir freuen uns, dass Sie mit {teacher} arbeiten möchten.',
        en: 'Thank you for your application. It has arrived safely, and we are glad that you would like to work with {teacher}.',
      },
    },
    ['masterclass', 'instrument', 'teacher'],
    ['masterclass'],
  ),
  mail_survey: mail(
    {
      subject: {
        de: 'Ihre Meinung ist uns wichtig: {survey}',
        en: 'We would love to hear from you: {survey}',
      },
      text: {
        de: 'Danke, dass Sie Teil unserer Akademie sind. Wir möchten gern wissen, wie es für Sie war: was gut war, und was wir im nächsten Sommer besser machen können. Ein paar Minuten genügen.',
        en: 'Thank you for being part of our academy. Please tell us how it was for you: what was good, and what we can do better next summer. A few minutes are enough.',
      },
    },
    ['survey'],
    ['survey'],
  ),
  mail_survey_reminder: mail(
    {
      subject: { de: 'Noch ist Zeit: {survey}', en: 'There is still time: {survey}' },
      text: {
        de: 'Vor einiger Zeit haben wir Sie gefragt, wie die Akademie für Sie war. Die Umfrage ist noch offen, und ein paar Minuten genügen. Wenn Sie lieber nicht mitmachen möchten, ist das völlig in Ordnung.',
        en: 'Some time ago we asked you how the academy was for you. The survey is still open, and a few minutes are enough. If you would rather not take part, that is perfectly fine.',
      },
    },
    ['survey'],
    ['survey'],
  ),
}

export type MailPage = keyof typeof mailTexts
