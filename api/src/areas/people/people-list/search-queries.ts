import {
  FOUND_PEOPLE,
  type FoundPerson,
  type PeopleFilter,
  type TeacherWithoutAccount,
} from '@academy/contract/people/people-list/schemas'
import { json } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { classNameJson, nearWords, wordsOf } from './queries.ts'

/** What a search may mean besides a name or an email address. */
export interface SearchTerms {
  /** The number of an invoice without its year, and its year if it was typed. */
  number: number | null
  year: number | null
  /** The beginning of an invoice number, such as `2027-00`. */
  prefix: string | null
  /** The beginning of a payment reference. */
  reference: string | null
  /** A room, without the word for it. */
  room: string | null
}

const invoiceNumber = /(?<!\d)(20\d\d|21\d\d)-(\d{1,9})$/
const onlyNumber = /^\d{1,9}$/
const reference = /^RF\d{2}[A-Z0-9]{0,21}$/
const roomWord = /^(?:zimmer|room|zi\.?)\s+/i

/** Returns what else to look for; the words of names and addresses are split by the database. */
export const searchTerms = (search: string): SearchTerms => {
  const code = search.replaceAll(/\s/g, '').toUpperCase()
  const [, year, number] = invoiceNumber.exec(code) ?? []
  const room = search.replace(roomWord, '').trim()
  return {
    number: number || onlyNumber.test(code) ? Number(number ?? code) : null,
    year: year ? Number(year) : null,
    prefix: year && number ? `${year}-${number}` : null,
    reference: reference.test(code) ? code : null,
    room: room && !room.includes('@') ? room : null,
  }
}

const FOUND_TEACHERS = 5

const fullName = `full_name(t.first_name, t.last_name)`
const byName = 'plain_text(t.last_name), plain_text(t.first_name), t.id'

