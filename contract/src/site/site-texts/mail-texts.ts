import { applicationMails } from './application-mails.ts'
import { concertMails } from './concert-mails.ts'
import { correctionMails } from './correction-mails.ts'
import { mail } from './define-mail.ts'
import { invitationMails } from './invitation-mails.ts'
import { lodgingMails } from './lodging-mails.ts'
import { noticeMails } from './notice-mails.ts'
import { offerMails } from './offer-mails.ts'
import { reminderMails } from './reminder-mails.ts'
import { resultMails } from './result-mails.ts'
import { securityMails } from './security-mails.ts'

/** The mails that the office may word, in the order of its list. */
export const mails = {
  ...applicationMails,
  ...resultMails,
  ...noticeMails,
  ...offerMails,
  ...lodgingMails,
  ...concertMails,
  mail_receipt: mail(['invoice', 'amount'], {
    subject: { de: 'Zahlung erhalten: Rechnung {invoice}', en: 'Payment received: invoice {invoice}' },
    required: ['invoice'],
    text: {
      de: 'Vielen Dank, Ihre Zahlung ist da: Die Rechnung {invoice} über {amount} ist vollständig bezahlt.',
      en: 'Thank you, your payment has arrived: invoice {invoice} for {amount} is paid in full.',
    },
  }),
  mail_partial_receipt: mail(['invoice', 'amount', 'remaining_amount'], {
    subject: {
      de: 'Teilzahlung erhalten: Rechnung {invoice}',
      en: 'Part payment received: invoice {invoice}',
    },
    required: ['invoice'],
    text: {
      de: 'Vielen Dank, Ihre Zahlung von {amount} ist da. Auf der Rechnung {invoice} sind noch {remaining_amount} offen.',
      en: 'Thank you, your payment of {amount} has arrived. {remaining_amount} is still outstanding on invoice {invoice}.',
    },
    requiredInText: ['remaining_amount'],
  }),
  mail_credit_receipt: mail(['amount'], {
    subject: { de: 'Zahlung erhalten: {amount}', en: 'Payment received: {amount}' },
    required: ['amount'],
    text: {
      de: 'Vielen Dank, Ihre Zahlung von {amount} ist da.',
      en: 'Thank you, your payment of {amount} has arrived.',
    },
  }),
  mail_refund_sent: mail(['amount'], {
    subject: { de: 'Wir haben Ihnen {amount} zurücküberwiesen', en: 'We have refunded you {amount}' },
    required: ['amount'],
    text: {
      de: 'Wir haben Ihnen {amount} von Ihrem Guthaben zurücküberwiesen. Bis das Geld auf Ihrem Bankkonto ist, kann es ein paar Tage dauern.',
      en: 'We have refunded you {amount} of your credit. It may take a few days to reach your bank account.',
    },
  }),
  mail_payment_undone: mail(['invoice', 'amount'], {
    subject: { de: 'Irrtum bei der Rechnung {invoice}', en: 'A mistake with invoice {invoice}' },
    required: ['invoice'],
    text: {
      de: 'Bei der Rechnung {invoice} haben wir eine Zahlung eingetragen, die nicht zu ihr gehört. Das war unser Irrtum, und wir haben die Eintragung zurückgenommen.',
      en: 'We entered a payment on invoice {invoice} that does not belong there. That was our mistake, and we have removed the entry.',
    },
    ending: {
      de: 'Haben Sie schon bezahlt, antworten Sie bitte kurz auf diese Nachricht, dann sehen wir gemeinsam nach.',
      en: 'If you have already paid, please reply to this email with a line or two, and we will look into it together.',
    },
  }),
  mail_payment_returned: mail(['invoice', 'amount'], {
    subject: {
      de: 'Ihre Bank hat die Zahlung zur Rechnung {invoice} zurückgeholt',
      en: 'Your bank has reversed the payment of invoice {invoice}',
    },
    required: ['invoice'],
    text: {
      de: 'Ihre Zahlung auf die Rechnung {invoice} ist bei uns eingegangen, aber die Bank hat sie wieder zurückgeholt.',
      en: 'Your payment of invoice {invoice} had arrived, but the bank has since reversed it.',
    },
    ending: {
      de: 'Wenn Sie nicht wissen, warum, fragen Sie bitte Ihre Bank, oder antworten Sie auf diese Nachricht.',
      en: 'If you do not know why, please ask your bank or reply to this email.',
    },
  }),
  ...correctionMails,
  ...reminderMails,
  mail_refund_iban: mail(['amount'], {
    subject: { de: 'Ihr Guthaben: {amount}', en: 'Your credit: {amount}' },
    required: ['amount'],
    text: {
      de: 'Auf Ihrem Konto bei uns ist ein Guthaben von {amount}. Bitte geben Sie auf Ihrer Kontoseite die IBAN ein, auf die wir es überweisen dürfen.',
      en: 'There is a credit of {amount} on your account with us. On your account page, please enter the IBAN we may send it to.',
    },
  }),
  ...invitationMails,
  ...securityMails,
  mail_survey: mail(['survey'], {
    subject: {
      de: 'Ihre Meinung ist uns wichtig: {survey}',
      en: 'We would love to hear from you: {survey}',
    },
    required: ['survey'],
    text: {
      de: 'Danke, dass Sie Teil unserer Akademie sind. Wir möchten gern wissen, wie es für Sie war: was gut war, und was wir im nächsten Sommer besser machen können. Ein paar Minuten genügen.',
      en: 'Thank you for being part of our academy. We would like to know how it was for you: what was good, and what we could do better next summer. It only takes a few minutes.',
    },
  }),
  mail_survey_reminder: mail(['survey'], {
    subject: { de: 'Noch ist Zeit: {survey}', en: 'There is still time: {survey}' },
    required: ['survey'],
    text: {
      de: 'Vor einiger Zeit haben wir Sie gefragt, wie die Akademie für Sie war. Die Umfrage ist noch offen, und ein paar Minuten genügen. Wenn Sie lieber nicht mitmachen möchten, ist das völlig in Ordnung.',
      en: 'Some time ago we asked you how the academy was for you. The survey is still open and takes only a few minutes. If you would rather not take part, that is perfectly fine.',
    },
  }),
}

export type MailPage = keyof typeof mails

/** The placeholders whose values a mail has to supply. */
export type OwnPlaceholder<Page extends MailPage> = (typeof mails)[Page]['own'][number]
