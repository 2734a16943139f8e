import type { NamedComposer } from '@academy/contract/concerts/repertoire/piece-title'
import type { PastYear } from '@academy/contract/schedule/past-years/schemas'
import { json } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import { composerNameJson } from '../../concerts/index.ts'
import { announcedTables, isAnnounced } from '../public-concerts/queries.ts'

interface StoredConcert {
  id: number
  date: string
  place: string
  composers: NamedComposer[]
}

export interface StoredYear extends Omit<PastYear, 'concerts'> {
  concerts: StoredConcert[]
}

const instrumentsJson = `(
  select coalesce(json_agg(json_build_object('id', i.id, ${jsonFields({ table: 'instruments', row: 'i' }, 'name')},
    'drawing', i.drawing, 'masterclasses', taught.masterclasses) order by i.position, i.id), '[]')
  from (
    select first.instrument_id, json_agg(json_build_object('id', first.id, 'teacher', first.teacher)
      order by first.teacher) as masterclasses
    from (
      select m.instrument_id, min(m.id) as id, full_name(t.first_name, t.last_name) as teacher
      from masterclasses m join teachers t on t.id = m.teacher_id
      where m.academy_id = academy.id
      group by m.instrument_id, t.id) first
    group by first.instrument_id) taught
  join instruments i on i.id = taught.instrument_id)`

const concertsJson = `(
  select coalesce(json_agg(json_build_object('id', concert.id, 'date', concert.date, 'place', concert.place,
    'composers', concert.composers) order by concert.date, concert.id), '[]')
  from (
    select evening.id, max(r.announced_date) as date, max(r.announced_place) as place,
      json_agg(${composerNameJson('c')} order by r.position, r.id) as composers
    from ${announcedTables}
    where evening.academy_id = academy.id and ${isAnnounced}
    group by evening.id) concert)`

const pastStatement = fixedStatement({ year: json<StoredYear>() })<[today: string]>(`
  select json_build_object('id', academy.id, 'start_date', start_date_academy, 'end_date', end_date_academy,
    'place', place_name, 'instruments', ${instrumentsJson}, 'concerts', ${concertsJson}) as year
  from academies academy
  where not is_draft and end_date_academy < $1::date
    and exists (select from masterclasses m where m.academy_id = academy.id)
  order by start_date_academy desc, academy.id desc
  limit 50`)

/** Returns the academies that were over before this day, the latest first. */
export const findPastYears = async (db: Db, today: string): Promise<StoredYear[]> =>
  (await pastStatement(db, today)).map(({ year }) => year)
