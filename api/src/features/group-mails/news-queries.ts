import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import { stopMails } from '../../lib/mail/resend.ts'

export const wantsNews = async (db: Db | Tx, account_id: number): Promise<boolean> =>
  (await db
    .selectFrom('news_refusals')
    .select('account_id')
    .where('account_id', '=', account_id)
    .executeTakeFirst()) === undefined

/** Records the refusal and stops news that still wait. Returns whether it is new. */
export const insertRefusal = async (tx: Tx, account_id: number, since: Date): Promise<boolean> => {
  const inserted = await tx
    .insertInto('news_refusals')
    .columns(['account_id', 'since'])
    .expression(eb =>
      eb
        .selectFrom('accounts')
        .select(['id', sql<Date>`${since}::timestamptz`.as('since')])
        .where('id', '=', account_id),
    )
    .onConflict(conflict => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  await stopMails(tx, sql`outbox.account_id = ${account_id} and outbox.unsubscribe_url is not null`)
  return inserted !== undefined
}

export const deleteRefusal = async (tx: Tx, account_id: number): Promise<boolean> =>
  (await tx
    .deleteFrom('news_refusals')
    .where('account_id', '=', account_id)
    .returning('account_id')
    .executeTakeFirst()) !== undefined
