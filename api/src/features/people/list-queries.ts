import type { Locale } from '@academy/contract/lib/locale'
import type { KindFilter, ListedPerson, PeopleFilter, PeopleSort } from '@academy/contract/people/schemas'
import { json, number } from '../../db/columns.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { euros } from '../../db/euros.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'
import { isMinorOn } from '../../db/is-minor.ts'
import { jsonFields, textFor } from '../../db/localized.ts'
import { bySortKeys, parseSort, sortKeys } from '../../db/sort-keys.ts'
import { isParticipant } from '../applications/queries.ts'
import { expectedAccounts, hasConsent, lacksConsent, lacksContact } from './missing.ts'

const instrument = { table: 'instruments', row: 'i' } as const
const country = { table: 'countries', row: 'country' } as const

// $1 academy, $2 today, $3 search, $4 kind, $5 masterclass, $6 instrument, $7 country, $8 day, $9 minors, $10 unpaid,
// $11 arriving today, $12 only these accounts, $13 language of the names, $14 limit, $15 offset, $16 and $17 the sort, $18 consent missing,
// $19 emergency contact missing.

/** Everything that makes somebody a person of the academy, one row each. */
const ties = `
  select p.account_id, case when ${isParticipant} then 'participant' else 'applicant' end as kind,
    m.id as masterclass_id, m.instrument_id, m.start_date, m.end_date
  from masterclasses m join applications p on p.masterclass_id = m.id where m.academy_id = $1
  union all
  select t.account_id, 'teacher', m.id, m.instrument_id, m.start_date, m.end_date
  from masterclasses m join teachers t on t.id = m.teacher_id where m.academy_id = $1 and t.account_id is not null
  union all
  select period.account_id, 'accompanist', m.id, m.instrument_id, period.start_date, period.end_date
  from correpetition_periods period
  left join accompanied_masterclasses chosen on chosen.period_id = period.id
  left join masterclasses m on m.id = chosen.masterclass_id
  where period.academy_id = $1
  union all
  select account_id, 'guest', null, null, start_date, end_date
  from bookings where academy_id = $1 and cancelled_at is null`

// A person who has a booking is there on its days; others on the days of class or period.
const tied = `
  select account_id,
    array_remove(array[
      case when bool_or(kind = 'participant') then 'participant' when bool_or(kind = 'applicant') then 'applicant' end,
      case when bool_or(kind = 'teacher') then 'teacher' end,
      case when bool_or(kind = 'accompanist') then 'accompanist' end,
      case when bool_and(kind = 'guest') then 'guest' end], null) as kinds,
    bool_or(($5::int is null or masterclass_id = $5) and ($6::int is null or instrument_id = $6)
      and ($4::text is null or $4 = 'everyone' or kind = $4)) as is_chosen,
    min(start_date) filter (where kind = 'guest') as arrival,
    max(end_date) filter (where kind = 'guest') as departure,
    bool_or(kind = 'guest' and start_date = $2::date) as is_arriving,
    coalesce(range_agg(daterange(start_date, end_date, '[]')) filter (where kind = 'guest'),
      range_agg(daterange(start_date, end_date, '[]')) filter (where kind in ('participant', 'teacher', 'accompanist'))) as present
  from (${ties}) tie
  group by account_id`

const openInvoices = `from invoices v join invoice_balances b on b.invoice_id = v.id
  where v.account_id = person.id and b.outstanding_cents > 0`
const roomsOf = (select: string) => `(
  select ${select} from bookings b
  join room_placements placed on placed.booking_id = b.id join rooms r on r.id = placed.room_id
  where b.account_id = person.id and b.academy_id = $1)`

const firstDay = '(select start_date_academy from academies where id = $1)'
const isMinor = isMinorOn('profile.date_of_birth', firstDay)
const consent = {
  account_id: 'person.id',
  date_of_birth: 'profile.date_of_birth',
  academy_id: '$1',
  first_day: firstDay,
}
const isExpected = `person.id in (${expectedAccounts('$1')})`
const isConsentMissing = `(${isExpected} and ${lacksConsent(consent)})`

const keys = sortKeys(
  {
    numbers: {
      age: `date '2100-01-01' - profile.date_of_birth`,
      unpaid: `(select sum(b.outstanding_cents)::int ${openInvoices})`,
      arrival: `tied.arrival - date '2000-01-01'`,
      departure: `tied.departure - date '2000-01-01'`,
    },
    texts: {
      name: 'person.list_name',
      country: `plain_text(${textFor('$13::text', country, 'name')})`,
      email: 'lower(person.email)',
      room: roomsOf('min(list_order(r.name))'),
      language: 'person.locale',
    },
  },
  '$16',
  '$17',
)

const classesJson = `(
  select coalesce(json_agg(json_build_object('id', m.id, ${jsonFields(instrument, 'name', 'instrument')},
    'teacher_name', t.first_name || ' ' || t.last_name, 'status', own.status) order by m.start_date, m.id), '[]')
  from (
    select masterclass_id, status from applications where account_id = person.id
    union all
    select m.id, null from teachers t join masterclasses m on m.teacher_id = t.id where t.account_id = person.id
    union all
    select chosen.masterclass_id, null from correpetition_periods period
    join accompanied_masterclasses chosen on chosen.period_id = period.id where period.account_id = person.id
  ) own
  join masterclasses m on m.id = own.masterclass_id and m.academy_id = $1
  join instruments i on i.id = m.instrument_id join teachers t on t.id = m.teacher_id)`

