import type { InputOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/money/bank/endpoints'
import type { BankSettings, LineState } from '@academy/contract/money/bank/schemas'
import { invoices } from '@academy/contract/money/ledger/endpoints'
import { refundsDue } from '@academy/contract/money/refunds/endpoints'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

const by = (id: number) => ({ params: { id: String(id) } })

const bankSettingsQuery = (call: Call) =>
  defineQuery(call, ['bank-settings'], call => call(contract.bankSettings, {}, quiet))

const bankImportsQuery = (call: Call) =>
  defineQuery(call, ['bank-imports'], call => call(contract.bankImports, {}, quiet))

export interface LinesQuery {
  state?: LineState
  search?: string
  page?: number
}

export const bankLinesQuery = (call: Call, query: LinesQuery) =>
  defineQuery(call, ['bank-lines', query], call => call(contract.bankLines, { query }, quiet))

export const changeSettings = (call: Call, body: BankSettings) =>
  call(contract.changeBankSettings, { body }, quiet)

export const uploadStatement = (call: Call, statement_file: File, onProgress: (part: number) => void) =>
  call(contract.importStatements, { body: { statement_file } }, { ...quiet, onProgress })

export type BookingBody = InputOf<typeof contract.bookLine>['body']

export const bookLine = (call: Call, id: number, body: BookingBody) =>
  call(contract.bookLine, { ...by(id), body }, quiet)

export const ignoreLine = (call: Call, id: number, reason: string) =>
  call(contract.ignoreLine, { ...by(id), body: { reason } }, quiet)

export const reopenLine = (call: Call, id: number, reason: string) =>
  call(contract.reopenLine, { ...by(id), body: { reason } }, quiet)

export const undoImport = (call: Call, id: number, reason: string) =>
  call(contract.undoImport, { ...by(id), body: { reason } }, quiet)

/** Open invoices for the choice by hand. */
export const openInvoicesQuery = (call: Call, search: string) =>
  defineQuery(
    call,
    ['bank-invoices', search],
    async call => (await call(invoices, { query: { search, state: 'open' } }, quiet)).invoices,
  )

/** Everybody with credit, for the choice by hand. */
export const creditsQuery = (call: Call) =>
  defineQuery(call, ['bank-credits'], call => call(refundsDue, {}, quiet))

/** Loads the page with the lines that wait for a decision. */
export const bankQueries = (call: Call) => ({
  settings: bankSettingsQuery(call),
  imports: bankImportsQuery(call),
  open: bankLinesQuery(call, { state: 'open', search: '', page: 1 }),
})
