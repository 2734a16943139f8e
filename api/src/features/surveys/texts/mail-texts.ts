import type { Locale } from '@academy/contract/locale'

interface MailText {
  subject: string
  paragraphs: string[]
}

interface MailTexts {
  invitation(title: string): MailText
  reminder(title: string): MailText
  action: string
}

const anonymous: Record<Locale, string> = {
  en: 'Your answers are anonymous. They are kept without a name and apart from your link, so nobody can trace them back to you, and neither can we.',
  de: 'Ihre Antworten sind anonym. Sie werden ohne Namen und getrennt von Ihrem Link aufbewahrt; niemand kann sie zu Ihnen zurückverfolgen, auch wir nicht.',
}

const once: Record<Locale, string> = {
  en: 'The link is yours alone and works once, so please do not pass it on.',
  de: 'Der Link gehört nur Ihnen und gilt einmal; bitte geben Sie ihn nicht weiter.',
}

export const mailTexts: Record<Locale, MailTexts> = {
  en: {
    invitation: title => ({
      subject: `We would love to hear from you: ${title}`,
      paragraphs: [
        'Thank you for being part of our academy. Please tell us how it was for you: what was good, and what we can do better next summer. A few minutes are enough.',
        anonymous.en,
        once.en,
      ],
    }),
    reminder: title => ({
      subject: `There is still time: ${title}`,
      paragraphs: [
        'Some time ago we asked you how the academy was for you. The survey is still open, and a few minutes are enough. If you would rather not take part, that is perfectly fine.',
        anonymous.en,
        `${once.en} This reminder was sent by our program; nobody at the office learns who has answered and who has not.`,
      ],
    }),
    action: 'To the survey',
  },
  de: {
    invitation: title => ({
      subject: `Ihre Meinung ist uns wichtig: ${title}`,
      paragraphs: [
        'Danke, dass Sie Teil unserer Akademie sind. Wir möchten gern wissen, wie es für Sie war: was gut war, und was wir im nächsten Sommer besser machen können. Ein paar Minuten genügen.',
        anonymous.de,
        once.de,
      ],
    }),
    reminder: title => ({
      subject: `Noch ist Zeit: ${title}`,
      paragraphs: [
        'Vor einiger Zeit haben wir Sie gefragt, wie die Akademie für Sie war. Die Umfrage ist noch offen, und ein paar Minuten genügen. Wenn Sie lieber nicht mitmachen möchten, ist das völlig in Ordnung.',
        anonymous.de,
        `${once.de} Diese Erinnerung hat unser Programm verschickt; im Büro erfährt niemand, wer geantwortet hat und wer nicht.`,
      ],
    }),
    action: 'Zur Umfrage',
  },
}
