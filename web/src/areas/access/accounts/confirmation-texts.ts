import { plural } from '@academy/contract/base/plural'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** Texts about an unconfirmed email address. */
export const confirmationTexts = defineTexts({
  en: {
    title: 'Your email address is not confirmed yet.',
    sent: (email: string) =>
      `We have sent a link to ${email}. You can use everything in the meantime; our other emails will follow once you have opened the link.`,
    kept: (email: string, count: number) =>
      plural('en', count, {
        one: `We are keeping one email for you until you confirm. The link to do so went to ${email}; you can use everything in the meantime.`,
        other: `We are keeping ${count} emails for you until you confirm. The link to do so went to ${email}; you can use everything in the meantime.`,
      }),
    resend: 'Send the link again',
    resent: 'The confirmation link is on its way.',
    failed: 'The confirmation link could not be sent. Please try again later.',
  },
  de: {
    title: 'Ihre E-Mail-Adresse ist noch nicht bestätigt.',
    sent: email =>
      `Wir haben einen Link an ${email} geschickt. Sie können inzwischen alles benutzen; unsere anderen E-Mails folgen, sobald Sie den Link geöffnet haben.`,
    kept: (email, count) =>
      plural('de', count, {
        one: `Wir haben eine E-Mail für Sie aufgehoben, bis Sie Ihre Adresse bestätigen. Der Link dafür ging an ${email}; Sie können inzwischen alles benutzen.`,
        other: `Wir haben ${count} E-Mails für Sie aufgehoben, bis Sie Ihre Adresse bestätigen. Der Link dafür ging an ${email}; Sie können inzwischen alles benutzen.`,
      }),
    resend: 'Link noch einmal senden',
    resent: 'Der Bestätigungslink ist unterwegs.',
    failed: 'Der Bestätigungslink konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  },
})
