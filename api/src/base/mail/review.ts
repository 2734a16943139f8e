import type { MailState } from '@academy/contract/base/schemas'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import { currentRecipient, isAddressRefused, isPending, isUnconfirmed, officeState } from './conditions.ts'
import { OUTBOX_CHANNEL } from './queries.ts'

const unlessConfidential = (value: typeof currentRecipient) =>
  sql<string>`case when outbox.is_confidential then '(confidential)' else ${value} end`

const mailsWithAccounts = (db: Db | Tx) =>
  db.selectFrom('outbox').leftJoin('accounts', 'accounts.id', 'outbox.account_id')

/** Returns the newest mails, for managing the outbox, without confidential content. */
export const recentMails = (db: Db | Tx, limit: number, only?: MailState) =>
  mailsWithAccounts(db)
    .select(['outbox.id', 'outbox.created_at', 'subject', 'attachments', 'attempts', 'last_error'])
    .select([
      unlessConfidential(currentRecipient).as('recipient'),
      unlessConfidential(sql<string>`outbox.body_text`).as('body_text'),
      officeState.as('state'),
    ])
    .$if(only !== undefined, query => query.where(officeState, '=', only as MailState))
    // What has failed is found by an index.
    .$if(only === 'failed', query => query.where('given_up_at', 'is not', null))
    .orderBy('outbox.id', 'desc')
    .limit(limit)
    .execute()

/** Counts the mails that wait until the address of this account is confirmed. */
export const countWaitingForConfirmation = async (db: Db | Tx, account_id: number): Promise<number> => {
  const { kept } = await mailsWithAccounts(db)
    .select(sql<number>`count(*)`.as('kept'))
    .where('account_id', '=', account_id)
    .where(sql<boolean>`${isPending} and ${isUnconfirmed}`)
    .executeTakeFirstOrThrow()
  return kept
}

export const wakeSenders = (tx: Tx) => sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(tx)

export const findPause = (db: Db | Tx) =>
  db.selectFrom('mail_hold').select(['since', 'last_mail_id']).executeTakeFirst()

/** Resumes sending. Returns whether it was paused, and how many archived mails were deleted. */
export const endPause = async (tx: Tx, archived: 'send' | 'delete') => {
  const pause = await tx.deleteFrom('mail_hold').returning('last_mail_id').executeTakeFirst()
  if (!pause) return { wasPaused: false, deleted: 0 }
  let deleted = 0
  if (archived === 'delete') {
    const gone = await tx
      .deleteFrom('outbox')
      .where('sent_at', 'is', null)
      .where('id', '<=', pause.last_mail_id)
      .returning('id')
      .execute()
    deleted = gone.length
  }
  await wakeSenders(tx)
  return { wasPaused: true, deleted }
}

/** Counts unsent mails, whatever they wait for. */
export const countPending = async (db: Db | Tx): Promise<number> => {
  const { pending } = await db
    .selectFrom('outbox')
    .select(sql<number>`count(*)`.as('pending'))
    .where(isPending)
    .executeTakeFirstOrThrow()
  return pending
}

/** Counts the mails whose delivery failed for good, for the dashboard of the office. */
export const countFailedMails = async (db: Db | Tx): Promise<number> => {
  const { failed } = await db
    .selectFrom('outbox')
    .select(sql<number>`count(*)`.as('failed'))
    .where('given_up_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return failed
}

/** Counts the failed mails whose address the mail server has refused. */
export const countRefusedMails = async (db: Db | Tx): Promise<number> => {
  const { refused } = await db
    .selectFrom('outbox')
    .select(sql<number>`count(*)`.as('refused'))
    .where('given_up_at', 'is not', null)
    .where(isAddressRefused)
    .executeTakeFirstOrThrow()
  return refused
}
