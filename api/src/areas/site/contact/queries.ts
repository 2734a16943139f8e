import type { Locale } from '@academy/contract/base/locale'
import {
  MESSAGES_PER_PAGE,
  type MessageState,
  type OfficeMessage,
  type OfficeMessageDetail,
} from '@academy/contract/site/contact/inbox-schemas'
import { sql } from 'kysely'
import { officeState } from '../../../base/mail/conditions.ts'
import type { Db, Tx } from '../../../db/connection.ts'

const rowsOf = (db: Db | Tx) =>
  db
    .selectFrom('contact_messages as m')
    .leftJoin('accounts', join =>
      join.on(sql<boolean>`accounts.id = coalesce(
        m.account_id, (select id from accounts where email_canonical = lower(m.email)))`),
    )
    .select(['m.id', 'm.email', 'm.subject', 'm.created_at', 'accounts.id as account_id'])
    .select([
      sql<MessageState>`m.state`.as('state'),
      sql<string | null>`full_name(accounts.first_name, accounts.last_name)`.as('full_name'),
      sql<Date | null>`(select max(created_at) from contact_answers where message_id = m.id)`.as(
        'answered_at',
      ),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const toMessage = ({ account_id, full_name, created_at, answered_at, ...message }: Row): OfficeMessage => ({
  ...message,
  person: account_id !== null && full_name !== null ? { id: account_id, full_name } : null,
  created_at: created_at.toISOString(),
  answered_at: answered_at?.toISOString() ?? null,
})

interface MessageSearch {
  search: string
  state?: MessageState | undefined
  page: number
}

export const findMessages = async (db: Db, { search, state, page }: MessageSearch) => {
  const conditions = [
    sql<boolean>`true`,
    ...(state ? [sql<boolean>`m.state = ${state}`] : []),
    ...(search ? [sql<boolean>`m.search @@ search_query(${search})`] : []),
  ]
  const matching = sql<boolean>`${sql.join(conditions, sql` and `)}`
  const rows = await rowsOf(db)
    .where(matching)
    .orderBy('m.id', 'desc')
    .limit(MESSAGES_PER_PAGE)
    .offset((page - 1) * MESSAGES_PER_PAGE)
    .execute()
  const { total } = await db
    .selectFrom('contact_messages as m')
    .select(sql<number>`count(*)`.as('total'))
    .where(matching)
    .executeTakeFirstOrThrow()
  return { messages: rows.map(toMessage), total }
}

const MAX_ANSWERS = 100

const findAnswers = (db: Db | Tx, message_id: number) =>
  db
    .selectFrom('contact_answers as a')
    .leftJoin('accounts as author', 'author.id', 'a.author_id')
    .leftJoin('outbox', join => join.on(sql<boolean>`outbox.key = 'contact-answer:' || a.id`))
    .leftJoin('accounts', 'accounts.id', 'outbox.account_id')
    .select(['a.id', 'a.text', 'a.created_at', 'outbox.id as mail_id', officeState.as('state')])
    .select(sql<string | null>`full_name(author.first_name, author.last_name)`.as('author'))
    .where('a.message_id', '=', message_id)
    .orderBy('a.id')
    .limit(MAX_ANSWERS)
    .execute()

export const findMessage = async (db: Db | Tx, id: number): Promise<OfficeMessageDetail | undefined> => {
  const row = await rowsOf(db)
    .select(['m.message', 'm.locale', 'm.version', 'm.page'])
    .where('m.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { message, locale, version, page, ...shown } = row
  const answers = await findAnswers(db, id)
  return {
    ...toMessage(shown),
    message,
    locale,
    version,
    page,
    answers: answers.map(({ mail_id, state, created_at, ...answer }) => ({
      ...answer,
      created_at: created_at.toISOString(),
      mail: mail_id === null ? null : { id: mail_id, state },
    })),
  }
}

/** Returns the name of the account with this address, and how it is spelled there. */
export const findAuthor = (tx: Tx, email: string) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'first_name'])
    .where(sql<boolean>`email_canonical = lower(${email})`)
    .executeTakeFirst()

export const insertAnswer = async (
  tx: Tx,
  answer: { message_id: number; author_id: number; text: string; created_at: Date },
): Promise<number> => {
  const { id } = await tx
    .insertInto('contact_answers')
    .values(answer)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const setState = (tx: Tx, id: number, state: MessageState) =>
  tx
    .updateTable('contact_messages')
    .set({ state, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()

interface Message {
  email: string
  subject: string
  message: string
  request_key: string | null
  locale: Locale
  created_at: Date
  /** The author and the page, for a message from the personal area. */
  account_id?: number
  page?: string
}

/** Returns undefined if a message with this key exists. */
export const insertMessage = async (tx: Tx, message: Message): Promise<number | undefined> => {
  const inserted = await tx
    .insertInto('contact_messages')
    .values(message)
    .onConflict(conflict => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export const deleteMessagesBefore = async (tx: Tx, since: Date): Promise<number> => {
  const { numDeletedRows } = await tx
    .deleteFrom('contact_messages')
    .where('created_at', '<', since)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Returns the oldest admin, who gets the messages while the association has no contact address. */
export const findFirstAdmin = async (tx: Tx): Promise<string | undefined> => {
  const admin = await tx
    .selectFrom('accounts')
    .select('email')
    .where(sql<boolean>`'Admin' = any(roles)`)
    .orderBy('id')
    .executeTakeFirst()
  return admin?.email
}

/** Returns the address of an account as it is spelled there. */
export const findEmail = async (db: Db, account_id: number): Promise<string | undefined> =>
  (await db.selectFrom('accounts').select('email').where('id', '=', account_id).executeTakeFirst())?.email

/** Counts the messages that nobody has answered or marked as done, for the dashboard of the office. */
export const countNewMessages = async (db: Db | Tx): Promise<number> => {
  const { unread } = await db
    .selectFrom('contact_messages')
    .select(sql<number>`count(*)`.as('unread'))
    .where('state', '=', 'new')
    .executeTakeFirstOrThrow()
  return unread
}
