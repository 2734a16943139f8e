import { furtherDiets } from '@academy/contract/people/arrival-details/diets'
import type { Consent } from '@academy/contract/people/consents/schemas'
import type { Withdrawal } from '../../../base/consents.ts'
import { json } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { utc } from '../../../db/expressions.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import { instrumentJson } from '../../programme/index.ts'

const allergiesStatement = fixedCommand<[account_id: number]>(`
  update arrival_details set allergies = '', version = version + 1 where account_id = $1 and allergies <> ''`)

const dietsStatement = fixedCommand<[account_id: number, diets: readonly string[]]>(`
  update bookings set version = version + 1,
    special_diets = array(select diet from unnest(special_diets) diet where diet <> all ($2::text[]))
  where account_id = $1 and special_diets && $2::text[]`)

/** SQL: whether special diets or allergies of the account in an expression are stored. */
const hasNeeds = (account_id: string): string => `(
  exists (select from arrival_details where account_id = ${account_id} and allergies <> '')
  or exists (select from bookings where account_id = ${account_id}
    and special_diets && array[${furtherDiets.map(diet => `'${diet}'`).join(', ')}]))`

/** Deletes special diets and allergies. What is on the plate stays: it is part of the order. */
export const deleteNeeds = async (tx: Tx, account_id: number): Promise<void> => {
  await allergiesStatement(tx, account_id)
  await dietsStatement(tx, account_id, furtherDiets)
}

export type StoredConsent = Omit<Consent, 'can_withdraw' | 'tie'> & {
  application_id: number | null
  academy_id: number | null
  /** The status of the application. */
  status: string | null
}

const isByOther = (column: string) => `(${column} is not null and ${column} <> consent.account_id)`

const consentsStatement = fixedStatement({
  consent: json<StoredConsent>(),
})<[account_id: number]>(`
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
    'year', extract(year from a.start_date_academy)::int, 'status', told.status,
    'application_id', consent.application_id, 'academy_id', consent.academy_id) as consent
  from consents consent
  left join document_versions version on version.id = consent.version_id
  left join applications application on application.id = consent.application_id
  left join application_results told on told.application_id = consent.application_id
  left join bookings booking on booking.id = consent.booking_id
  left join masterclasses m on m.id = application.masterclass_id
  left join instruments i on i.id = m.instrument_id
  left join teachers t on t.id = m.teacher_id
  left join academies a on a.id = coalesce(m.academy_id, booking.academy_id, consent.academy_id)
  where consent.account_id = $1
  order by coalesce(consent.given_at, consent.withdrawn_at) desc, consent.id desc`)

export const findConsents = async (db: Db | Tx, account_id: number): Promise<StoredConsent[]> =>
  (await consentsStatement(db, account_id)).map(({ consent }) => consent)

export const withdrawById = (tx: Tx, id: number, withdrawal: Withdrawal) =>
  tx.updateTable('consents').set(withdrawal).where('id', '=', id).where('withdrawn_at', 'is', null).execute()