// The masterclasses of the latest year that the teacher has some in.
const teacherStatement = fixedStatement({ teacher: json<FoundPerson>() })<[search: string]>(`
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
  (await teacherStatement(db, search)).map(({ teacher }) => teacher)

const listStatement = fixedStatement({ teacher: json<TeacherWithoutAccount>() })<
  [
    academy_id: number,
    search: string,
    masterclass_id: number | null,
    instrument_id: number | null,
    day: string | null,
  ]
>(`
  select json_build_object('teacher_id', t.id, 'full_name', ${fullName},
    'masterclasses', json_agg(${classNameJson} order by m.start_date, m.id)) as teacher
  from masterclasses m join instruments i on i.id = m.instrument_id join teachers t on t.id = m.teacher_id
  where m.academy_id = $1 and t.account_id is null
    and ($2 = '' or t.search_words @@ people_query($2, false))
    and ($3::int is null or m.id = $3) and ($4::int is null or m.instrument_id = $4)
    and ($5::date is null or $5 between m.start_date and m.end_date)
  group by t.id order by ${byName} limit 100`)

type AcademyFilter = PeopleFilter & { academy_id: number }

/** Nothing is known about them that these filters ask for. */
const excludesTeachers = ({ kind, country_id, minors, unpaid, arriving, ...missing }: AcademyFilter) =>
  (kind !== undefined && kind !== 'teacher') ||
  country_id !== undefined ||
  [minors, missing.consent_missing, missing.contact_missing, unpaid, arriving].includes('1')

/** Returns the teachers of an academy who have no account and match the filters. */
export const listTeachersWithoutAccount = async (
  db: Db,
  wanted: AcademyFilter,
): Promise<TeacherWithoutAccount[]> => {
  if (excludesTeachers(wanted)) return []
  const { academy_id, search, masterclass_id = null, instrument_id = null, day = null } = wanted
  const rows = await listStatement(db, academy_id, search, masterclass_id, instrument_id, day)
  return rows.map(({ teacher }) => teacher)
}

const CANDIDATES = 200
/** Of more people with such a name nobody knows whom the search means; the best are looked for among so many. */
export const READ_PEOPLE = 2_000

const classTables = `masterclasses m join instruments i on i.id = m.instrument_id join teachers t on t.id = m.teacher_id`

// The first kind of the latest academy describes the person.
const tieOf = (account: string) => `
  select kind, extract(year from academy.start_date_academy)::int as year,
    coalesce(json_agg(name order by masterclass_id) filter (where name is not null), '[]') as masterclasses
  from (
    select case when place.application_id is not null then 1 else 4 end as rank,
      case when place.application_id is not null then 'participant' else 'applicant' end as kind,
      m.academy_id, m.id as masterclass_id, ${classNameJson} as name
    from applications p join (${classTables}) on m.id = p.masterclass_id
    left join participants place on place.application_id = p.id where p.account_id = ${account}
    union all
    select 2, 'teacher', m.academy_id, m.id, ${classNameJson} from ${classTables} where t.account_id = ${account}
    union all
    select 3, 'accompanist', academy_id, 0, null from correpetition_periods where account_id = ${account}
    union all
    select 5, 'guest', academy_id, 0, null from bookings where account_id = ${account} and cancelled_at is null
  ) tie join academies academy on academy.id = tie.academy_id
  group by rank, kind, academy.id
  order by academy.start_date_academy desc, rank limit 1`

// Scalar queries: for `exists` the planner would read the applications of everybody.
const isOfThisYear = (account: string) => `(
  coalesce((select true from applications p join masterclasses m on m.id = p.masterclass_id
    where p.account_id = ${account} and m.academy_id = (select id from academies where is_current) limit 1), false)
  or coalesce((select true from bookings b
    where b.account_id = ${account} and b.academy_id = (select id from academies where is_current) limit 1), false))`

// $1 is the search, $2 to $6 are the terms. `+ 0`: otherwise the planner reads all invoices in the order of their ids.
const invoiceFound = (by: string, score: number, where: string) => `(
  select account_id, '${by}' as by, ${by === 'reference' ? 'reference' : 'invoice_number'} as text, ${score}::float8 as score
  from invoices where ${where} order by id + 0 desc limit ${FOUND_PEOPLE})`

const between = (column: string, prefix: string) =>
  `${prefix} is not null and ${column} collate "C" >= ${prefix} and ${column} collate "C" < ${prefix} || '~'`

const readPeople = (column: string, asked: string) =>
  `(select id from accounts where ${column} @@ (select ${asked} from asked) limit ${READ_PEOPLE})`

const searchStatement = fixedStatement({ person: json<FoundPerson>() })<
  [
    search: string,
    number: number | null,
    year: number | null,
    prefix: string | null,
    reference: string | null,
    room: string | null,
  ]
>(`
  with asked as materialized (
    select ${wordsOf('$1')} as words, ${wordsOf('$1', true)} as exact_words, plain_text($1) as plain, ${nearWords('$1')} as near_words,
      plain_text($6::text) as room),
  found as (
    (select id as account_id, 'person' as by, '' as text,
        case when search_words @@ (select exact_words from asked) then 3
          when search_words @@ (select words from asked) then 1 else 0 end
          + case when strpos(' ' || search_text, ' ' || (select plain from asked)) > 0 then 0.5 else 0 end as score
      from accounts where id in (
        ${readPeople('search_words', 'exact_words')} union ${readPeople('search_words', 'words')}
        union ${readPeople('near_words', 'near_words')})
      order by score desc, list_name, id limit ${CANDIDATES})
    union all ${invoiceFound('invoice', 5, 'year = $3::int and number = $2::int')}
    union all ${invoiceFound('invoice', 5, between('invoice_number', '$4::text'))}
    union all ${invoiceFound('invoice', 2, '$2::int is not null and $3::int is null and number = $2::int')}
    union all ${invoiceFound('reference', 5, between('reference', '$5::text'))}
    union all (
      select b.account_id, 'room', r.name, 4 + case when plain_text(r.name) = asked.room then 0.5 else 0 end
      from asked, rooms r
      join room_placements placed on placed.room_id = r.id
      join bookings b on b.id = placed.booking_id
      where r.academy_id = (select id from academies where is_current)
        and (strpos(' ' || plain_text(r.name) || ' ', ' ' || asked.room || ' ') > 0
          or (length(asked.room) > 1 and asked.room ~ '[^0-9]' and starts_with(plain_text(r.name), asked.room)))
      order by r.id, b.start_date, b.id limit ${FOUND_PEOPLE})),
  best as (select distinct on (account_id) * from found order by account_id, score desc, text desc),
  top as (
    select best.*, ${isOfThisYear('best.account_id')} as is_of_this_year, person.list_name
    from best join accounts person on person.id = best.account_id
    order by score desc, is_of_this_year desc, list_name, account_id limit ${FOUND_PEOPLE})
  select json_build_object(
    'id', person.id, 'teacher_id', null, 'full_name', full_name(person.first_name, person.last_name), 'email', person.email,
    'match', json_build_object('by', top.by, 'text', top.text),
    'kind', coalesce(tie.kind, 'registered'), 'year', tie.year,
    'masterclasses', coalesce(tie.masterclasses, '[]')) as person
  from top join accounts person on person.id = top.account_id
  left join lateral (${tieOf('top.account_id')}) tie on true
  order by top.score desc, top.is_of_this_year desc, top.list_name, top.account_id`)

/** Returns the people who match best; nobody for a search without a letter or digit. */
export const findPeople = async (db: Db, search: string): Promise<FoundPerson[]> => {
  const { number, year, prefix, reference, room } = searchTerms(search)
  const rows = await searchStatement(db, search, number, year, prefix, reference, room)
  return rows.map(({ person }) => person)
}
