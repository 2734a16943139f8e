import type { InputOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/money/ledger/act-endpoints'
import type { InvoiceActs, IssuedDocuments } from '@academy/contract/money/ledger/act-schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'
import { toFile } from '../../../base/save-file.ts'

const at = (id: number) => ({ params: { id: String(id) } })

/** Not cached: the office acts on the current state of the invoice. */
export const invoiceActsQuery = (call: Call, id: number): DataQuery<InvoiceActs> => ({
  ...defineQuery(call, ['invoice-acts', id], call => call(contract.invoiceActs, at(id), quiet)),
  gcTime: 0,
})

type Body<E extends (typeof contract)[keyof typeof contract]> = InputOf<E>['body']

export const writeInvoice = (
  call: Call,
  account_id: number,
  body: Body<typeof contract.writeInvoice>,
): Promise<IssuedDocuments> => call(contract.writeInvoice, { ...at(account_id), body }, quiet)

/** Saves the PDF of an invoice that is not issued. */
export const previewInvoice = async (
  call: Call,
  account_id: number,
  body: Body<typeof contract.previewInvoice>,
  fileName: string,
): Promise<void> => {
  await call(contract.previewInvoice, { ...at(account_id), body }, toFile(fileName))
}

export const mailInvoice = (call: Call, id: number, body: Body<typeof contract.mailInvoice>) =>
  call(contract.mailInvoice, { ...at(id), body }, quiet)

export const correctInvoice = (call: Call, id: number, body: Body<typeof contract.correctInvoice>) =>
  call(contract.correctInvoice, { ...at(id), body }, quiet)

export const reduceInvoice = (call: Call, id: number, body: Body<typeof contract.reduceInvoice>) =>
  call(contract.reduceInvoice, { ...at(id), body }, quiet)

export const cancelInvoice = (call: Call, id: number, body: Body<typeof contract.cancelInvoice>) =>
  call(contract.cancelInvoice, { ...at(id), body }, quiet)
