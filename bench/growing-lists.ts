import { sql } from 'kysely'
import type { Db } from '../api/src/db/connection.ts'
import { median, milliseconds } from './lib/figures.ts'
import { load, requestBytes } from './lib/load.ts'
import { logIn } from './lib/people.ts'
import type { Server } from './lib/process.ts'
import { ROUNDS, WARM_UP_SECONDS } from './lib/rounds.ts'
import type { Row } from './lib/row.ts'
import { databaseOn, withDataFolder } from './lib/servers.ts'

export const name =
  'Lists that grow: applications, invoices and bookings, with 100, 1,000 and 10,000 applications'

const SIZES = [100, 1_000, 10_000]
const TURN_SECONDS = 0.4
const reference = requestBytes({ text: 'GET /api/academyCurrent' })
const MAX_GROWTH = 2

const lists = [
  {
    what: 'the own applications of a student',
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
  // Autovacuum would do this after a while.
  await sql`vacuum analyze`.execute(db)
}

const requestOf = async (db: Db, { path, email }: (typeof lists)[number]) => {
  const person = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const { token } = await logIn(db, person.id)
  return requestBytes({ text: `GET ${path}`, headers: { authorization: `Bearer ${token}` } })
}

interface Measurement {
  /** Duration relative to the reference request. */
  ratio: number
  p50: number
}

/** Alternates with a request whose cost does not grow: other load on the machine slows both. */
const measureRatio = async (port: number, request: Buffer): Promise<Measurement> => {
  const p50Of = async (bytes: Buffer, seconds: number) =>
    (await load({ port, connections: 1, seconds, requests: () => [bytes] })).p50
  await p50Of(request, WARM_UP_SECONDS)
  const rounds: Measurement[] = []
  while (rounds.length < ROUNDS) {
    const constant = await p50Of(reference, TURN_SECONDS)
    const p50 = await p50Of(request, TURN_SECONDS)
    rounds.push({ ratio: p50 / constant, p50 })
  }
  return { ratio: median(rounds.map(round => round.ratio)), p50: Math.min(...rounds.map(round => round.p50)) }
}

const measure = async ({ port }: Server, db: Db): Promise<Row[]> => {
  const requests = await Promise.all(lists.map(list => requestOf(db, list)))
  const figures: Measurement[][] = []
  for (const size of SIZES) {
    await fillTo(db, size)
    const row: Measurement[] = []
    for (const request of requests) row.push(await measureRatio(port, request))
    figures.push(row)
  }
  return lists.map(({ what }, index) => {
    const own = figures.flatMap(row => row[index] ?? [])
    const growth = (own.at(-1)?.ratio ?? Number.NaN) / (own[0]?.ratio ?? Number.NaN)
    return {
      what: `${what}, p50 with the most : with the fewest`,
      measured: `${growth.toFixed(2)} (${own.map(({ p50 }) => milliseconds(p50)).join(', ')})`,
      wanted: { value: `below ${MAX_GROWTH}`, met: growth < MAX_GROWTH },
    }
  })
}

export const run = () => withDataFolder(dataDir => databaseOn(dataDir, measure))
