import { isMinorOn } from '../../../db/expressions.ts'
import { textFor } from '../../../db/localized.ts'
import { bySortKeys } from '../../../db/sort-keys.ts'
import { expectedAccounts, lacksConsent, lacksContact } from '../arrival-details/missing.ts'
import { wordsOf } from './queries.ts'

/** The people of the academy, or all accounts: the planner keeps one part. */
const people = `select id, list_name from accounts where :of_all::boolean
    union all select account_id, list_name from academy_people where academy_id = :academy_id and not :of_all`

export const firstDay = '(select start_date_academy from academies where id = :academy_id)'

const tiesWhere = (condition: string) =>
  `select tie.account_id from academy_ties tie where tie.academy_id = :academy_id and ${condition}`
const bookingsWhere = (condition: string) =>
  `select account_id from bookings where academy_id = :academy_id and cancelled_at is null and ${condition}`

/** One tie has to be of the kind, the masterclass and the instrument. */
const chosen = tiesWhere(`(:kind::text is null or :kind = 'everyone' or tie.kind = :kind)
  and (:masterclass_id::int is null or tie.masterclass_id = :masterclass_id) and (:instrument_id::int is null or tie.instrument_id = :instrument_id)`)
/** Participants are no longer applicants; guests have a booking and are nothing else. */
const excluded = tiesWhere(
  `case :kind when 'applicant' then tie.kind = 'participant' else tie.kind <> 'guest' end`,
)
// A person who has a booking is there on its days; others on the days of class or period.
const present = tiesWhere(`tie.kind <> 'applicant' and :day between tie.start_date and tie.end_date
  and (tie.kind = 'guest' or tie.account_id not in (${bookingsWhere('true')}))`)
const unconsented = lacksConsent({
  account_id: 'profile.account_id',
  date_of_birth: 'profile.date_of_birth',
  academy_id: ':academy_id',
  first_day: firstDay,
})
const profilesWhere = (condition: string) =>
  `select profile.account_id from profiles profile where ${condition}`

/**
 * A condition on `person.id`. Each filter that is on reads its rows once, into a hash table; the others are not in the
 * plan.
 */
const filters = `
  (:search::text = '' or person.id in (select id from accounts where search_words @@ (select ${wordsOf(':search')})))
  and case
    when :kind = 'registered' then :masterclass_id::int is null and :instrument_id::int is null
      and person.id not in (select account_id from academy_people where academy_id = :academy_id)
    else ((:kind is null or :kind = 'everyone') and :masterclass_id is null and :instrument_id is null) or person.id in (${chosen}) end
  and (:kind is null or :kind not in ('applicant', 'guest') or person.id not in (${excluded}))
  and (:country_id::int is null or person.id in (${profilesWhere('profile.nationality_id = :country_id')}))
  and (:day::date is null or person.id in (${present}))
  and (not :minors::boolean or person.id in (${profilesWhere(isMinorOn('profile.date_of_birth', firstDay))}))
  and (not :unpaid::boolean or person.id in (select debtor_id from invoice_balances where outstanding_cents > 0))
  and (not :arriving::boolean or person.id in (${bookingsWhere('start_date = :today::date')}))
  and (:ids::int[] is null or person.id in (select unnest(:ids)))
  and (not :consent_missing::boolean or (person.id in (${expectedAccounts(':academy_id')}) and person.id in (${profilesWhere(unconsented)})))
  and (not :contact_missing::boolean or (person.id in (${expectedAccounts(':academy_id')}) and ${lacksContact('person.id')}))`

// Two ways to count the people that match and to choose those of a page. Both select `counted` (`total`) and `page` (`id` and
// `place`), as CTEs.

// The index has the order of the names: nothing is sorted, and the array has the length as well. `offset 0`: the filters
// are applied afterwards, so that they do not change the plan.
export const byName = `
  matching as materialized (
    select coalesce(array_agg(person.id order by person.list_name, person.id), '{}') as ids
    from (${people} order by list_name, id offset 0) person where ${filters}),
  counted as (select cardinality(ids) as total from matching),
  page as (
    select listed.id, listed.place
    from matching, unnest(ids[ :offset::int + 1 : :offset + :limit::int]) with ordinality as listed (id, place))`

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
  where academy_id = :academy_id and cancelled_at is null group by account_id) booked on booked.account_id = person.id`

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
      where b.academy_id = :academy_id group by b.account_id) placed on placed.account_id = person.id`,
  },
  language: { text: 'account.locale', from: account },
} satisfies Record<string, Column>

// Only the first rows up to the page are sorted.
export const byColumn = ({ number, text, from }: Column): string => `
  counted as (select count(*)::int as total from (${people}) person where ${filters}),
  chosen as (
    select person.id, person.list_name, (${number ?? 'null::int'}) * :direction as number_key, ${text ?? 'null::text'} as text_key
    from (${people}) person ${from} where ${filters}),
  page as (
    select sorted.id, sorted.place
    from unnest(array(
      select id from chosen
      order by ${number ? 'number_key' : `text_key is null, ${bySortKeys(':direction')}`}, list_name, id
      limit :limit offset :offset)) with ordinality as sorted (id, place))`
