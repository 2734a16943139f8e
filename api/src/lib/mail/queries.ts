import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { Outbox } from '../../db/schema.ts'
import { storableJson } from '../storable-json.ts'

const inHand = [
  'id',
  'message_id',
  'recipient',
  'reply_to',
  'locale',
  'subject',
  'body_text',
  'body_html',
  'attachments',
  'attempts',
  'is_confidential',
] as const

export const OUTBOX_CHANNEL = 'outbox'

export type MailInHand = Pick<Selectable<Outbox>, (typeof inHand)[number]>

/** A mail as it is put into the outbox. */
export type NewMail = Omit<Required<Insertable<Outbox>>, WrittenLater>
type WrittenLater = 'id' | 'attempts' | 'next_attempt_at' | 'last_error' | 'sent_at' | 'given_up_at'

/** Adds the mails whose keys are not known yet; the senders hear of them when the transaction commits. */
export const insertMails = async (db: Db | Tx, mails: NewMail[]): Promise<void> => {
  await sql`
    with added as (
      insert into outbox (key, message_id, recipient, reply_to, locale, subject, body_text, body_html, attachments,
        is_confidential, created_at)
      select key, message_id, recipient, reply_to, locale, subject, body_text, body_html, attachments,
        is_confidential, created_at
      from json_populate_recordset(null::outbox, ${storableJson(mails)})
      on conflict (key) do nothing
      returning id)
    select pg_notify(${OUTBOX_CHANNEL}, '') from added limit 1`.execute(db)
}

// A transaction that waits for a slow mail server must live: were it ended, another process would send the mail too.
export const allowIdling = (tx: Tx) => sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)

/** The next mail that is due. It stays out of every other process's reach until the transaction ends. */
export const takeMail = (tx: Tx): Promise<MailInHand | undefined> =>
  tx
    .selectFrom('outbox')
    .select(inHand)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

// now() is when the transaction began, before the mail was sent.
const thisMoment = sql<Date>`clock_timestamp()`

/** Of a confidential mail nothing is left. */
export const markSent = async (
  tx: Tx,
  { id, is_confidential }: Pick<MailInHand, 'id' | 'is_confidential'>,
): Promise<void> => {
  if (is_confidential) await tx.deleteFrom('outbox').where('id', '=', id).execute()
  else
    await tx
      .updateTable('outbox')
      .set({ sent_at: thisMoment, last_error: null })
      .where('id', '=', id)
      .execute()
}

interface Failure {
  attempts: number
  last_error: string
  /** In milliseconds; without it there is no next attempt. */
  delay: number | undefined
}

export const markFailed = async (tx: Tx, id: number, { delay, ...failure }: Failure): Promise<void> => {
  const next =
    delay === undefined
      ? { given_up_at: thisMoment }
      : { next_attempt_at: sql<Date>`clock_timestamp() + ${delay} * interval '1 millisecond'` }
  await tx
    .updateTable('outbox')
    .set({ ...failure, ...next })
    .where('id', '=', id)
    .execute()
}

/** The mails whose keys begin with this. One that is being sent at the moment goes its way. */
export const deleteMailsAbout = (tx: Tx, prefix: string) =>
  sql`delete from outbox where id in
    (select id from outbox where starts_with(key, ${prefix}) for update skip locked)`.execute(tx)

/** Whatever became of them. One that is being sent at the moment is left to the next time. */
export const deleteMailsBefore = (tx: Tx, since: Date) =>
  sql`delete from outbox where id in
    (select id from outbox where created_at < ${since} for update skip locked)`.execute(tx)

const unlessConfidential = (column: string) =>
  sql<string>`case when is_confidential then '(confidential)' else ${sql.ref(column)} end`

/** The newest mails, for people who look after the outbox. What is confidential stays so. */
export const recentMails = (db: Db | Tx, limit: number) =>
  db
    .selectFrom('outbox')
    .select(['id', 'created_at', 'subject', 'attachments', 'attempts'])
    .select([
      unlessConfidential('recipient').as('recipient'),
      unlessConfidential('body_text').as('body_text'),
      'last_error',
      sql<'waiting' | 'sent' | 'given up'>`case
        when sent_at is not null then 'sent'
        when given_up_at is not null then 'given up'
        else 'waiting'
      end`.as('state'),
    ])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
