import * as contract from '@academy/contract/money/ledger/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { serve } from '../../../base/serve.ts'
import { findChecks } from './check-queries.ts'
import { findDocuments, findJournal, findPayments } from './journal-queries.ts'

export const showJournal = serve(contract.journal, ({ db }, { query, now }) =>
  findJournal(db, query.year, dayInVienna(now)),
)

export const listDocuments = serve(contract.journalDocuments, ({ db }, { query }) => findDocuments(db, query))

export const listPayments = serve(contract.journalPayments, ({ db }, { query }) => findPayments(db, query))

export const checkLedger = serve(contract.ledgerCheck, async ({ db }, { now }) => ({
  checked_at: now.toISOString(),
  checks: await findChecks(db),
}))
