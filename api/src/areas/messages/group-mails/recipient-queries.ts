import {
  type GroupMailRecipient,
  MAX_RECIPIENTS,
  type ParticipantsOf,
  RECIPIENTS_PER_PAGE,
  type RecipientGroup,
  type RecipientState,
} from '@academy/contract/messages/group-mails/schemas'
import { type RawBuilder, sql } from 'kysely'
import { officeState } from '../../../base/mail/conditions.ts'
import { stopMails } from '../../../base/mail/resend.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { isConsentInForce, likePattern } from '../../../db/expressions.ts'

// For statements on `group_mail_recipients` as r and `group_mails` as g.

/** News for somebody who has not subscribed to them. People who unsubscribe later got this mail before. */
export const isUnsubscribed = sql<boolean>`(g.kind = 'news' and r.queued_at is null
  and not ${sql.raw(isConsentInForce('r.account_id', 'news'))})`

const recipientState = sql<RecipientState>`case
  when r.left_out then 'left_out'
  when ${isUnsubscribed} then 'unsubscribed'
  when not accounts.email_verified then 'unconfirmed'
  else 'included'
end`

const currentAcademy = sql`(select id from academies where is_current)`
/** Those who know this result; one that waits for its letter is not known. */
const applicantsIn = (status: string, academy: RawBuilder<unknown> = currentAcademy) => sql`
  select application_results.account_id from application_results join masterclasses on masterclasses.id = masterclass_id
  where academy_id = ${academy} and status = ${status}`

const groups: Record<RecipientGroup, RawBuilder<unknown>> = {
  participants: applicantsIn('accepted'),
  applicants: applicantsIn('applied'),
  teachers: sql`
    select teachers.account_id from teachers join masterclasses on masterclasses.teacher_id = teachers.id
    where academy_id = ${currentAcademy}`,
  accompanists: sql`select account_id from correpetition_periods where academy_id = ${currentAcademy}`,
  unpaid: sql`
    select invoices.account_id from invoices join invoice_balances on invoice_id = invoices.id
    where outstanding_cents > 0`,
}

const insertWhere = (tx: Tx, group_mail_id: number, which: RawBuilder<boolean>) =>
  sql`
    insert into group_mail_recipients (group_mail_id, account_id)
    select ${group_mail_id}::int, id from accounts where erased_at is null and ${which}
    on conflict do nothing`.execute(tx)

const participantsOf = ({ academy_id, masterclass_id }: ParticipantsOf) => {
  const all = applicantsIn('accepted', sql`${academy_id}::int`)
  return masterclass_id === undefined ? all : sql`${all} and masterclass_id = ${masterclass_id}`
}

/** Adds accounts that exist and were not erased; of those chosen as participants only who knows of the place. */
export const insertRecipients = (
  tx: Tx,
  group_mail_id: number,
  account_ids: number[],
  participants_of?: ParticipantsOf,
) => {
  const chosen = sql<boolean>`id = any(${account_ids})`
  const which = participants_of
    ? sql<boolean>`${chosen} and id in (${participantsOf(participants_of)})`
    : chosen
  return insertWhere(tx, group_mail_id, which)
}

/** Whether all of these accounts were erased. */
export const areErased = async (tx: Tx, account_ids: number[]): Promise<boolean> => {
  const { erased } = await tx
    .selectFrom('accounts')
    .select(sql<boolean>`coalesce(bool_and(erased_at is not null), false)`.as('erased'))
    .where('id', 'in', account_ids)
    .executeTakeFirstOrThrow()
  return erased
}

export const insertGroup = (tx: Tx, group_mail_id: number, group: RecipientGroup) =>
  insertWhere(tx, group_mail_id, sql`id in (${groups[group]} limit ${MAX_RECIPIENTS})`)

/** Returns whether the person is a recipient. */
export const setLeftOut = async (
  tx: Tx,
  group_mail_id: number,
  account_id: number,
  left_out: boolean,
): Promise<boolean> => {
  const changed = await tx
    .updateTable('group_mail_recipients')
    .set({ left_out })
    .where('group_mail_id', '=', group_mail_id)
    .where('account_id', '=', account_id)
    .returning('account_id')
    .executeTakeFirst()
  return changed !== undefined
}

const recipientsOf = (db: Db | Tx, group_mail_id: number) =>
  db
    .selectFrom('group_mail_recipients as r')
    .innerJoin('group_mails as g', 'g.id', 'r.group_mail_id')
    .innerJoin('accounts', 'accounts.id', 'r.account_id')
    .leftJoin('outbox', 'outbox.id', 'r.outbox_id')
    .leftJoin('refused_addresses', 'refused_addresses.account_id', 'r.account_id')
    .where('r.group_mail_id', '=', group_mail_id)

interface RecipientSearch {
  search: string
  state?: RecipientState | undefined
  page: number
}

