import type * as contract from '@academy/contract/ledger/endpoints'
import type { Journal, LedgerCheck } from '@academy/contract/ledger/journal-schemas'
import type { Call } from '../../lib/api.ts'
import { type DataQuery, defineQuery } from '../../lib/query.ts'
import { route } from '../../lib/route.ts'

const quiet = { quiet: true } as const

const routes = {
  journal: route<typeof contract.journal>('GET', '/api/academy/a/journal'),
  check: route<typeof contract.ledgerCheck>('GET', '/api/academy/a/ledger-check'),
}

export const journalQuery = (call: Call, year: number | undefined): DataQuery<Journal> =>
  defineQuery(call, ['journal', year ?? null], call =>
    call(routes.journal, { query: { ...(year && { year }) } }, quiet),
  )

export const ledgerCheckQuery = (call: Call): DataQuery<LedgerCheck> =>
  defineQuery(call, ['ledger-check'], call => call(routes.check, {}, quiet))
