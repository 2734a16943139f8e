import type { Locale } from '@academy/contract/base/locale'

/** What follows the wording of the office: the promise of anonymity and the rules of the link. */
interface MailTexts {
  invitation: string[]
  reminder: string[]
  action: string
}

const anonymous: Record<Locale, string> = {
  en: 'Your answers are anonymous. They are kept without a name and separately from your link, so nobody can trace them back to you, not even we.',
  de: 'Ihre Antworten sind anonym. Sie werden ohne Namen und getrennt von Ihrem Link aufbewahrt; niemand kann sie zu Ihnen zurückverfolgen, auch wir nicht.',
}

const once: Record<Locale, string> = {
  en: 'The link is yours alone and works once, so please do not pass it on.',
  de: 'Der Link gehört nur Ihnen und gilt einmal; bitte geben Sie ihn nicht weiter.',
}

export const mailTexts: Record<Locale, MailTexts> = {
  en: {
    invitation: [anonymous.en, once.en],
    reminder: [
      anonymous.en,
      `${once.en} This reminder was sent automatically; nobody in the office can see who has answered and who has not.`,
    ],
    action: 'To the survey',
  },
  de: {
    invitation: [anonymous.de, once.de],
    reminder: [
      anonymous.de,
      `${once.de} Diese Erinnerung wurde automatisch verschickt; im Büro erfährt niemand, wer geantwortet hat und wer nicht.`,
    ],
    action: 'Zur Umfrage',
  },
}
