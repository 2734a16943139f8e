import type { InputOf } from '@academy/contract/base/endpoint'
import type * as contract from '@academy/contract/money/ledger/act-endpoints'
import type { InvoiceActs, IssuedDocuments } from '@academy/contract/money/ledger/act-schemas'
import type { Call } from '../../../base/api.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'
import { toFile } from '../../../base/save-file.ts'

// Forms show their failures themselves.
const quiet = { quiet: true } as const

const invoice = '/api/academy/a/invoices/:id'
const person = '/api/academy/a/people/:id/invoices'
const routes = {
  acts: route<typeof contract.invoiceActs>('GET', `${invoice}/acts`),
  write: route<typeof contract.writeInvoice>('POST', person),
  preview: route<typeof contract.previewInvoice>('POST', `${person}/preview`),
  mail: route<typeof contract.mailInvoice>('POST', `${invoice}/mail`),
  correct: route<typeof contract.correctInvoice>('POST', `${invoice}/correct`),
  reduce: route<typeof contract.reduceInvoice>('POST', `${invoice}/reduce`),
  cancel: route<typeof contract.cancelInvoice>('POST', `${invoice}/cancel`),
}

const at = (id: number) => ({ params: { id: String(id) } })

/** Not cached: the office acts on the current state of the invoice. */
export const invoiceActsQuery = (call: Call, id: number): DataQuery<InvoiceActs> => ({
  ...defineQuery(call, ['invoice-acts', id], call => call(routes.acts, at(id), quiet)),
  gcTime: 0,
})

type Body<E extends (typeof contract)[keyof typeof contract]> = InputOf<E>['body']

export const writeInvoice = (
  call: Call,
  account_id: number,
  body: Body<typeof contract.writeInvoice>,
): Promise<IssuedDocuments> => call(routes.write, { ...at(account_id), body }, quiet)

/** Saves the PDF of an invoice that is not issued. */
export const previewInvoice = async (
  call: Call,
  account_id: number,
  body: Body<typeof contract.previewInvoice>,
  fileName: string,
): Promise<void> => {
  await call(routes.preview, { ...at(account_id), body }, toFile(fileName))
}

export const mailInvoice = (call: Call, id: number, body: Body<typeof contract.mailInvoice>) =>
  call(routes.mail, { ...at(id), body }, quiet)

export const correctInvoice = (call: Call, id: number, body: Body<typeof contract.correctInvoice>) =>
  call(routes.correct, { ...at(id), body }, quiet)

export const reduceInvoice = (call: Call, id: number, body: Body<typeof contract.reduceInvoice>) =>
  call(routes.reduce, { ...at(id), body }, quiet)

export const cancelInvoice = (call: Call, id: number, body: Body<typeof contract.cancelInvoice>) =>
  call(routes.cancel, { ...at(id), body }, quiet)
