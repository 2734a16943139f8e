import type {
  ledgerCheck as checkEndpoint,
  journal as journalEndpoint,
} from '@academy/contract/ledger/endpoints'
import { dayInVienna } from '../../lib/clock.ts'
import type { Verb } from '../../lib/services.ts'
import { findChecks } from './check-queries.ts'
import { findJournal } from './journal-queries.ts'

export const showJournal: Verb<typeof journalEndpoint> = ({ db }, { query, now }) =>
  findJournal(db, query.year, dayInVienna(now))

export const checkLedger: Verb<typeof checkEndpoint> = async ({ db }, { now }) => ({
  checked_at: now.toISOString(),
  checks: await findChecks(db),
})
