import * as contract from '@academy/contract/money/payments/endpoints'
import type { InvoiceWithPayments } from '@academy/contract/money/payments/schemas'
import { releaseEntry } from '@academy/contract/money/person-account/endpoints'
import { type Call, quiet } from '../../../base/call.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'

type Detail = Promise<InvoiceWithPayments>

interface PaymentInput {
  amount: number
  paid_on: string
  request_key?: string | undefined
}

const loadInvoice = (call: Call, id: number): Detail =>
  call(contract.invoice, { params: { id: String(id) } }, quiet)

/** Not cached: payments are entered against the current state of the invoice. */
export const invoiceQuery = (call: Call, id: number): DataQuery<InvoiceWithPayments> => ({
  ...defineQuery(call, ['invoice', id], call => loadInvoice(call, id)),
  gcTime: 0,
})

/** Records a payment or, for a cancelled invoice, a refund. */
export const recordPayment = (
  call: Call,
  direction: 'in' | 'out',
  id: number,
  body: PaymentInput,
): Detail => {
  const input = { params: { id: String(id) }, body }
  return direction === 'in'
    ? call(contract.recordPayment, input, quiet)
    : call(contract.recordRefund, input, quiet)
}

export const undoPayment = (call: Call, id: number, reason: string): Detail =>
  call(contract.undoPayment, { params: { id: String(id) }, body: { reason } }, quiet)

/** Takes what counts of a payment from an invoice: it is credit again. */
export const releasePart = async (
  call: Call,
  { id, account_id }: Pick<InvoiceWithPayments, 'id' | 'account_id'>,
  allocation_id: number,
  reason: string,
): Detail => {
  const params = { id: String(account_id), entry_id: String(allocation_id) }
  await call(releaseEntry, { params, body: { reason } }, quiet)
  return loadInvoice(call, id)
}
