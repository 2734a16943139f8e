import { consentWordings } from '@academy/contract/consents/kinds'
import type { Db, Tx } from '../../db/connection.ts'
import { insertConsents } from '../consents/queries.ts'

export const wantsNews = async (db: Db | Tx, account_id: number): Promise<boolean> =>
  (await db
    .selectFrom('news_refusals')
    .select('account_id')
    .where('account_id', '=', account_id)
    .executeTakeFirst()) === undefined

/** Takes the refusal back. Returns whether there was one. */
export const deleteRefusal = async (tx: Tx, account_id: number, now: Date): Promise<boolean> => {
  if (await wantsNews(tx, account_id)) return false
  const wording = consentWordings.news
  return insertConsents(tx, [{ account_id, kind: 'news', wording, given_at: now, given_by: account_id }])
}
