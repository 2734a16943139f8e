import * as contract from '@academy/contract/ledger/endpoints'
import { on } from '../../http/bind.ts'
import { listInvoices, showChoices, sumInvoices } from './list-invoices.ts'

export const ledgerRoutes = [
  on(contract.invoices, listInvoices),
  on(contract.invoiceTotals, sumInvoices),
  on(contract.invoiceChoices, showChoices),
]
