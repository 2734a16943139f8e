import type { DeletedKind, Retention } from '@academy/contract/base/retention'
import { sql } from 'kysely'
import { clearIbansBefore } from './areas/money/refunds/queries.ts'
import { deleteMessagesBefore } from './areas/site/contact/queries.ts'
import { clearAddressesBefore, deleteAuditBefore } from './base/audit.ts'
import { dayInVienna } from './base/clock.ts'
import { deleteUnusedDevices } from './base/devices.ts'
import { deleteUnusedNetworks } from './base/familiar-networks.ts'
import { deleteMailsBefore, deleteUnconfirmedBefore, removeExpiredLinks } from './base/mail/queries.ts'
import { deleteExpiredAttempts } from './base/password-attempts.ts'
import { countDeleted, expiryOf, findPeriods, periodBefore } from './base/retention.ts'
import { deleteExpiredSteps } from './base/second-step.ts'
import { deleteExpiredSessions } from './base/sessions.ts'
import type { Tx } from './db/connection.ts'

/** Mails wait so long for an address to be confirmed. After that they would be outdated. */
const UNCONFIRMED = { amount: 90, unit: 'day' } as const

/** Deletes expired links, and changes of address that nobody confirmed. */
const deleteExpired = async (tx: Tx, { now, unconfirmed }: { now: Date; unconfirmed: Date }) => {
  await tx.deleteFrom('password_resets').where('expires_at', '<', now).execute()
  await deleteExpiredAttempts(tx)
  await deleteExpiredSteps(tx, now)
  await sql`delete from rate_limits where window_ends < now()`.execute(tx)
  await removeExpiredLinks(tx)
  await tx
    .updateTable('accounts')
    .set({ pending_email: null, pending_email_at: null, pending_email_session: null })
    .where('pending_email_at', '<', unconfirmed)
    .execute()
}

const deleteNotices = async (tx: Tx, since: Date): Promise<number> => {
  const { numDeletedRows } = await tx
    .deleteFrom('sent_notices')
    .where('sent_at', '<', since)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** An expired invitation stays for a while, so that the office can send it again. */
const deleteInvitations = async (tx: Tx, since: Date): Promise<number> => {
  const { numDeletedRows } = await tx
    .deleteFrom('invitations')
    .where('expires_at', '<', since)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** The numbers are kept as long as the record. */
const deleteNumbers = (tx: Tx, since: Date) =>
  tx.deleteFrom('retention_deletions').where('day', '<', dayInVienna(since)).execute()

/** Deletes expired data, and data whose promised retention has ended. Writes down how much. */
export const deleteExpiredData = async (tx: Tx, now: Date): Promise<void> => {
  const periods = await findPeriods(tx)
  const since = (retention: Retention) => expiryOf(retention, periods, now)
  await deleteExpired(tx, { now, unconfirmed: since('pending_address') })
  const counts: { [K in DeletedKind]?: number } = {
    notices: await deleteNotices(tx, since('notices')),
    invitations: await deleteInvitations(tx, since('invitations')),
    logins: await deleteExpiredSessions(tx, now),
    networks: await deleteUnusedNetworks(tx, since('networks')),
    devices: await deleteUnusedDevices(tx, since('devices')),
    messages: await deleteMessagesBefore(tx, since('messages')),
    mails:
      (await deleteMailsBefore(tx, since('mails'))) +
      (await deleteUnconfirmedBefore(tx, periodBefore(now, UNCONFIRMED))),
    // The bank may send the money back for some time.
    bank_details: await clearIbansBefore(tx, dayInVienna(since('bank_details'))),
    addresses: await clearAddressesBefore(tx, since('addresses')),
    record: await deleteAuditBefore(tx, since('record')),
  }
  await deleteNumbers(tx, since('record'))
  await countDeleted(tx, now, counts)
}
