import { sql } from 'kysely'
import type { Tx } from './db/connection.ts'
import { violates } from './db/violates.ts'
import { deleteMessagesBefore } from './features/contact/queries.ts'
import { clearIbansBefore } from './features/refunds/queries.ts'
import { clearAddressesBefore, deleteAuditBefore } from './lib/audit.ts'
import { dayInVienna } from './lib/clock.ts'
import { deleteUnusedDevices } from './lib/devices.ts'
import { deleteUnusedNetworks } from './lib/familiar-networks.ts'
import { deleteMailsBefore, deleteUnconfirmedBefore, removeExpiredLinks } from './lib/mail/queries.ts'
import { deleteExpiredAttempts } from './lib/password-attempts.ts'
import { deleteExpiredSteps } from './lib/second-step.ts'
import { deleteExpiredSessions } from './lib/sessions.ts'

/** Retention in years, as promised by the privacy policy and the consent form. */
const RETENTION_YEARS = { messages: 1, mails: 1, accounts: 3, audit: 3 }

/** Days that mails wait for an address to be confirmed. After that they would be outdated. */
const DAYS_UNCONFIRMED = 90

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)

/** Returns the time before which data is deleted. */
const retentionStart = (now: Date, years: number): Date => {
  const since = new Date(now)
  since.setUTCFullYear(now.getUTCFullYear() - years)
  return since
}

/** How long a new address may stay unconfirmed. */
const PENDING_EMAIL_MS = 30 * 24 * 60 * 60 * 1000

/** How long an expired invitation stays, so that the office can send it again. */
const DAYS_EXPIRED_INVITATION = 90

/** How long the IBAN of a refund stays: the bank may send the money back. */
const DAYS_IBAN = 60

/** How long the record keeps network addresses: an attack is noticed within weeks. */
const DAYS_ADDRESS = 180

const isReferenced = violates('foreign_key')

/** How long sent notices are known. No notice is about something older. */
const NOTICE_DAYS = 400

/** Deletes expired links, invitations and changes of address. */
const deleteExpired = async (tx: Tx, now: Date) => {
  await tx.deleteFrom('sent_notices').where('sent_at', '<', daysBefore(now, NOTICE_DAYS)).execute()
  await tx.deleteFrom('password_resets').where('expires_at', '<', now).execute()
  await tx
    .deleteFrom('invitations')
    .where('expires_at', '<', daysBefore(now, DAYS_EXPIRED_INVITATION))
    .execute()
  await tx
    .updateTable('accounts')
    .set({ pending_email: null, pending_email_at: null, pending_email_session: null })
    .where('pending_email_at', '<', new Date(now.getTime() - PENDING_EMAIL_MS))
    .execute()
}

/** Deletes an account unless something refers to it, such as an invoice, which has to be kept by law. */
const deleteAccount = async (tx: Tx, id: number): Promise<void> => {
  await sql`savepoint account`.execute(tx)
  try {
    await tx.deleteFrom('accounts').where('id', '=', id).execute()
  } catch (error) {
    if (!isReferenced(error)) throw error
    await sql`rollback to savepoint account`.execute(tx)
  }
}

/** Deletes accounts without a login since then and without a session. */
const deleteDormantAccounts = async (tx: Tx, since: Date): Promise<void> => {
  const dormant = await tx
    .selectFrom('accounts')
    .leftJoin('access_tokens', 'access_tokens.account_id', 'accounts.id')
    .select('accounts.id')
    .where('last_login_at', '<', since)
    .where('token_hash', 'is', null)
    .execute()
  for (const { id } of dormant) await deleteAccount(tx, id)
}

/** Deletes expired data, and data whose promised retention has ended. */
export const deleteExpiredData = async (tx: Tx, now: Date): Promise<void> => {
  await deleteExpired(tx, now)
  await deleteExpiredSessions(tx, now)
  await deleteExpiredSteps(tx, now)
  await deleteExpiredAttempts(tx)
  await deleteUnusedNetworks(tx, now)
  await deleteUnusedDevices(tx, now)
  await sql`delete from rate_limits where window_ends < now()`.execute(tx)
  await deleteMessagesBefore(tx, retentionStart(now, RETENTION_YEARS.messages))
  await deleteMailsBefore(tx, retentionStart(now, RETENTION_YEARS.mails))
  await deleteUnconfirmedBefore(tx, daysBefore(now, DAYS_UNCONFIRMED))
  await removeExpiredLinks(tx)
  await clearIbansBefore(tx, dayInVienna(daysBefore(now, DAYS_IBAN)))
  await deleteDormantAccounts(tx, retentionStart(now, RETENTION_YEARS.accounts))
  await clearAddressesBefore(tx, daysBefore(now, DAYS_ADDRESS))
  await deleteAuditBefore(tx, retentionStart(now, RETENTION_YEARS.audit))
}
