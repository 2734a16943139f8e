import type { Locale } from '@academy/contract/base/locale'
import type {
  KindFilter,
  ListedPerson,
  PeopleFilter,
  PeopleSort,
} from '@academy/contract/people/people-list/schemas'
import { json, number } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { euros, isMinorOn } from '../../../db/expressions.ts'
import { plannedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import { parseSort } from '../../../db/sort-keys.ts'
import { openOfferUntil } from '../../programme/index.ts'
import { expectedAccounts, hasConsent, lacksConsent } from '../arrival-details/missing.ts'
import { byColumn, byName, columns, firstDay } from './list-filters.ts'

const instrument = { table: 'instruments', row: 'i' } as const
const country = { table: 'countries', row: 'country' } as const

const isMinor = isMinorOn('profile.date_of_birth', firstDay)
const consent = {
  account_id: 'person.id',
  date_of_birth: 'profile.date_of_birth',
  academy_id: ':academy_id',
  first_day: firstDay,
}
const isConsentMissing = `(exists (${expectedAccounts(':academy_id', 'person.id')}) and ${lacksConsent(consent)})`

const openBalances = 'from invoice_balances b where b.debtor_id = person.id and b.outstanding_cents > 0'

// What somebody is in the academy, and the days of the bookings.
const tied = `
  select array_remove(array[
      case when bool_or(kind = 'participant') then 'participant' when bool_or(kind = 'applicant') then 'applicant' end,
      case when bool_or(kind = 'teacher') then 'teacher' end,
      case when bool_or(kind = 'accompanist') then 'accompanist' end,
      case when bool_and(kind = 'guest') then 'guest' when count(*) = 0 then 'registered' end], null) as kinds,
    min(start_date) filter (where kind = 'guest') as arrival,
    max(end_date) filter (where kind = 'guest') as departure
  from academy_ties tie where tie.academy_id = :academy_id and tie.account_id = person.id`

const classesJson = `(
  select coalesce(json_agg(json_build_object('id', m.id, ${jsonFields(instrument, 'name', 'instrument')},
    'teacher_name', full_name(t.first_name, t.last_name), 'status', own.status, 'open_offer_until', own.open_offer_until)
    order by m.start_date, m.id), '[]')
  from (
    select masterclass_id, status, ${openOfferUntil('application')} as open_offer_until
    from applications application where account_id = person.id
    union all
    select m.id, null, null from teachers t join masterclasses m on m.teacher_id = t.id where t.account_id = person.id
    union all
    select chosen.masterclass_id, null, null from correpetition_periods period
    join accompanied_masterclasses chosen on chosen.period_id = period.id where period.account_id = person.id
  ) own
  join masterclasses m on m.id = own.masterclass_id and m.academy_id = :academy_id
  join instruments i on i.id = m.instrument_id join teachers t on t.id = m.teacher_id)`

interface PeopleList {
  people: ListedPerson[]
  total: number
}

interface Values {
  academy_id: number
  of_all: boolean
  today: string
  limit: number
  offset: number
  direction: number
  locale: Locale
  search: string
  kind: KindFilter | null
  masterclass_id: number | null
  instrument_id: number | null
  country_id: number | null
  day: string | null
  minors: boolean
  unpaid: boolean
  arriving: boolean
  ids: readonly number[] | null
  consent_missing: boolean
  contact_missing: boolean
}

/** Lists the people of the academy; or all accounts, with what ties them to the academy. */
const listStatement = (order: string) =>
  plannedStatement<PeopleList>({ total: number(), people: json() })<Values>(`
  with asked as materialized (select :direction::int as direction, :locale::text as locale), ${order}
  select (select total from counted) as total, (
    select coalesce(json_agg(json_build_object(
      'id', person.id, 'full_name', full_name(person.first_name, person.last_name), 'latin_name', person.latin_name,
      'email', person.email, 'locale', person.locale, 'kinds', tied.kinds,
      'masterclasses', ${classesJson},
      'country', case when country.id is not null then json_build_object('id', country.id, ${jsonFields(country, 'name')}) end,
      'age', age_on(profile.date_of_birth, ${firstDay}), 'is_minor', ${isMinor},
      'consent', case when ${isConsentMissing} then 'missing' when ${isMinor} and ${hasConsent(consent)} then 'given' end,
      'allergies', coalesce(arrival.allergies, ''),
      'emergency_contact', concat_ws(', ', nullif(arrival.emergency_name, ''), nullif(arrival.emergency_phone, ''),
        nullif(arrival.emergency_relation, '')),
      'outstanding', (select coalesce(${euros('sum(b.outstanding_cents)')}, 0) ${openBalances}),
      'is_overdue', exists (select ${openBalances}
        and (select v.due_date from invoices v where v.id = b.invoice_id) < :today::date),
      'arrival', tied.arrival, 'departure', tied.departure,
      'rooms', (
        select coalesce(json_agg(distinct r.name), '[]') from bookings b
        join room_placements placed on placed.booking_id = b.id join rooms r on r.id = placed.room_id
        where b.account_id = person.id and b.academy_id = :academy_id)) order by page.place), '[]')
    from page join accounts person on person.id = page.id
    cross join lateral (${tied}) tied
    left join profiles profile on profile.account_id = person.id
    left join arrival_details arrival on arrival.account_id = person.id
    left join countries country on country.id = profile.nationality_id) as people`)

const byNameStatement = listStatement(byName)
const byColumnStatements: Record<string, typeof byNameStatement> = Object.fromEntries(
  Object.entries(columns).map(([column, how]) => [column, listStatement(byColumn(how))]),
)

/** A part of the list. */
export interface ListRequest extends Omit<PeopleFilter, 'academy_id'> {
  academy_id: number
  sort?: PeopleSort | undefined
  ids?: readonly number[] | undefined
  locale: Locale
  today: string
  limit: number
  offset: number
}

export const listPeople = async (db: Db, wanted: ListRequest): Promise<PeopleList> => {
  const { academy_id, today, limit, offset, locale, sort, search, kind = null } = wanted
  const { masterclass_id = null, instrument_id = null, country_id = null, day = null, ids = null } = wanted
  const [column, direction] = parseSort(sort)
  const statement = (sort === 'name' ? undefined : byColumnStatements[column]) ?? byNameStatement
  const [list] = await statement(db, {
    ...{ academy_id, today, limit, offset, direction, locale, search, kind },
    ...{ masterclass_id, instrument_id, country_id, day, ids },
    of_all: kind === 'everyone' || kind === 'registered',
    minors: wanted.minors === '1',
    unpaid: wanted.unpaid === '1',
    arriving: wanted.arriving === '1',
    consent_missing: wanted.consent_missing === '1',
    contact_missing: wanted.contact_missing === '1',
  })
  if (!list) throw new Error('The list of people returned no row')
  return list
}
