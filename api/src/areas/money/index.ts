// What other areas may use of this one.
export { findCredit } from './invoices/allocation-queries.ts'
export { attachmentOf } from './invoices/attach.ts'
export { cancelInvoice } from './invoices/cancel.ts'
export { cancelAndNotify } from './invoices/cancel-and-notify.ts'
export { replacedMail, writtenMail } from './invoices/correction-mails.ts'
export type { InvoiceFollower, Replaced } from './invoices/followers.ts'
export { type InvoiceInput, issueInvoice } from './invoices/issue.ts'
export { outstandingInvoices } from './invoices/list-outstanding.ts'
export { payLink } from './invoices/pay-link.ts'
export { providePdf } from './invoices/provide-pdf.ts'
export {
  findIssued,
  type InvoiceRecipient,
  type InvoiceWithoutLink,
  invoiceFields,
  invoiceTables,
} from './invoices/queries.ts'
export { carryOver, replaceInvoice } from './invoices/replace.ts'
export type { InvoiceLine } from './invoices/rules.ts'
export { sameInvoice } from './invoices/same-invoice.ts'
export { withInvoiceLink } from './invoices/sign-link.ts'
export { insertState } from './invoices/state-queries.ts'
export { paymentReminderMail } from './payment-reminders/mails.ts'
export { isReminderHour } from './payment-reminders/rules.ts'
export { secondReminded } from './payment-reminders/second-reminded.ts'
export { creditReceiptMail, refundSentMail } from './payments/credit-mails.ts'
export { invoiceDetailFields } from './payments/detail-queries.ts'
export { receiptMail, undoneMail } from './payments/mails.ts'
export { partialReceiptMail } from './payments/partial-receipt.ts'
export { ibanMail } from './refunds/mails.ts'
export { clearableIbans } from './refunds/queries.ts'
