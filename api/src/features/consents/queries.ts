// public: applications, bookings, mails and arrival details record what people agreed to
import type { ConsentKind } from '@academy/contract/consents/kinds'
import type { Consent } from '@academy/contract/consents/schemas'
import { type Insertable, sql } from 'kysely'
import { json, number } from '../../db/columns.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'
import type { Consents } from '../../db/schema.ts'
import { utc } from '../../db/utc.ts'
import { stopMails } from '../../lib/mail/resend.ts'
import { instrumentJson } from '../masterclasses/queries.ts'
import { hasNeeds } from './needs-queries.ts'

export type StoredConsent = Omit<Consent, 'can_withdraw' | 'tie'> & {
  application_id: number | null
  academy_id: number | null
  /** The status of the application. */
  status: string | null
}

const isByOther = (column: string) => `(${column} is not null and ${column} <> consent.account_id)`

const consentsStatement = fixedStatement<{ consent: StoredConsent }, [account_id: number]>({
  consent: json(),
})(`
  select json_build_object('id', consent.id, 'kind', consent.kind, 'given_at', ${utc('consent.given_at')},
    'is_by_office', ${isByOther('consent.given_by')}, 'withdrawn_at', ${utc('consent.withdrawn_at')},
    'is_withdrawn_by_office', ${isByOther('consent.withdrawn_by')}, 'wording', consent.wording,
    'has_data', case consent.kind when 'needs' then ${hasNeeds('consent.account_id')}
      when 'application_data' then coalesce(application.resume_id is not null or application.recording_1 <> '', false)
      else false end,
    'document', case when version.id is not null then
      json_build_object('id', version.id, 'name', version.name, 'valid_from', version.valid_from) end,
    'instrument', case when i.id is not null then ${instrumentJson} end,
    'teacher', case when t.id is not null then
      json_build_object('first_name', t.first_name, 'last_name', t.last_name) end,
    'year', extract(year from a.start_date_academy)::int, 'status', application.status,
    'application_id', consent.application_id, 'academy_id', consent.academy_id) as consent
  from consents consent
  left join document_versions version on version.id = consent.version_id
  left join applications application on application.id = consent.application_id
  left join bookings booking on booking.id = consent.booking_id
  left join masterclasses m on m.id = application.masterclass_id
  left join instruments i on i.id = m.instrument_id
  left join teachers t on t.id = m.teacher_id
  left join academies a on a.id = coalesce(m.academy_id, booking.academy_id, consent.academy_id)
  where consent.account_id = $1
  order by coalesce(consent.given_at, consent.withdrawn_at) desc, consent.id desc`)

export const findConsents = async (db: Db | Tx, account_id: number): Promise<StoredConsent[]> =>
  (await consentsStatement(db, account_id)).map(({ consent }) => consent)

/** SQL: whether a consent of the kind is in force, for the account in an expression. */
export const isConsentInForce = (account_id: string, kind: ConsentKind): string => `exists (
  select from consents where consents.account_id = ${account_id} and kind = '${kind}' and withdrawn_at is null)`

const inForceStatement = fixedStatement<{ id: number }, [account_id: number, kind: ConsentKind]>({
  id: number(),
})('select id from consents where account_id = $1 and kind = $2 and withdrawn_at is null')

export const hasConsent = async (tx: Tx, account_id: number, kind: ConsentKind): Promise<boolean> =>
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

interface Withdrawal {
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

export const withdrawById = (tx: Tx, id: number, withdrawal: Withdrawal) =>
  tx.updateTable('consents').set(withdrawal).where('id', '=', id).where('withdrawn_at', 'is', null).execute()

/**
 * News come without a consent, as long as nobody refuses them. A refusal withdraws a consent if there is one, and stops
 * news that still wait. A refusal of news that came without a consent has no time at which one was given.
 */
export const refuseNews = async (
  tx: Tx,
  account_id: number,
  { since, by = account_id }: { since: Date; by?: number },
): Promise<boolean> => {
  await stopMails(tx, sql`outbox.account_id = ${account_id} and outbox.unsubscribe_url is not null`)
  if (await withdrawKind(tx, { account_id, kind: 'news' }, { withdrawn_at: since, withdrawn_by: by }))
    return true
  const inserted = await tx
    .insertInto('consents')
    .columns(['account_id', 'kind', 'withdrawn_at', 'withdrawn_by'])
    .expression(eb =>
      eb
        .selectFrom('accounts')
        .select(['id', sql<string>`'news'`.as('kind')])
        .select(sql<Date>`${since}::timestamptz`.as('withdrawn_at'))
        .select(sql<number>`${by}::int`.as('withdrawn_by'))
        .where('id', '=', account_id)
        .where('id', 'not in', eb.selectFrom('consents').select('account_id').where('kind', '=', 'news')),
    )
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}
