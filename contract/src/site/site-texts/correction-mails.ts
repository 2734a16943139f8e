import { mail } from './define-mail.ts'

const required = ['invoice'] as const

/**
 * About what the office writes, corrects, waives or cancels. The program attaches the documents and adds
 * amount and due date.
 */
export const correctionMails = {
  mail_invoice_written: mail(['invoice', 'amount', 'due_date'], {
    subject: { de: 'Ihre Rechnung {invoice}', en: 'Your invoice {invoice}' },
    required,
    text: {
      de: 'Im Anhang finden Sie eine Rechnung über {amount}.',
      en: 'Please find attached an invoice for {amount}.',
    },
  }),
  mail_invoice_replaced: mail(['invoice', 'old_invoice', 'amount', 'due_date'], {
    subject: {
      de: 'Rechnung {invoice} ersetzt Rechnung {old_invoice}',
      en: 'Invoice {invoice} replaces invoice {old_invoice}',
    },
    required,
    text: {
      de: 'Wir haben die Rechnung {old_invoice} storniert und durch eine neue ersetzt. Beide Belege finden Sie im Anhang.',
      en: 'We have cancelled invoice {old_invoice} and replaced it with a new one. Both documents are attached.',
    },
    requiredInText: ['old_invoice'],
  }),
  mail_invoice_waived: mail(['invoice', 'amount'], {
    subject: { de: 'Rechnung {invoice} ist erlassen', en: 'Invoice {invoice} has been waived' },
    required,
    text: {
      de: 'Die Rechnung {invoice} ist Ihnen erlassen: Sie brauchen dafür nichts zu bezahlen. Das Storno finden Sie im Anhang.',
      en: 'Invoice {invoice} has been waived: you do not have to pay it. The cancellation is attached.',
    },
  }),
  mail_invoice_cancelled: mail(['invoice', 'amount'], {
    subject: { de: 'Rechnung {invoice} ist storniert', en: 'Invoice {invoice} has been cancelled' },
    required,
    text: {
      de: 'Wir haben die Rechnung {invoice} storniert: Sie brauchen dafür nichts zu bezahlen. Das Storno finden Sie im Anhang.',
      en: 'We have cancelled invoice {invoice}: you do not have to pay it. The cancellation is attached.',
    },
  }),
}
