import {
  type GroupMail,
  type GroupMailContent,
  type GroupMailDetail,
  type GroupMailKind,
  type GroupMailState,
  MAX_GROUP_MAILS,
} from '@academy/contract/messages/group-mails/schemas'
import { type Insertable, sql } from 'kysely'
import { isPending } from '../../../base/mail/conditions.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { columnNames } from '../../../db/localized.ts'
import type { GroupMails } from '../../../db/schema.ts'
import { isUnsubscribed } from './recipient-queries.ts'

const count = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<number>`count(*) filter (where ${condition})`

const isIncluded = sql<boolean>`(not r.left_out and not ${isUnsubscribed})`
const isQueued = sql<boolean>`r.queued_at is not null`

const isWaiting = sql<boolean>`(g.state = 'sending' and not ${isQueued} and ${isIncluded} or outbox.id is not null and ${isPending})`

/** How many people get each of these mails, and how far it is. */
const findCounts = (db: Db | Tx, ids: number[]) =>
  db
    .selectFrom('group_mail_recipients as r')
    .innerJoin('group_mails as g', 'g.id', 'r.group_mail_id')
    .innerJoin('accounts', 'accounts.id', 'r.account_id')
    .leftJoin('outbox', 'outbox.id', 'r.outbox_id')
    .select('g.id')
    .select([
      count(isIncluded).as('recipients'),
      count(sql`r.left_out`).as('left_out'),
      count(sql`not r.left_out and ${isUnsubscribed}`).as('unsubscribed'),
      count(sql`${isIncluded} and not accounts.email_verified and (g.state = 'draft' or ${isWaiting})`).as(
        'unconfirmed',
      ),
      // A mail that was deleted after its retention had been sent.
      count(sql`${isQueued} and (outbox.id is null or outbox.sent_at is not null)`).as('sent'),
      count(sql`outbox.given_up_at is not null`).as('failed'),
      count(isWaiting).as('waiting'),
      count(
        sql`g.state = 'stopped' and not ${isQueued} and ${isIncluded} or outbox.stopped_at is not null`,
      ).as('stopped'),
    ])
    .where('g.id', 'in', ids)
    .groupBy('g.id')
    .execute()

const none = {
  recipients: 0,
  left_out: 0,
  unsubscribed: 0,
  unconfirmed: 0,
  sent: 0,
  failed: 0,
  waiting: 0,
  stopped: 0,
}

const rowsOf = (db: Db | Tx) =>
  db
    .selectFrom('group_mails as g')
    .leftJoin('accounts as author', 'author.id', 'g.author_id')
    .select(['g.id', 'g.created_at', 'g.started_at', 'g.version'])
    .select(columnNames('group_mails', 'subject'))
    .select(columnNames('group_mails', 'text'))
    .select([
      sql<GroupMailKind>`g.kind`.as('kind'),
      sql<GroupMailState>`g.state`.as('state'),
      sql<string | null>`full_name(author.first_name, author.last_name)`.as('author'),
    ])

const load = async (db: Db | Tx, id?: number): Promise<GroupMailDetail[]> => {
  const rows = await rowsOf(db)
    .$if(id !== undefined, query => query.where('g.id', '=', id as number))
    .orderBy('g.id', 'desc')
    .limit(MAX_GROUP_MAILS)
    .execute()
  if (rows.length === 0) return []
  const counted = await findCounts(
    db,
    rows.map(row => row.id),
  )
  return rows.map(row => {
    const { id: _id, ...counts } = counted.find(one => one.id === row.id) ?? { id: row.id, ...none }
    // Its last mails wait in the outbox.
    const isLeaving = row.state === 'sent' && counts.waiting > 0
    const state = isLeaving ? 'sending' : row.state
    return {
      ...row,
      state,
      counts,
      created_at: row.created_at.toISOString(),
      started_at: row.started_at?.toISOString() ?? null,
      can_stop: state === 'sending',
    }
  })
}

export const findGroupMails = (db: Db): Promise<GroupMail[]> => load(db)

export const findGroupMail = async (db: Db | Tx, id: number): Promise<GroupMailDetail | undefined> =>
  (await load(db, id))[0]

export const insertGroupMail = async (tx: Tx, draft: Insertable<GroupMails>): Promise<number> => {
  const { id } = await tx.insertInto('group_mails').values(draft).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateContent = (tx: Tx, id: number, content: GroupMailContent) =>
  tx
    .updateTable('group_mails')
    .set({ ...content, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()

export const deleteById = (tx: Tx, id: number) => tx.deleteFrom('group_mails').where('id', '=', id).execute()

/** The first batch is due at once. */
export const markSending = (tx: Tx, id: number, started_at: Date) =>
  tx
    .updateTable('group_mails')
    .set({ state: 'sending', started_at, next_batch_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()

export const markEnded = (tx: Tx, id: number, state: 'sent' | 'stopped', ended_at: Date) =>
  tx.updateTable('group_mails').set({ state, ended_at, next_batch_at: null }).where('id', '=', id).execute()

/** Stops all mails to groups that are being sent: an archive does not know what the original has sent. */
export const stopAllSending = (tx: Tx, ended_at: Date) =>
  tx
    .updateTable('group_mails')
    .set({ state: 'stopped', ended_at, next_batch_at: null })
    .where('state', '=', 'sending')
    .execute()
