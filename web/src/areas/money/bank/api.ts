import type { InputOf } from '@academy/contract/base/endpoint'
import type * as contract from '@academy/contract/money/bank/endpoints'
import type { BankSettings, LineState } from '@academy/contract/money/bank/schemas'
import type { invoices } from '@academy/contract/money/ledger/endpoints'
import type { refundsDue } from '@academy/contract/money/refunds/endpoints'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

// The page shows its failures itself.
const quiet = { quiet: true } as const

const routes = {
  settings: route<typeof contract.bankSettings>('GET', '/api/academy/a/bank/settings'),
  changeSettings: route<typeof contract.changeBankSettings>('PUT', '/api/academy/a/bank/settings'),
  imports: route<typeof contract.bankImports>('GET', '/api/academy/a/bank/statements'),
  upload: route<typeof contract.importStatements>('POST', '/api/academy/a/bank/statements', 'form'),
  undo: route<typeof contract.undoImport>('POST', '/api/academy/a/bank/statements/:id/undo'),
  lines: route<typeof contract.bankLines>('GET', '/api/academy/a/bank/lines'),
  book: route<typeof contract.bookLine>('POST', '/api/academy/a/bank/lines/:id/book'),
  ignore: route<typeof contract.ignoreLine>('POST', '/api/academy/a/bank/lines/:id/ignore'),
  reopen: route<typeof contract.reopenLine>('POST', '/api/academy/a/bank/lines/:id/reopen'),
  invoices: route<typeof invoices>('GET', '/api/academy/a/invoices'),
  credits: route<typeof refundsDue>('GET', '/api/academy/a/refunds'),
}

const by = (id: number) => ({ params: { id: String(id) } })

const bankSettingsQuery = (call: Call) =>
  defineQuery(call, ['bank-settings'], call => call(routes.settings, {}, quiet))

const bankImportsQuery = (call: Call) =>
  defineQuery(call, ['bank-imports'], call => call(routes.imports, {}, quiet))

export interface LinesQuery {
  state?: LineState
  search?: string
  page?: number
}

export const bankLinesQuery = (call: Call, query: LinesQuery) =>
  defineQuery(call, ['bank-lines', query], call => call(routes.lines, { query }, quiet))

export const changeSettings = (call: Call, body: BankSettings) => call(routes.changeSettings, { body }, quiet)

export const uploadStatement = (call: Call, statement_file: File, onProgress: (part: number) => void) =>
  call(routes.upload, { body: { statement_file } }, { ...quiet, onProgress })

export type BookingBody = InputOf<typeof contract.bookLine>['body']

export const bookLine = (call: Call, id: number, body: BookingBody) =>
  call(routes.book, { ...by(id), body }, quiet)

export const ignoreLine = (call: Call, id: number, reason: string) =>
  call(routes.ignore, { ...by(id), body: { reason } }, quiet)

export const reopenLine = (call: Call, id: number, reason: string) =>
  call(routes.reopen, { ...by(id), body: { reason } }, quiet)

export const undoImport = (call: Call, id: number, reason: string) =>
  call(routes.undo, { ...by(id), body: { reason } }, quiet)

/** Open invoices for the choice by hand. */
export const openInvoicesQuery = (call: Call, search: string) =>
  defineQuery(
    call,
    ['bank-invoices', search],
    async call => (await call(routes.invoices, { query: { search, state: 'open' } }, quiet)).invoices,
  )

/** Everybody with credit, for the choice by hand. */
export const creditsQuery = (call: Call) =>
  defineQuery(call, ['bank-credits'], call => call(routes.credits, {}, quiet))

/** Loads the page with the lines that wait for a decision. */
export const bankQueries = (call: Call) => ({
  settings: bankSettingsQuery(call),
  imports: bankImportsQuery(call),
  open: bankLinesQuery(call, { state: 'open', search: '', page: 1 }),
})
