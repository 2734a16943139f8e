import { laterDay } from '@academy/contract/base/days'
import * as contract from '@academy/contract/privacy/audit-log/endpoints'
import { audit } from '../../../base/audit.ts'
import { timeInVienna } from '../../../base/clock.ts'
import { serve } from '../../../base/serve.ts'
import { findEntries } from './queries.ts'

const EARLIEST = '1970-01-01'
const LATEST = '2199-12-31'

export const listAuditLog = serve(contract.listRecord, ({ db }, { query }) => {
  const { page, from = EARLIEST, to = LATEST, ...wanted } = query
  // Days are those in Vienna, which may be 23 or 25 hours long.
  const days = { from: timeInVienna(from, 0), before: timeInVienna(laterDay(to, 1), 0) }
  return findEntries(db, { ...wanted, ...days }, page)
})

export const recordExport = serve(contract.recordExport, async ({ db }, { body, user, now, address }) => {
  await audit(db, { at: now, action: 'data_exported', actor_id: user.id, address, details: body })
  return undefined
})
