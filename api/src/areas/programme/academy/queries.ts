import { text } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { euros } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import { cardTables, publicFields } from '../masterclasses/queries.ts'

type OptionTable = 'room_types' | 'meal_types'

/** A room type or meal type as JSON fields. */
export const optionFields = (table: OptionTable, row: string) => `
  'id', ${row}.id, ${jsonFields({ table, row }, 'name')}, ${jsonFields({ table, row }, 'description')},
  'price', ${euros(`${row}.price_cents`)}`

/** All room types or meal types of an academy, in order; `academy` is its row. */
export const optionsOf = (table: OptionTable) => `(
  select coalesce(json_agg(json_build_object(${optionFields(table, 'option')}) order by option.id), '[]')
  from ${table} option where option.academy_id = academy.id)`

const academyStatement = fixedStatement({
  json: text(),
})<[today: string, festivalUrl: string, id: number | null]>(`
    select json_build_object(
      'id', academy.id,
      'start_date_academy', start_date_academy,
      'end_date_academy', end_date_academy,
      'end_date_application', end_date_application,
      'today', $1::date,
      'deadline_passed', end_date_application < $1::date,
      'place_name', place_name,
      'festival_url', coalesce((select nullif(festival_url, '') from association), $2::text),
      'handling_fee', ${euros('handling_fee_cents')},
      'recording_fee', ${euros('recording_fee_cents')},
      'room_types', ${optionsOf('room_types')},
      'meal_types', ${optionsOf('meal_types')},
      'scholarship', case when scholarship_url is not null then
        json_build_object(${jsonFields({ table: 'academies' }, 'scholarship', 'note')}, 'url', scholarship_url) end,
      'master_classes', (
        select coalesce(json_agg(json_build_object(${publicFields('$1')}) order by m.start_date, m.id), '[]')
        from ${cardTables} where m.academy_id = academy.id)
    )::text as json
    from academies academy
    where case when $3::int is null then is_current else academy.id = $3 end`)

/**
 * Returns the current academy, or the one with this id, with everything the public pages show, as JSON text
 * built by one statement.
 */
export const findAcademyJson = async (
  db: Db,
  today: string,
  festivalUrl: string,
  id: number | null = null,
): Promise<string | undefined> => {
  const [row] = await academyStatement(db, today, festivalUrl, id)
  return row?.json
}
