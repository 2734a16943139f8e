import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import { hasLostLink, isAddressRefused, isPending, isUnwantedNews, mayCopy, mayRetry } from './conditions.ts'
import { wakeSenders } from './review.ts'

const retry = async (tx: Tx, which: RawBuilder<boolean>): Promise<number> => {
  const resent = await tx
    .updateTable('outbox')
    .set({ given_up_at: null, stopped_at: null, attempts: 0, next_attempt_at: sql<Date>`now()` })
    .where(sql<boolean>`${mayRetry} and not ${isUnwantedNews} and ${which}`)
    .returning('id')
    .execute()
  if (resent.length > 0) await wakeSenders(tx)
  return resent.length
}

/** Why a mail is not sent again: it is news for somebody who does not want any, or its link is no longer stored. */
export const findObstacle = (tx: Tx, id: number) =>
  tx
    .selectFrom('outbox')
    .select([isUnwantedNews.as('is_news_unwanted'), hasLostLink.as('is_link_gone')])
    .where('id', '=', id)
    .executeTakeFirst()

/**
 * Retries all mails that were given up. Skips expired ones, news for people who do not want any, and unless they are
 * included, refused addresses.
 */
export const resendAllGivenUp = (tx: Tx, includeRefused: boolean): Promise<number> =>
  retry(tx, sql`outbox.given_up_at is not null and (${includeRefused} or not ${isAddressRefused})`)

/** Retries one mail that was given up or stopped. */
export const resendOne = (tx: Tx, id: number): Promise<number> => retry(tx, sql`outbox.id = ${id}`)

const copiedColumns = [
  'account_id',
  'needs_confirmed_address',
  'recipient',
  'reply_to',
  'locale',
  'subject',
  'body_text',
  'body_html',
  'attachments',
  'unsubscribe_url',
  'about',
] as const

/** Adds a sent mail to the outbox once more, unless such a copy is waiting. Returns the id of the copy. */
export const copySent = async (tx: Tx, id: number, now: Date): Promise<number | undefined> => {
  const copy = await tx
    .insertInto('outbox')
    .columns([...copiedColumns, 'key', 'message_id', 'created_at', 'copy_of'])
    .expression(eb =>
      eb
        .selectFrom('outbox')
        .select([...copiedColumns, sql<string>`key || ':again:' || gen_random_uuid()`.as('key')])
        .select([
          sql<string>`${randomUUID()}::text`.as('message_id'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          'id as copy_of',
        ])
        .where('id', '=', id)
        .where(sql<boolean>`${mayCopy} and not ${isUnwantedNews}`),
    )
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (copy) await wakeSenders(tx)
  return copy?.id
}

/**
 * Stops mails that wait or were given up. Returns their ids. One that is being sent right now is locked by the sender
 * and is left alone.
 */
export const stopMails = async (tx: Tx, which: RawBuilder<boolean>): Promise<number[]> => {
  const stopped = await tx
    .updateTable('outbox')
    .set({ stopped_at: sql<Date>`now()`, given_up_at: null })
    .where('id', 'in', eb =>
      eb
        .selectFrom('outbox')
        .select('outbox.id')
        .where(sql<boolean>`(${isPending} or outbox.given_up_at is not null) and ${which}`)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute()
  return stopped.map(({ id }) => id)
}

/** Stops one mail. Returns whether it was still waiting, or given up. */
export const stopOne = async (tx: Tx, id: number): Promise<boolean> =>
  (await stopMails(tx, sql`outbox.id = ${id}`)).length > 0
