import * as contract from '@academy/contract/money/invoices/endpoints'
import { on } from '../../../http/bind.ts'
import { download } from './download.ts'
import { listOwn } from './list-own.ts'
import { showOwn } from './show-own.ts'

export const invoiceRoutes = [
  on(contract.myInvoices, listOwn),
  on(contract.myInvoice, showOwn),
  on(contract.invoicePdf, download),
]
