// Every file with operations: api/src/routes.ts serves what they export.

export * as bank from './bank/bank.ts'
export * as importStatements from './bank/import-statements.ts'
export * as undoImport from './bank/undo-import.ts'
export * as download from './invoices/invoice-pdf.ts'
export * as invoices from './invoices/invoices.ts'
export * as ledger from './ledger/ledger.ts'
export * as renewOwn from './ledger/replace.ts'
export * as paymentReminders from './payment-reminders/payment-reminders.ts'
export * as payments from './payments/payments.ts'
export * as account from './person-account/account.ts'
export * as downloadPdf from './person-account/download-pdf.ts'
export * as refundsAsk from './refunds/refunds.ts'
