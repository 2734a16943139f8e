// What other areas may use of this one.

export { findCredit } from './invoices/allocation-queries.ts'
export { cancelAndNotify, cancelInvoice } from './invoices/cancel.ts'
export { replacedMail, writtenMail } from './invoices/correction-mails.ts'
export type { InvoiceFollower, InvoiceReplacement } from './invoices/followers.ts'
export { attachmentOf, providePdf } from './invoices/invoice-pdf.ts'
export { outstandingInvoices } from './invoices/invoices.ts'
export { type InvoiceInput, issueInvoice } from './invoices/issue.ts'
export { payLink, withInvoiceLink } from './invoices/links.ts'
export { insertState } from './invoices/pdf-queries.ts'
export { findIssued, type InvoiceRecipient, type InvoiceWithoutLink } from './invoices/queries.ts'
export { carryOver, replaceInvoice, sameInvoice } from './invoices/replace.ts'
export type { InvoiceLine } from './invoices/rules.ts'
export { isReminderHour } from './payment-reminders/rules.ts'
export { paymentReminderMail } from './payment-reminders/send.ts'
export { creditReceiptMail, refundSentMail } from './payments/credit-mails.ts'
export { receiptMail, undoneMail } from './payments/mails.ts'
export { partialReceiptMail } from './payments/partial-receipt.ts'
export { ibanMail } from './refunds/mails.ts'

// Fragments of SQL, for a statement of another area that builds one answer (docs/decisions/104).

export { invoiceFields, invoiceTables } from './invoices/queries.ts'
export { secondReminded } from './payment-reminders/queries.ts'
export { invoiceDetailFields } from './payments/queries.ts'
export { clearableIbans } from './refunds/queries.ts'
