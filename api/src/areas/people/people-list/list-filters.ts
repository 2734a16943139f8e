// The parameters of the statements of the list:
// $1 academy, $2 today, $3 limit, $4 offset, $5 direction of the sort, $6 language of the names; with filters also $7 search,
// $8 kind, $9 masterclass, $10 instrument, $11 country, $12 day, $13 minors, $14 unpaid, $15 arriving today, $16 only these
// accounts, $17 consent missing, $18 emergency contact missing.
import { isMinorOn } from '../../../db/expressions.ts'
import { textFor } from '../../../db/localized.ts'
import { bySortKeys } from '../../../db/sort-keys.ts'
import { expectedAccounts, lacksConsent, lacksContact } from '../arrival-details/missing.ts'
import { wordsOf } from './queries.ts'

/** The people of the academy, or all accounts. */
const peopleOf = (isOfAll: boolean): string =>
  isOfAll
    ? 'select id, list_name from accounts'
    : 'select account_id as id, list_name from academy_people where academy_id = $1'

export const firstDay = '(select start_date_academy from academies where id = $1)'

const tiesWhere = (condition: string) =>
  `select tie.account_id from academy_ties tie where tie.academy_id = $1 and ${condition}`
const bookingsWhere = (condition: string) =>
  `select account_id from bookings where academy_id = $1 and cancelled_at is null and ${condition}`

/** One tie has to be of the kind, the masterclass and the instrument. */
const chosen = tiesWhere(`($8::text is null or $8 = 'everyone' or tie.kind = $8)
  and ($9::int is null or tie.masterclass_id = $9) and ($10::int is null or tie.instrument_id = $10)`)
/** Participants are no longer applicants; guests have a booking and are nothing else. */
const excluded = tiesWhere(
  `case $8 when 'applicant' then tie.kind = 'participant' else tie.kind <> 'guest' end`,
)
// A person who has a booking is there on its days; others on the days of class or period.
const present = tiesWhere(`tie.kind <> 'applicant' and $12 between tie.start_date and tie.end_date
  and (tie.kind = 'guest' or tie.account_id not in (${bookingsWhere('true')}))`)
const unconsented = lacksConsent({
  account_id: 'profile.account_id',
  date_of_birth: 'profile.date_of_birth',
  academy_id: '$1',
  first_day: firstDay,
})
const profilesWhere = (condition: string) =>
  `select profile.account_id from profiles profile where ${condition}`

/**
 * A condition on `person.id`. Each filter that is on reads its rows once, into a hash table; the others cost
 * nothing.
 */
export const filters = `
  ($7 = '' or person.id in (select id from accounts where search_words @@ (select ${wordsOf('$7')})))
  and case
    when $8 = 'registered' then $9::int is null and $10::int is null
      and person.id not in (select account_id from academy_people where academy_id = $1)
    else (($8 is null or $8 = 'everyone') and $9 is null and $10 is null) or person.id in (${chosen}) end
  and ($8 is null or $8 not in ('applicant', 'guest') or person.id not in (${excluded}))
  and ($11::int is null or person.id in (${profilesWhere('profile.nationality_id = $11')}))
  and ($12::date is null or person.id in (${present}))
  and (not $13::boolean or person.id in (${profilesWhere(isMinorOn('profile.date_of_birth', firstDay))}))
  and (not $14::boolean or person.id in (select debtor_id from invoice_balances where outstanding_cents > 0))
  and (not $15::boolean or person.id in (${bookingsWhere('start_date = $2::date')}))
  and ($16::int[] is null or person.id in (select unnest($16)))
  and (not $17::boolean or (person.id in (${expectedAccounts('$1')}) and person.id in (${profilesWhere(unconsented)})))
  and (not $18::boolean or (person.id in (${expectedAccounts('$1')}) and ${lacksContact('person.id')}))`

// Two ways to count the people that match and to choose those of a page.

interface Part {
  /** Of all accounts instead of the people of the academy. */
  isOfAll: boolean
  /** A condition on `person.id`. */
  where: string
}

/** Selects `counted` (`total`) and `page` (`id` and `place`), as CTEs. */
export type Order = (part: Part) => string

// The index has the order of the names: nothing is sorted, and the array has the length as well. `offset 0`: the filters
// are applied afterwards, so that they do not change the plan.
export const byName: Order = ({ isOfAll, where }) => `
  matching as materialized (
    select coalesce(array_agg(person.id order by person.list_name, person.id), '{}') as ids
    from (${peopleOf(isOfAll)} order by list_name, id offset 0) person where ${where}),
  counted as (select cardinality(ids) as total from matching),
  page as (
    select listed.id, listed.place
    from matching, unnest(ids[$4::int + 1 : $4 + $3::int]) with ordinality as listed (id, place))`

/** A column to sort by: an expression, and the rows that it needs beside `person`. */
interface Column {
  number?: string
  text?: string
  from: string
}

const country = { table: 'countries', row: 'country' } as const
const account = 'join accounts account on account.id = person.id'
const profile = 'left join profiles profile on profile.account_id = person.id'
const booked = `left join (
  select account_id, min(start_date) as arrival, max(end_date) as departure from bookings
  where academy_id = $1 and cancelled_at is null group by account_id) booked on booked.account_id = person.id`

export const columns = {
  name: { text: 'person.list_name', from: '' },
  age: { number: `date '2100-01-01' - profile.date_of_birth`, from: profile },
  country: {
    text: 'country.name',
    from: `${profile} left join (
      select id, plain_text(${textFor('(select locale from asked)', country, 'name')}) as name from countries country
      offset 0) country on country.id = profile.nationality_id`,
  },
  email: { text: 'lower(account.email)', from: account },
  unpaid: {
    number: 'debt.cents',
    from: `left join (
      select debtor_id, sum(outstanding_cents)::int as cents from invoice_balances where outstanding_cents > 0
      group by debtor_id) debt on debt.debtor_id = person.id`,
  },
  arrival: { number: `booked.arrival - date '2000-01-01'`, from: booked },
  departure: { number: `booked.departure - date '2000-01-01'`, from: booked },
  room: {
    text: 'placed.room',
    from: `left join (
      select b.account_id, min(list_order(r.name)) as room from room_placements placement
      join bookings b on b.id = placement.booking_id join rooms r on r.id = placement.room_id
      where b.academy_id = $1 group by b.account_id) placed on placed.account_id = person.id`,
  },
  language: { text: 'account.locale', from: account },
} satisfies Record<string, Column>

// Only the first rows up to the page are sorted.
export const byColumn =
  ({ number, text, from }: Column): Order =>
  ({ isOfAll, where }) =>
    `
  counted as (select count(*)::int as total from (${peopleOf(isOfAll)}) person where ${where}),
  chosen as (
    select person.id, person.list_name, (${number ?? 'null::int'}) * $5 as number_key, ${text ?? 'null::text'} as text_key
    from (${peopleOf(isOfAll)}) person ${from} where ${where}),
  page as (
    select sorted.id, sorted.place
    from unnest(array(
      select id from chosen
      order by ${number ? 'number_key' : `text_key is null, ${bySortKeys('$5')}`}, list_name, id
      limit $3 offset $4)) with ordinality as sorted (id, place))`
