import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import { storableJson } from '../../db/expressions.ts'
import type { Outbox } from '../../db/schema.ts'
import {
  currentRecipient,
  isBehindLetter,
  isPaused,
  isPending,
  isUnconfirmed,
  withoutLink,
} from './conditions.ts'

const inHand = [
  'outbox.id',
  'account_id',
  'message_id',
  'reply_to',
  'outbox.locale',
  'subject',
  'body_text',
  'body_html',
  'attachments',
  'attempts',
  'is_confidential',
  'unsubscribe_url',
  'secret_link',
  'link_expires_at',
] as const

export const OUTBOX_CHANNEL = 'outbox'

type Fields =
  | 'id'
  | 'message_id'
  | 'recipient'
  | 'reply_to'
  | 'locale'
  | 'subject'
  | 'body_text'
  | 'body_html'
  | 'unsubscribe_url'
export type LockedMail = Pick<
  Selectable<Outbox>,
  Fields | 'account_id' | 'attachments' | 'attempts' | 'is_confidential' | 'secret_link' | 'link_expires_at'
>

/** A mail on insert into the outbox. */
export type NewMail = Omit<Required<Insertable<Outbox>>, WrittenLater> & {
  /** Not sent before; null: at once. */
  next_attempt_at: Date | null
}
type WrittenLater =
  | 'id'
  | 'kind'
  | 'search'
  | 'attempts'
  | 'next_attempt_at'
  | 'last_error'
  | 'sent_at'
  | 'given_up_at'
  | 'stopped_at'
  | 'copy_of'

/** Inserts mails with new keys. Senders are notified when the transaction commits. */
export const insertMails = async (db: Db | Tx, mails: NewMail[]): Promise<void> => {
  await sql`
    with added as (
      insert into outbox (key, message_id, account_id, needs_confirmed_address, recipient, reply_to, locale, subject,
        body_text, body_html, secret_link, attachments, is_confidential, unsubscribe_url, created_at, expires_at,
        link_expires_at, about, next_attempt_at)
      select key, message_id, account_id, needs_confirmed_address, recipient, reply_to, locale, subject,
        body_text, body_html, secret_link, attachments, is_confidential, unsubscribe_url, created_at, expires_at,
        link_expires_at, about, coalesce(next_attempt_at, now())
      from json_populate_recordset(null::outbox, ${storableJson(mails)})
      on conflict (key) do nothing
      returning id)
    select pg_notify(${OUTBOX_CHANNEL}, '') from added limit 1`.execute(db)
}

// The transaction must survive a slow mail server: if it were ended, another process would send the mail
// again.
export const disableIdleTimeout = (tx: Tx) =>
  sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)

/** Returns the next due mail, locked against other processes until the transaction ends. */
export const takeMail = (tx: Tx): Promise<LockedMail | undefined> =>
  tx
    .selectFrom('outbox')
    .leftJoin('accounts', 'accounts.id', 'outbox.account_id')
    .select(inHand)
    .select(currentRecipient.as('recipient'))
    .where(isPending)
    .where(sql<boolean>`not ${isUnconfirmed} and not ${isPaused} and not ${isBehindLetter}`)
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .orderBy('next_attempt_at')
    .orderBy('outbox.id')
    .limit(1)
    .forUpdate('outbox')
    .skipLocked()
    .executeTakeFirst()

// now() is the start of the transaction, before the mail was sent.
const currentTime = sql<Date>`clock_timestamp()`

const removedLink = { ...withoutLink, secret_link: null }

/** Marks a mail as sent and removes its secret link. Deletes a confidential mail. */
export const markSent = async (
  tx: Tx,
  { id, recipient, is_confidential }: Pick<LockedMail, 'id' | 'recipient' | 'is_confidential'>,
): Promise<void> => {
  if (is_confidential) await tx.deleteFrom('outbox').where('id', '=', id).execute()
  else
    await tx
      .updateTable('outbox')
      .set({ sent_at: currentTime, recipient, last_error: null, ...removedLink })
      .where('id', '=', id)
      .execute()
}

/** Stores the mail with its new link. */
export const storeRenewed = async (
  tx: Tx,
  id: number,
  renewed: Pick<LockedMail, 'body_text' | 'body_html' | 'secret_link' | 'link_expires_at'>,
): Promise<void> => {
  await tx.updateTable('outbox').set(renewed).where('id', '=', id).execute()
}

/** Marks a mail that is not needed any more, without its link. */
export const markStopped = async (tx: Tx, id: number): Promise<void> => {
  await tx
    .updateTable('outbox')
    .set({ stopped_at: currentTime, ...removedLink })
    .where('id', '=', id)
    .execute()
}

/**
 * Postpones a mail because of the mail server, without counting an attempt. Another mail is tried first the
 * next time.
 */
export const markPostponed = async (tx: Tx, id: number, last_error: string): Promise<void> => {
  await tx
    .updateTable('outbox')
    .set({ last_error, next_attempt_at: currentTime })
    .where('id', '=', id)
    .execute()
}

interface Failure {
  attempts: number
  last_error: string
  /** In milliseconds; undefined: no further attempt. */
  delay: number | undefined
}

export const markFailed = async (tx: Tx, id: number, { delay, ...failure }: Failure): Promise<void> => {
  const next =
    delay === undefined
      ? { given_up_at: currentTime }
      : { next_attempt_at: sql<Date>`clock_timestamp() + ${delay} * interval '1 millisecond'` }
  await tx
    .updateTable('outbox')
    .set({ ...failure, ...next })
    .where('id', '=', id)
    .execute()
}

/** Deletes mails whose keys begin with this prefix, except one that is being sent right now. */
export const deleteMailsByPrefix = (tx: Tx, prefix: string) =>
  sql`delete from outbox where id in
    (select id from outbox where starts_with(key, ${prefix}) for update skip locked)`.execute(tx)

/** More would take longer than a statement may, if a period was shortened or an installation is large. */
export const MAX_DELETED_MAILS = 10_000

/** Deletes mails in any state, the oldest first. One that is being sent right now is left to the next run. */
export const deleteMailsBefore = async (tx: Tx, since: Date): Promise<number> => {
  const { numAffectedRows } = await sql`delete from outbox where id in
    (select id from outbox where created_at < ${since} order by created_at limit ${MAX_DELETED_MAILS}
      for update skip locked)`.execute(tx)
  return Number(numAffectedRows)
}

/** Removes the links of expired mails, which are no longer sent. */
export const removeExpiredLinks = (tx: Tx) =>
  tx
    .updateTable('outbox')
    .set(removedLink)
    .where('id', 'in', expired =>
      expired
        .selectFrom('outbox')
        .select('id')
        .where('secret_link', 'is not', null)
        .where('expires_at', '<=', sql<Date>`now()`)
        .forUpdate()
        .skipLocked(),
    )
    .execute()

/** Deletes mails that have waited since then for an address to be confirmed. */
export const deleteUnconfirmedBefore = async (tx: Tx, since: Date): Promise<number> => {
  const { numAffectedRows } = await sql`delete from outbox where id in
    (select outbox.id from outbox join accounts on accounts.id = outbox.account_id
      where ${isUnconfirmed} and outbox.sent_at is null and outbox.created_at < ${since}
      for update of outbox skip locked)`.execute(tx)
  return Number(numAffectedRows)
}
