// The consents of accounts: applications, bookings, mails and registrations record what people agreed to.
import { type ConsentKind, consentWordings, type VoluntaryKind } from '@academy/contract/base/consent-kinds'
import { type Insertable, sql } from 'kysely'
import { number } from '../db/columns.ts'
import type { Db, Tx } from '../db/connection.ts'
import { fixedStatement } from '../db/fixed-statement.ts'
import type { Consents } from '../db/schema.ts'
import { audit } from './audit.ts'
import { stopMails } from './mail/resend.ts'
import { problem } from './problem.ts'

const inForceStatement = fixedStatement({
  id: number(),
})<[account_id: number, kind: ConsentKind]>(
  'select id from consents where account_id = $1 and kind = $2 and withdrawn_at is null',
)

export const hasConsent = async (tx: Db | Tx, account_id: number, kind: ConsentKind): Promise<boolean> =>
  (await inForceStatement(tx, account_id, kind)).length > 0

/** Records consents. One that is in force stays as it is. Returns whether any is new. */
export const insertConsents = async (tx: Tx, given: Insertable<Consents>[]): Promise<boolean> => {
  const inserted = await tx
    .insertInto('consents')
    .values(given)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .execute()
  return inserted.length > 0
}

export interface Withdrawal {
  withdrawn_at: Date
  withdrawn_by: number | null
}

/** Withdraws the consents of a kind that are in force. Returns whether there was one. */
export const withdrawKind = async (
  tx: Tx,
  { account_id, kind, academy_id }: { account_id: number; kind: ConsentKind; academy_id?: number },
  withdrawal: Withdrawal,
): Promise<boolean> => {
  const withdrawn = await tx
    .updateTable('consents')
    .set(withdrawal)
    .where('account_id', '=', account_id)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .$if(academy_id !== undefined, query => query.where('academy_id', '=', academy_id ?? null))
    .returning('id')
    .execute()
  return withdrawn.length > 0
}

/** Withdraws the consent to news, and stops those that still wait. Returns whether there was one. */
export const withdrawNews = async (
  tx: Tx,
  account_id: number,
  { at, by = account_id }: { at: Date; by?: number },
): Promise<boolean> => {
  await stopMails(tx, sql`outbox.account_id = ${account_id} and outbox.unsubscribe_url is not null`)
  return withdrawKind(tx, { account_id, kind: 'news' }, { withdrawn_at: at, withdrawn_by: by })
}

interface Choice {
  account_id: number
  actor_id: number
  kind: VoluntaryKind
  is_given: boolean
  wording: number
  now: Date
}

const change = (tx: Tx, { account_id, actor_id, kind, is_given, wording, now }: Choice): Promise<boolean> => {
  if (is_given) return insertConsents(tx, [{ account_id, kind, wording, given_at: now, given_by: actor_id }])
  if (kind === 'news') return withdrawNews(tx, account_id, { at: now, by: actor_id })
  return withdrawKind(tx, { account_id, kind }, { withdrawn_at: now, withdrawn_by: actor_id })
}

/** Gives or withdraws a voluntary consent, also by its id. Idempotent. The caller has locked the account. */
export const choose = async (tx: Tx, choice: Choice): Promise<void> => {
  const { account_id, actor_id, kind, is_given, wording, now } = choice
  if (wording !== consentWordings[kind]) throw problem('consent_changed')
  const isChanged = await change(tx, choice)
  if (!isChanged) return
  const entry = { at: now, actor_id, account_id }
  if (kind === 'news') await audit(tx, { ...entry, action: is_given ? 'news_accepted' : 'news_refused' })
  else
    await audit(tx, { ...entry, action: is_given ? 'consent_given' : 'consent_withdrawn', details: { kind } })
}
