import type { CancellationTerms } from '@academy/contract/base/cancellation-terms'
import type { Costs } from '@academy/contract/lodging/costs/schemas'
import type { PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import { json } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { euros } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import { cardTables, optionsOf } from '../../programme/index.ts'

type StoredPart =
  | 'start_date'
  | 'end_date'
  | 'place_name'
  | 'deadline'
  | 'lodging_free_until'
  | 'handling_fee'
  | 'recording_fee'
  | 'room_types'
  | 'meal_types'
  | 'scholarship'

export type StoredMasterclass = Costs['masterclasses'][number] & Pick<PublicMasterclass, 'application_closed'>

export interface StoredCosts extends Pick<Costs, StoredPart> {
  /** All of the academy. */
  masterclasses: StoredMasterclass[]
  withdrawal_terms: CancellationTerms
  lodging_terms: CancellationTerms
}

const costsStatement = fixedStatement({ costs: json<StoredCosts>() })(`
  select json_build_object(
    'start_date', start_date_academy,
    'end_date', end_date_academy,
    'place_name', place_name,
    'deadline', end_date_application,
    'lodging_free_until', coalesce(lodging_free_until, end_date_application),
    'handling_fee', ${euros('handling_fee_cents')},
    'recording_fee', ${euros('recording_fee_cents')},
    'withdrawal_terms', withdrawal_terms,
    'lodging_terms', lodging_terms,
    'room_types', ${optionsOf('room_types')},
    'meal_types', ${optionsOf('meal_types')},
    'scholarship', case when scholarship_url is not null then
      json_build_object(${jsonFields({ table: 'academies' }, 'scholarship', 'note')}, 'url', scholarship_url) end,
    'masterclasses', (
      select coalesce(json_agg(json_build_object(
        'id', m.id,
        ${jsonFields({ table: 'instruments', row: 'i' }, 'name', 'instrument')},
        'teacher', full_name(t.first_name, t.last_name),
        'start_date', m.start_date,
        'end_date', m.end_date,
        'participation_fee', ${euros('m.participation_fee_cents')},
        'application_closed', m.application_closed::int)
        order by i.position, m.start_date, m.id), '[]')
      from ${cardTables} where m.academy_id = academy.id)) as costs
  from academies academy
  where is_current`)

/** Returns the prices and terms of the current academy, if there is one. */
export const findCosts = async (db: Db): Promise<StoredCosts | undefined> =>
  (await costsStatement(db))[0]?.costs
