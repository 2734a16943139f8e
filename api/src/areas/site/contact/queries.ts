import type { Locale } from '@academy/contract/base/locale'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/connection.ts'

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