interface PeopleList {
  people: ListedPerson[]
  total: number
}

type Values = [
  academy_id: number,
  today: string,
  search: string,
  kind: KindFilter | null,
  masterclass_id: number | null,
  instrument_id: number | null,
  country_id: number | null,
  day: string | null,
  minors: boolean,
  unpaid: boolean,
  arriving: boolean,
  ids: readonly number[] | null,
  locale: Locale,
  limit: number,
  offset: number,
  column: string,
  direction: number,
  consent_missing: boolean,
  contact_missing: boolean,
]

/** Reads the people of the academy, some hundred; or all accounts, with what ties them to the academy. */
const listStatement = (isOfAll: boolean) =>
  fixedStatement<PeopleList, Values>({ total: number(), people: json() })(`
  with asked as materialized (select people_query($3, false) as words),
  tied as materialized (${tied}),
  matching as materialized (
    select person.id, person.list_name, tied.kinds, tied.arrival, tied.departure, ${keys}
    from ${isOfAll ? 'accounts person left join tied' : 'tied join accounts person'} on tied.account_id = person.id
    left join profiles profile on profile.account_id = person.id
    left join countries country on country.id = profile.nationality_id
    where ($3 = '' or person.search_words @@ (select words from asked))
      and ($4::text is null or $4 = 'everyone' or $4 = any(tied.kinds) or ($4 = 'registered' and tied.account_id is null))
      and (tied.is_chosen or (tied.account_id is null and $5::int is null and $6::int is null))
      and ($7::int is null or profile.nationality_id = $7)
      and ($8::date is null or tied.present @> $8)
      and (not $9::boolean or ${isMinor})
      and (not $18::boolean or ${isConsentMissing})
      and (not $19::boolean or (${isExpected} and ${lacksContact('person.id')}))
      and (not $10::boolean or exists (select ${openInvoices}))
      and (not $11::boolean or tied.is_arriving)
      and ($12::int[] is null or person.id = any($12))),
  page as (
    select *, row_number() over (order by number_key is null and text_key is null, ${bySortKeys('$17')}, list_name, id) as place
    from matching order by place limit $14 offset $15)
  select (select count(*) from matching)::int as total, (
    select coalesce(json_agg(json_build_object(
      'id', person.id, 'full_name', person.first_name || ' ' || person.last_name, 'latin_name', person.latin_name,
      'email', person.email, 'locale', person.locale, 'kinds', coalesce(page.kinds, '{registered}'),
      'masterclasses', ${classesJson},
      'country', case when country.id is not null then json_build_object('id', country.id, ${jsonFields(country, 'name')}) end,
      'age', extract(year from age(${firstDay}, profile.date_of_birth))::int, 'is_minor', ${isMinor},
      'consent', case when ${isConsentMissing} then 'missing' when ${isMinor} and ${hasConsent(consent)} then 'given' end,
      'allergies', coalesce(arrival.allergies, ''),
      'emergency_contact', concat_ws(', ', nullif(arrival.emergency_name, ''), nullif(arrival.emergency_phone, ''),
        nullif(arrival.emergency_relation, '')),
      'outstanding', (select coalesce(${euros('sum(b.outstanding_cents)')}, 0) ${openInvoices}),
      'is_overdue', exists (select ${openInvoices} and v.due_date < $2),
      'arrival', page.arrival, 'departure', page.departure,
      'rooms', ${roomsOf(`coalesce(json_agg(distinct r.name), '[]')`)}) order by page.place), '[]')
    from page join accounts person on person.id = page.id
    left join profiles profile on profile.account_id = person.id
    left join arrival_details arrival on arrival.account_id = person.id
    left join countries country on country.id = profile.nationality_id) as people`)

const ofAcademy = listStatement(false)
const ofAll = listStatement(true)

/** A part of the list. */
export interface Wanted extends Omit<PeopleFilter, 'academy_id'> {
  academy_id: number
  sort?: PeopleSort | undefined
  ids?: readonly number[] | undefined
  locale: Locale
  today: string
  limit: number
  offset: number
}

export const listPeople = async (db: Db | Tx, wanted: Wanted): Promise<PeopleList> => {
  const { kind = null } = wanted
  const statement = kind === 'everyone' || kind === 'registered' ? ofAll : ofAcademy
  const [list] = await statement(
    db,
    wanted.academy_id,
    wanted.today,
    wanted.search,
    kind,
    wanted.masterclass_id ?? null,
    wanted.instrument_id ?? null,
    wanted.country_id ?? null,
    wanted.day ?? null,
    wanted.minors === '1',
    wanted.unpaid === '1',
    wanted.arriving === '1',
    wanted.ids ?? null,
    wanted.locale,
    wanted.limit,
    wanted.offset,
    ...parseSort(wanted.sort),
    wanted.consent_missing === '1',
    wanted.contact_missing === '1',
  )
  if (!list) throw new Error('The list of people returned no row')
  return list
}
