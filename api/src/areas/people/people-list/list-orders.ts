// Two ways to count the people that match and to choose those of a page. See `list-filters.ts` for the parameters.
import { textFor } from '../../../db/localized.ts'
import { bySortKeys } from '../../../db/sort-keys.ts'
import { peopleOf } from './list-filters.ts'

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
