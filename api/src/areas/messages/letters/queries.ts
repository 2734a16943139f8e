import type { Locale, Localized } from '@academy/contract/base/locale'
import { boolean, day, json, nullable, number, type RowOf, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { listOf } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'

const ownLetterFactsColumns = {
  academy_id: number(),
  start_date: day(),
  end_date: day(),
  place: text(),
  full_name: text(),
  latin_name: text(),
  /** Date of birth and nationality, which an embassy needs. */
  has_passport_data: boolean(),
  /** Gives a masterclass or accompanies. */
  has_task: boolean(),
  /** The last day of the masterclasses in which the person has a place; null if there is none. */
  last_class_day: nullable(day()),
}
/** What decides about the papers of a person in an academy. */
export type OwnLetterFacts = RowOf<typeof ownLetterFactsColumns>

const ownStatement = fixedStatement(ownLetterFactsColumns)<[account_id: number]>(`
  select academy.id as academy_id, start_date_academy as start_date, end_date_academy as end_date,
    place_name as place, full_name(person.first_name, person.last_name) as full_name, person.latin_name,
    profile.date_of_birth is not null and profile.nationality_id is not null as has_passport_data,
    task.there as has_task, classes.last_day as last_class_day
  from accounts person
  left join profiles profile on profile.account_id = person.id
  cross join academies academy
  cross join lateral (
    select max(m.end_date) as last_day from participants p join masterclasses m on m.id = p.masterclass_id
    where p.account_id = person.id and p.academy_id = academy.id and p.is_told) classes
  cross join lateral (
    select exists (
        select from masterclasses m join teachers t on t.id = m.teacher_id
        where t.account_id = person.id and m.academy_id = academy.id)
      or exists (
        select from correpetition_periods period
        where period.account_id = person.id and period.academy_id = academy.id) as there) task
  where person.id = $1 and not academy.is_draft and (classes.last_day is not null or task.there)
  order by start_date_academy desc
  limit 30`)

/** Returns the academies in which a person has a place or a task, the newest first. */
export const findOwnLetterFacts = (db: Db | Tx, account_id: number): Promise<OwnLetterFacts[]> =>
  ownStatement(db, account_id)

interface Days {
  start_date: string
  end_date: string
}

/** A masterclass as papers and calendars name it. */
export interface LetterClass extends Days, Localized<'instrument'> {
  id: number
  teacher_name: string
}

export interface LetterBooking extends Days {
  /** Null for those who lodge elsewhere. */
  room: Localized<'name'> | null
  meal: Localized<'name'> | null
}

export interface LetterPerson {
  id: number
  full_name: string
  latin_name: string
  locale: Locale
  date_of_birth: string | null
  nationality: Localized<'name'> | null
  /** The masterclasses in which the person has a place. */
  places: LetterClass[]
  /** The masterclasses that the person waits for. */
  applied: LetterClass[]
  /** The masterclasses that the person gives. */
  teaches: LetterClass[]
  period: Days | null
  bookings: LetterBooking[]
  /** What is invoiced for the academy, and what of it is paid, in cents. */
  total_cents: number
  paid_cents: number
}

const instrument = { table: 'instruments', row: 'i' } as const
/** A `LetterClass` of the tables `classTables`. */
export const classJson = `json_build_object('id', m.id, 'start_date', m.start_date, 'end_date', m.end_date,
  ${jsonFields(instrument, 'name', 'instrument')}, 'teacher_name', full_name(t.first_name, t.last_name))`
export const classTables = `masterclasses m
  join instruments i on i.id = m.instrument_id
  join teachers t on t.id = m.teacher_id`
/** The name of a booked room or meal; null if there is none. */
export const optionName = (row: 'room' | 'meal') =>
  `case when ${row}.id is not null then json_build_object(${jsonFields(
    { table: row === 'room' ? 'room_types' : 'meal_types', row },
    'name',
  )}) end`

// Cancelled invoices do not count.
const invoiced = `
  select coalesce(sum(b.total_cents), 0)::int as total_cents, coalesce(sum(b.paid_cents), 0)::int as paid_cents
  from invoice_balances b
  where not b.is_cancelled and b.invoice_id in (
    select unnest(array[p.fee_invoice_id, p.participation_invoice_id])
    from applications p join masterclasses m on m.id = p.masterclass_id
    where p.account_id = person.id and m.academy_id = $1 and p.status <> 'withdrawn'
    union all
    select invoice_id from bookings where account_id = person.id and academy_id = $1 and cancelled_at is null)`

const peopleStatement = fixedStatement({
  person: json<LetterPerson>(),
})<[academy_id: number, ids: readonly number[]]>(`
  select json_build_object('id', person.id, 'full_name', full_name(person.first_name, person.last_name),
    'latin_name', person.latin_name, 'locale', person.locale, 'date_of_birth', profile.date_of_birth,
    'nationality', case when country.id is not null
      then json_build_object(${jsonFields({ table: 'countries', row: 'country' }, 'name')}) end,
    'places', ${listOf(
      classJson,
      `participants p join (${classTables}) on m.id = p.masterclass_id
       where p.account_id = person.id and p.academy_id = $1 and p.is_told`,
      'm.start_date, m.id',
    )},
    'applied', ${listOf(
      classJson,
      `application_results p join (${classTables}) on m.id = p.masterclass_id
       where p.account_id = person.id and m.academy_id = $1 and p.status = 'applied'`,
      'm.start_date, m.id',
    )},
    'teaches', ${listOf(classJson, `${classTables} where t.account_id = person.id and m.academy_id = $1`, 'm.start_date, m.id')},
    'period', (select json_build_object('start_date', start_date, 'end_date', end_date)
      from correpetition_periods where account_id = person.id and academy_id = $1),
    'bookings', ${listOf(
      `json_build_object('start_date', b.start_date, 'end_date', b.end_date, 'room', ${optionName('room')}, 'meal', ${optionName('meal')})`,
      `bookings b left join room_types room on room.id = b.room_type_id left join meal_types meal on meal.id = b.meal_type_id
       where b.account_id = person.id and b.academy_id = $1 and b.cancelled_at is null`,
      'b.start_date',
    )},
    'total_cents', money.total_cents, 'paid_cents', money.paid_cents) as person
  from accounts person
  left join profiles profile on profile.account_id = person.id
  left join countries country on country.id = profile.nationality_id
  cross join lateral (${invoiced}) money
  where person.id = any($2::int[]) and person.erased_at is null
  order by person.list_name, person.id`)

/** Returns what letters say about these people, in the order of their names. */
export const findLetterPeople = async (
  db: Db | Tx,
  academy_id: number,
  ids: readonly number[],
): Promise<LetterPerson[]> => (await peopleStatement(db, academy_id, ids)).map(({ person }) => person)

export interface ListedParticipant {
  full_name: string
  latin_name: string
  email: string
  age: number | null
  country: Localized<'name'> | null
  locale: Locale
}

export interface ClassList extends LetterClass {
  participants: ListedParticipant[]
  accompanists: string[]
}

const classListStatement = fixedStatement({ list: json<ClassList>() })<
  [academy_id: number, masterclass_id: number | null]
>(`
  select json_build_object('id', m.id, 'start_date', m.start_date, 'end_date', m.end_date,
    ${jsonFields(instrument, 'name', 'instrument')}, 'teacher_name', full_name(t.first_name, t.last_name),
    'participants', ${listOf(
      `json_build_object('full_name', full_name(person.first_name, person.last_name),
        'latin_name', person.latin_name, 'email', person.email,
        'age', age_on(profile.date_of_birth, academy.start_date_academy),
        'country', case when country.id is not null
          then json_build_object(${jsonFields({ table: 'countries', row: 'country' }, 'name')}) end,
        'locale', person.locale)`,
      `participants p join accounts person on person.id = p.account_id
       left join profiles profile on profile.account_id = person.id
       left join countries country on country.id = profile.nationality_id
       where p.masterclass_id = m.id`,
      'person.list_name, person.id',
    )},
    'accompanists', ${listOf(
      `full_name(person.first_name, person.last_name)`,
      `accompanied_masterclasses chosen join correpetition_periods period on period.id = chosen.period_id
       join accounts person on person.id = period.account_id where chosen.masterclass_id = m.id`,
      'person.list_name, person.id',
    )}) as list
  from ${classTables} join academies academy on academy.id = m.academy_id
  where m.academy_id = $1 and ($2::int is null or m.id = $2)
  order by i.position, m.start_date, m.id
  limit 500`)

/** Returns the masterclasses of an academy with their participants, or one of them. */
export const findClassLists = async (
  db: Db,
  academy_id: number,
  masterclass_id: number | undefined,
): Promise<ClassList[]> =>
  (await classListStatement(db, academy_id, masterclass_id ?? null)).map(({ list }) => list)
