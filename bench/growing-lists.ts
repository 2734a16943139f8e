import { sql } from 'kysely'
import type { Db } from '../api/src/db/connection.ts'
import { growthOf, growthText, measureGrowth } from './lib/growth.ts'
import type { Server } from './lib/process.ts'
import type { Row } from './lib/row.ts'
import { sized } from './lib/scale.ts'
import { databaseOn, withDataFolder } from './lib/servers.ts'

export const name =
  'Lists that grow: applications, invoices and bookings, with 100, 1,000 and 10,000 applications'

const SIZES = sized([100, 1_000, 10_000], [60, 70])
const MAX_GROWTH = 2

const lists = [
  {
    what: 'the applications of a student',
    path: '/api/academy/applications',
    email: 'student@example.org',
  },
  { what: 'the invoices of the office', path: '/api/academy/a/invoices', email: 'manager@example.org' },
  { what: 'the bookings of the office', path: '/api/academy/a/bookings', email: 'manager@example.org' },
  {
    what: 'a search in the bookings of the office',
    path: '/api/academy/a/bookings?search=a',
    email: 'manager@example.org',
  },
]

/** Adds two bookings of last year per added account; the office's list shows those of this year. */
const bookTwice = (db: Db) =>
  sql`
    insert into bookings (academy_id, account_id, start_date, end_date, total_cents, booked_at)
    select academy.id, person.id, start_date_academy + days, start_date_academy + days + 2, 0, now()
    from accounts person, academies academy, unnest(array[1, 4]) days
    where person.last_name like 'Tannhaupt %' and not academy.is_current
      and not exists (select from bookings where account_id = person.id)
  `.execute(db)

/** Adds applications with invoices until there are `size` of them; all fees but the newest are paid. */
const fillTo = async (db: Db, size: number): Promise<void> => {
  await sql`
    with missing as (
      select generate_series(count(*) + 1, ${size}::int) as n, max(masterclass_id) as masterclass_id from applications
    ), person as (
      insert into accounts (first_name, last_name, email, password_hash)
      select 'Ilse', 'Tannhaupt ' || n, 'grown' || n || '@example.org', 'none' from missing
      returning id
    ), counter as (
      update invoice_counters set last_number = last_number + (select count(*) from missing)
      where year = (select max(year) from invoice_counters)
      returning year, last_number - (select count(*) from missing) as before
    ), invoice as (
      insert into invoices (year, number, account_id, kind, locale, subject, invoice_date, due_date, total_cents,
        reference, recipient, issuer, lines, created_at)
      select year, before + row_number() over (order by person.id), person.id, 'handling_fee', 'de', 'Bearbeitungsgebühr', now()::date, now()::date + 14,
        7500, 'RF00' || person.id, '{"name": "Ilse Tannhaupt"}', '{}', '[{}]', now()
      from person, counter
      returning id, account_id
    )
    insert into applications (masterclass_id, account_id, is_known, applied_at, fee_invoice_id)
    select (select max(masterclass_id) from missing), account_id, true, now(), id from invoice
  `.execute(db)
  await sql`
    with fee as (
      select id, account_id, row_number() over (order by id) as place
      from invoices join invoice_balances on invoice_id = id
      where subject = 'Bearbeitungsgebühr' and paid_cents = 0 and id <= (select max(id) - 50 from invoices)
    ), paid as (
      insert into payments (account_id, amount_cents, paid_on, recorded_at)
      select account_id, 7500, now()::date, now() from fee order by id
      returning id
    ), numbered as (select id, row_number() over (order by id) as place from paid)
    insert into allocations (payment_id, invoice_id, amount_cents, allocated_at)
    select numbered.id, fee.id, 7500, now() from fee join numbered using (place)
  `.execute(db)
  await bookTwice(db)
}

const measure = async (product: Server, db: Db): Promise<Row[]> => {
  const plan = { requests: lists, sizes: SIZES, fillTo: (size: number) => fillTo(db, size) }
  const measured = await measureGrowth(product, db, plan)
  return lists.map(({ what }, index) => {
    const own = measured[index] ?? []
    return {
      what: `${what}, p50 with the most : with the fewest`,
      measured: growthText(own),
      wanted: { value: `below ${MAX_GROWTH}`, met: growthOf(own) < MAX_GROWTH },
    }
  })
}

export const run = () => withDataFolder(dataDir => databaseOn(dataDir, measure))
