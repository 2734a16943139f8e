import { renewInvoice } from '@academy/contract/invoices/endpoints'
import * as acts from '@academy/contract/ledger/act-endpoints'
import * as contract from '@academy/contract/ledger/endpoints'
import { on } from '../../http/bind.ts'
import { cancelInvoice, correctInvoice, reduceInvoice } from './change-invoice.ts'
import { listInvoices, showChoices, sumInvoices } from './list-invoices.ts'
import { mailInvoice } from './mail-invoice.ts'
import { previewInvoice } from './preview-invoice.ts'
import { renewOwn } from './renew-own.ts'
import { showActs } from './show-acts.ts'
import { checkLedger, listDocuments, listPayments, showJournal } from './show-journal.ts'
import { writeInvoice } from './write-invoice.ts'

export const ledgerRoutes = [
  on(contract.invoices, listInvoices),
  on(contract.invoiceTotals, sumInvoices),
  on(contract.invoiceChoices, showChoices),
  on(contract.journal, showJournal),
  on(contract.journalDocuments, listDocuments),
  on(contract.journalPayments, listPayments),
  on(contract.ledgerCheck, checkLedger),
  on(acts.invoiceActs, showActs),
  on(acts.writeInvoice, writeInvoice),
  on(acts.previewInvoice, previewInvoice),
  on(acts.mailInvoice, mailInvoice),
  on(acts.correctInvoice, correctInvoice),
  on(acts.reduceInvoice, reduceInvoice),
  on(acts.cancelInvoice, cancelInvoice),
  on(renewInvoice, renewOwn),
]
