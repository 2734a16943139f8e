import type { InputOf, ReplyOf } from '@academy/contract/base/endpoint'
import type * as contract from '@academy/contract/money/ledger/endpoints'
import type { Journal, LedgerCheck } from '@academy/contract/money/ledger/journal-schemas'
import type { Call } from '../../../base/api.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

const quiet = { quiet: true } as const

const routes = {
  journal: route<typeof contract.journal>('GET', '/api/academy/a/journal'),
  documents: route<typeof contract.journalDocuments>('GET', '/api/academy/a/journal/documents'),
  payments: route<typeof contract.journalPayments>('GET', '/api/academy/a/journal/payments'),
  check: route<typeof contract.ledgerCheck>('GET', '/api/academy/a/ledger-check'),
}

export const journalQuery = (call: Call, year: number | undefined): DataQuery<Journal> =>
  defineQuery(call, ['journal', year ?? null], call =>
    call(routes.journal, { query: { ...(year && { year }) } }, quiet),
  )

type DocumentQuery = NonNullable<InputOf<typeof contract.journalDocuments>['query']>
type PaymentQuery = NonNullable<InputOf<typeof contract.journalPayments>['query']>
export type DocumentPage = ReplyOf<typeof contract.journalDocuments>
export type PaymentPage = ReplyOf<typeof contract.journalPayments>

export const loadDocuments = (call: Call, query: DocumentQuery): Promise<DocumentPage> =>
  call(routes.documents, { query }, quiet)
export const loadPayments = (call: Call, query: PaymentQuery): Promise<PaymentPage> =>
  call(routes.payments, { query }, quiet)

export const documentsQuery = (call: Call, query: DocumentQuery): DataQuery<DocumentPage> =>
  defineQuery(call, ['journal-documents', query], call => loadDocuments(call, query))
export const paymentsQuery = (call: Call, query: PaymentQuery): DataQuery<PaymentPage> =>
  defineQuery(call, ['journal-payments', query], call => loadPayments(call, query))

export const ledgerCheckQuery = (call: Call): DataQuery<LedgerCheck> =>
  defineQuery(call, ['ledger-check'], call => call(routes.check, {}, quiet))
