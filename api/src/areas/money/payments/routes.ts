import * as contract from '@academy/contract/money/payments/endpoints'
import { on } from '../../../http/bind.ts'
import { recordPayment, recordRefund } from './record.ts'
import { showInvoice } from './show-invoice.ts'
import { undoPayment } from './undo.ts'

export const paymentRoutes = [
  on(contract.invoice, showInvoice),
  on(contract.recordPayment, recordPayment),
  on(contract.recordRefund, recordRefund),
  on(contract.undoPayment, undoPayment),
]
