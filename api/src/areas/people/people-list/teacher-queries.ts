import type {
  FoundPerson,
  PeopleFilter,
  TeacherWithoutAccount,
} from '@academy/contract/people/people-list/schemas'
import { json } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { classNameJson, nearWords } from './queries.ts'

const FOUND_TEACHERS = 5

const fullName = `full_name(t.first_name, t.last_name)`
const byName = 'plain_text(t.last_name), plain_text(t.first_name), t.id'

// The masterclasses of the latest year that the teacher has some in.
const searchStatement = fixedStatement<{ teacher: FoundPerson }, [search: string]>({ teacher: json() })(`
  select json_build_object('id', null, 'teacher_id', t.id, 'full_name', ${fullName}, 'email', '',
    'match', json_build_object('by', 'person', 'text', ''), 'kind', 'teacher', 'year', taught.year,
    'masterclasses', coalesce(taught.masterclasses, '[]')) as teacher
  from teachers t left join lateral (
    select extract(year from a.start_date_academy)::int as year,
      json_agg(${classNameJson} order by m.start_date, m.id) as masterclasses
    from masterclasses m join instruments i on i.id = m.instrument_id join academies a on a.id = m.academy_id
    where m.teacher_id = t.id
    group by a.id order by a.start_date_academy desc limit 1) taught on true
  where t.account_id is null and (t.search_words @@ people_query($1, false) or t.near_words @@ ${nearWords('$1')})
  order by ${byName} limit ${FOUND_TEACHERS}`)

/** Returns teachers without an account whose names match. */
export const findTeachers = async (db: Db, search: string): Promise<FoundPerson[]> =>
  (await searchStatement(db, search)).map(({ teacher }) => teacher)

const listStatement = fixedStatement<
  { teacher: TeacherWithoutAccount },
  [
    academy_id: number,
    search: string,
    masterclass_id: number | null,
    instrument_id: number | null,
    day: string | null,
  ]
>({ teacher: json() })(`
  select json_build_object('teacher_id', t.id, 'full_name', ${fullName},
    'masterclasses', json_agg(${classNameJson} order by m.start_date, m.id)) as teacher
  from masterclasses m join instruments i on i.id = m.instrument_id join teachers t on t.id = m.teacher_id
  where m.academy_id = $1 and t.account_id is null
    and ($2 = '' or t.search_words @@ people_query($2, false))
    and ($3::int is null or m.id = $3) and ($4::int is null or m.instrument_id = $4)
    and ($5::date is null or $5 between m.start_date and m.end_date)
  group by t.id order by ${byName} limit 100`)

type Wanted = PeopleFilter & { academy_id: number }

/** Nothing is known about them that these filters ask for. */
const excludesTeachers = ({ kind, country_id, minors, unpaid, arriving, ...missing }: Wanted) =>
  (kind !== undefined && kind !== 'teacher') ||
  country_id !== undefined ||
  [minors, missing.consent_missing, missing.contact_missing, unpaid, arriving].includes('1')

/** Returns the teachers of an academy who have no account and match the filters. */
export const listTeachersWithoutAccount = async (
  db: Db,
  wanted: Wanted,
): Promise<TeacherWithoutAccount[]> => {
  if (excludesTeachers(wanted)) return []
  const { academy_id, search, masterclass_id = null, instrument_id = null, day = null } = wanted
  const rows = await listStatement(db, academy_id, search, masterclass_id, instrument_id, day)
  return rows.map(({ teacher }) => teacher)
}