export const findRecipients = async (
  db: Db,
  group_mail_id: number,
  { search, state, page }: RecipientSearch,
) => {
  const matching = recipientsOf(db, group_mail_id)
    .$if(search !== '', query =>
      query.where(sql<boolean>`accounts.search_text like plain_text(${likePattern(search)})`),
    )
    .$if(state !== undefined, query => query.where(recipientState, '=', state as RecipientState))
  const rows = await matching
    .select(['r.account_id', 'accounts.email', 'accounts.locale', 'outbox.id as mail_id'])
    .select([
      sql<string>`full_name(accounts.first_name, accounts.last_name)`.as('full_name'),
      recipientState.as('state'),
      sql<boolean>`refused_addresses.account_id is not null`.as('is_address_refused'),
      officeState.as('mail_state'),
    ])
    .orderBy('accounts.last_name')
    .orderBy('accounts.first_name')
    .orderBy('r.account_id')
    .limit(RECIPIENTS_PER_PAGE)
    .offset((page - 1) * RECIPIENTS_PER_PAGE)
    .execute()
  const { total } = await matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const recipients = rows.map(
    ({ mail_id, mail_state, ...recipient }): GroupMailRecipient => ({
      ...recipient,
      mail: mail_id === null ? null : { id: mail_id, state: mail_state },
    }),
  )
  return { recipients, total }
}

const openInvoices = sql`from invoices join invoice_balances on invoice_id = invoices.id
  where invoices.account_id = accounts.id and outstanding_cents > 0`

const person = [
  'accounts.id',
  'accounts.email',
  'first_name',
  'last_name',
  'accounts.locale',
  sql<number>`(select coalesce(sum(outstanding_cents), 0)::int ${openInvoices})`.as('open_cents'),
  sql<string[]>`array(select invoice_number ${openInvoices} order by invoices.id)`.as('open_invoices'),
] as const

/** Returns this recipient, or the first one who gets the mail. */
export const findReader = (db: Db | Tx, group_mail_id: number, account_id: number | undefined) =>
  recipientsOf(db, group_mail_id)
    .select(person)
    .$if(account_id !== undefined, query => query.where('r.account_id', '=', account_id as number))
    .$if(account_id === undefined, query =>
      query.where(sql<boolean>`not r.left_out and not ${isUnsubscribed}`),
    )
    .orderBy('accounts.last_name')
    .orderBy('r.account_id')
    .limit(1)
    .executeTakeFirst()

export const findOwnEmail = async (db: Db, account_id: number): Promise<string> =>
  (await db.selectFrom('accounts').select('email').where('id', '=', account_id).executeTakeFirstOrThrow())
    .email

/** Returns the next recipients without a mail; those for whom it failed come last. */
export const findDue = (tx: Tx, group_mail_id: number, limit: number) =>
  recipientsOf(tx, group_mail_id)
    .select(person)
    .where(sql<boolean>`r.queued_at is null and not r.left_out and not ${isUnsubscribed}`)
    .orderBy(
      sql`exists (select from job_failures failure where failure.account_id = r.account_id and job = 'group_mails')`,
    )
    .orderBy('r.account_id')
    .limit(limit)
    .execute()

/** Records that the mails of these recipients are in the outbox, under these keys. */
export const markQueued = async (
  tx: Tx,
  group_mail_id: number,
  keys: Map<number, string>,
  now: Date,
): Promise<void> => {
  await sql`
    update group_mail_recipients r set queued_at = ${now}, outbox_id = outbox.id
    from unnest(${[...keys.keys()]}::int[], ${[...keys.values()]}::text[]) as queued (account_id, key)
    join outbox on outbox.key = queued.key
    where r.group_mail_id = ${group_mail_id} and r.account_id = queued.account_id`.execute(tx)
}

/** Stops the mails that wait. Returns how many. */
export const stopQueued = async (tx: Tx, group_mail_id: number): Promise<number> => {
  const waits = sql<boolean>`outbox.given_up_at is null and outbox.id in (
    select outbox_id from group_mail_recipients where group_mail_id = ${group_mail_id})`
  return (await stopMails(tx, waits)).length
}

/** Returns a mail of which a batch is due, locked. All mails share one rate. */
export const takeDue = (tx: Tx) =>
  tx
    .selectFrom('group_mails')
    .select('id')
    .where('state', '=', 'sending')
    // Checked again once the row is locked, unlike the subquery below.
    .where('next_batch_at', '<=', sql<Date>`now()`)
    .where(sql<boolean>`not exists (select from mail_hold)`)
    .where(sql<boolean>`(select max(next_batch_at) from group_mails where state = 'sending') <= now()`)
    .orderBy('next_batch_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Whether a mail has not reached all of its recipients, due or not. */
export const isAnySending = async (db: Db | Tx): Promise<boolean> =>
  (await db.selectFrom('group_mails').select('id').where('state', '=', 'sending').limit(1).execute()).length >
  0

export const postpone = (tx: Tx, id: number, seconds: number) =>
  tx
    .updateTable('group_mails')
    .set({ next_batch_at: sql<Date>`now() + ${seconds} * interval '1 second'` })
    .where('id', '=', id)
    .execute()
