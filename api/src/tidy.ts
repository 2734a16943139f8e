import { sql } from 'kysely'
import type { Tx } from './db/connection.ts'
import { deleteDormantAccounts, deleteExpired } from './features/accounts/queries.ts'
import { deleteMessagesBefore } from './features/contact/queries.ts'
import { deleteAuditBefore } from './lib/audit.ts'
import { deleteUnusedNetworks } from './lib/familiar-networks.ts'
import { deleteMailsBefore, deleteUnconfirmedBefore, removeExpiredLinks } from './lib/mail/queries.ts'
import { deleteForgottenTries } from './lib/password-attempts.ts'
import { DAYS_UNCONFIRMED, daysBefore, keptSince, YEARS_KEPT } from './lib/retention.ts'
import { deleteExpiredSessions } from './lib/sessions.ts'

/** Takes away what nobody can use any more, and what we have promised not to keep for longer. */
export const tidy = async (tx: Tx, now: Date): Promise<void> => {
  await deleteExpired(tx, now)
  await deleteExpiredSessions(tx, now)
  await deleteForgottenTries(tx)
  await deleteUnusedNetworks(tx, now)
  await sql`delete from rate_limits where window_ends < now()`.execute(tx)
  await deleteMessagesBefore(tx, keptSince(now, YEARS_KEPT.messages))
  await deleteMailsBefore(tx, keptSince(now, YEARS_KEPT.mails))
  await deleteUnconfirmedBefore(tx, daysBefore(now, DAYS_UNCONFIRMED))
  await removeExpiredLinks(tx)
  await deleteDormantAccounts(tx, keptSince(now, YEARS_KEPT.accounts))
  await deleteAuditBefore(tx, keptSince(now, YEARS_KEPT.audit))
}
