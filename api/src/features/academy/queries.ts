import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { cardFields, cardTables } from '../masterclasses/queries.ts'

const offer = sql`json_build_object('id', id, 'name_de', name_de, 'name_en', name_en,
  'description_de', description_de, 'description_en', description_en, 'price', price_cents::float8 / 100) order by id`

const FESTIVAL_URL = 'https://festival.example.org'

/** The current academy with everything the public pages show, as JSON text built by one statement. */
export const currentAcademyJson = async (db: Db, today: string): Promise<string | undefined> => {
  const { rows } = await sql<{ json: string }>`
    select json_build_object(
      'id', academy.id,
      'start_date_academy', start_date_academy,
      'end_date_academy', end_date_academy,
      'end_date_application', end_date_application,
      'deadline_passed', end_date_application < ${today}::date,
      'place_name', place_name,
      'handling_fee', handling_fee_cents::float8 / 100,
      'recording_fee', recording_fee_cents::float8 / 100,
      'room_types', (select coalesce(json_agg(${offer}), '[]') from room_types where academy_id = academy.id),
      'meal_types', (select coalesce(json_agg(${offer}), '[]') from meal_types where academy_id = academy.id),
      'scholarship', case when scholarship_url is not null then
        json_build_object('note_de', scholarship_de, 'note_en', scholarship_en, 'url', scholarship_url) end,
      'festival_url', ${FESTIVAL_URL}::text,
      'master_classes', (
        select coalesce(json_agg(json_build_object(${cardFields}) order by m.start_date, m.id), '[]')
        from ${cardTables} where m.academy_id = academy.id)
    )::text as json
    from academies academy
    where is_current
  `.execute(db)
  return rows[0]?.json
}
