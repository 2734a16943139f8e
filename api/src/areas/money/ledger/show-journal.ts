import type {
  ledgerCheck as checkEndpoint,
  journalDocuments as documentsEndpoint,
  journal as journalEndpoint,
  journalPayments as paymentsEndpoint,
} from '@academy/contract/money/ledger/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import type { Operation } from '../../../base/services.ts'
import { findChecks } from './check-queries.ts'
import { findDocuments, findJournal, findPayments } from './journal-queries.ts'

export const showJournal: Operation<typeof journalEndpoint> = ({ db }, { query, now }) =>
  findJournal(db, query.year, dayInVienna(now))

export const listDocuments: Operation<typeof documentsEndpoint> = ({ db }, { query }) =>
  findDocuments(db, query)

export const listPayments: Operation<typeof paymentsEndpoint> = ({ db }, { query }) => findPayments(db, query)

export const checkLedger: Operation<typeof checkEndpoint> = async ({ db }, { now }) => ({
  checked_at: now.toISOString(),
  checks: await findChecks(db),
})
