import type { InputOf, ReplyOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/money/ledger/endpoints'
import type { Journal, LedgerCheck, MoneyDays } from '@academy/contract/money/ledger/journal-schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'
import { defineAcademyQuery } from '../../programme/academy/api.ts'

export const journalQuery = (call: Call, year: number | undefined): DataQuery<Journal> =>
  defineQuery(call, ['journal', year ?? null], call =>
    call(contract.journal, { query: { ...(year && { year }) } }, quiet),
  )

type DocumentQuery = NonNullable<InputOf<typeof contract.journalDocuments>['query']>
type PaymentQuery = NonNullable<InputOf<typeof contract.journalPayments>['query']>
export type DocumentPage = ReplyOf<typeof contract.journalDocuments>
export type PaymentPage = ReplyOf<typeof contract.journalPayments>

export const loadDocuments = (call: Call, query: DocumentQuery): Promise<DocumentPage> =>
  call(contract.journalDocuments, { query }, quiet)
export const loadPayments = (call: Call, query: PaymentQuery): Promise<PaymentPage> =>
  call(contract.journalPayments, { query }, quiet)

export const documentsQuery = (call: Call, query: DocumentQuery): DataQuery<DocumentPage> =>
  defineQuery(call, ['journal-documents', query], call => loadDocuments(call, query))
export const paymentsQuery = (call: Call, query: PaymentQuery): DataQuery<PaymentPage> =>
  defineQuery(call, ['journal-payments', query], call => loadPayments(call, query))

/** Null if there is no current academy. */
export const moneyDaysQuery = (call: Call): DataQuery<MoneyDays | null> =>
  defineAcademyQuery(call, ['money-days'], call => call(contract.moneyDays, {}, quiet))

export const ledgerCheckQuery = (call: Call): DataQuery<LedgerCheck> =>
  defineQuery(call, ['ledger-check'], call => call(contract.ledgerCheck, {}, quiet))
