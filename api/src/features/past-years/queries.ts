import type { PastYear } from '@academy/contract/past-years/schemas'
import { json } from '../../db/columns.ts'
import type { Db } from '../../db/connection.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'
import { jsonFields } from '../../db/localized.ts'

const instrumentsJson = `(
  select coalesce(json_agg(json_build_object('id', i.id, ${jsonFields({ table: 'instruments', row: 'i' }, 'name')},
    'drawing', i.drawing, 'teachers', taught.teachers) order by i.position, i.id), '[]')
  from (
    select m.instrument_id, json_agg(distinct t.first_name || ' ' || t.last_name) as teachers
    from masterclasses m join teachers t on t.id = m.teacher_id
    where m.academy_id = academy.id
    group by m.instrument_id) taught
  join instruments i on i.id = taught.instrument_id)`

const pastStatement = fixedStatement<{ year: PastYear }, [today: string]>({ year: json() })(`
  select json_build_object('id', academy.id, 'start_date', start_date_academy, 'end_date', end_date_academy,
    'place', place_name, 'instruments', ${instrumentsJson}) as year
  from academies academy
  where not is_draft and end_date_academy < $1::date
    and exists (select from masterclasses m where m.academy_id = academy.id)
  order by start_date_academy desc, academy.id desc
  limit 50`)

/** Returns the academies that were over before this day, the latest first. */
export const findPastYears = async (db: Db, today: string): Promise<PastYear[]> =>
  (await pastStatement(db, today)).map(({ year }) => year)
