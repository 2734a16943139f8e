import { json } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import type { DocumentFacts } from './facts.ts'

const factsStatement = fixedStatement<{ facts: DocumentFacts }, []>({ facts: json() })(`
  select json_build_object(
    'association', json_build_object(
      'name', association.name, 'street', street, 'zip', zip, 'city', city,
      'email', coalesce(nullif(contact_email, ''), email), 'country_code', country.iso_code,
      ${jsonFields({ table: 'countries', row: 'country' }, 'name', 'country')}),
    'academy', (
      select json_build_object('place', place_name, 'handling_fee_cents', handling_fee_cents,
        'recording_fee_cents', recording_fee_cents, 'withdrawal_terms', withdrawal_terms, 'lodging_terms', lodging_terms)
      from academies where is_current),
    'prices', (
      select json_build_object('single_room_cents', highest, 'double_room_cents', lowest, 'half_board_cents', board)
      from academies academy
      cross join lateral (
        select max(price_cents) as highest, min(price_cents) as lowest from room_types where academy_id = academy.id) rooms
      cross join lateral (
        select price_cents as board from meal_types where academy_id = academy.id order by id limit 1) meals
      where academy.is_current and highest is not null)) as facts
  from association join countries country on country.id = country_id`)

/** Returns what the documents say about the association and the current academy. */
export const loadFacts = async (db: Db): Promise<DocumentFacts> => {
  const [row] = await factsStatement(db)
  if (!row) throw new Error('The association has no row')
  return row.facts
}
