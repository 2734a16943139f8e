import { sql } from 'kysely'
import type { Db } from '../api/src/db/connection.ts'
import { growthOf, growthText, measureGrowth } from './lib/growth.ts'
import type { Server } from './lib/process.ts'
import type { Row } from './lib/row.ts'
import { sized } from './lib/scale.ts'
import { databaseOn, withDataFolder } from './lib/servers.ts'

export const name =
  'People: the search from everywhere and the list of an academy, with 100 and 10,000 people'

const SIZES = sized([100, 10_000], [100, 110])
const STEP = 2_000
const MAX_GROWTH = 2
const MAX_MS = 50

const search = (typed: string) => `/api/academy/a/people/search?search=${encodeURIComponent(typed)}`

interface Measured {
  what: string
  path: string
  /** Empty as long as the academy has few people. */
  needsMany?: boolean
}

/** What people type during a call. A single letter is the worst case: it fits a third of all people. */
const allRequests: Measured[] = [
  { what: 'search: two words in the wrong order', path: search('almst lena') },
  { what: 'search: an invoice number', path: search('2026-0012') },
  { what: 'search: an email address', path: search('grown77@') },
  { what: 'search: a single letter', path: search('t') },
  { what: 'search: a typing error', path: search('tanhautp ilse') },
  { what: 'search: Cyrillic letters', path: search('Лена Алмстаттер') },
  { what: 'the list of the current academy', path: '/api/academy/a/people' },
  { what: 'the list, second page', path: '/api/academy/a/people?page=2', needsMany: true },
  { what: 'the list, sorted by age', path: '/api/academy/a/people?sort=age' },
  { what: 'the list, unpaid only', path: '/api/academy/a/people?unpaid=1' },
]

/** The people are of last year, as most of a real list, or all of this one. */
type Academy = 'last' | 'current'

/** Adds people with an application, an invoice and a booking until there are `size` accounts. */
const fillTo = async (db: Db, academy: Academy, size: number): Promise<void> => {
  await sql`
    with missing as (
      select generate_series(count(*) + 1, ${size}::int) as n from accounts
    ), class as (
      select m.id, academy_id, m.start_date, m.end_date
      from masterclasses m join academies a on a.id = m.academy_id
      where is_current = ${academy === 'current'} and (not is_current or finalized_at is null)
      order by m.start_date desc, m.id limit 1
    ), person as (
      insert into accounts (first_name, last_name, email, password_hash)
      select (array['Ilse', 'Matthäus', 'Tomás', 'Chloë', 'Jürgen'])[n % 5 + 1],
        (array['Tannhaupt', 'Müller', 'Øvergård', 'Dvořák-Stein', 'O''Rourke'])[n / 5 % 5 + 1] || ' ' || md5(n::text),
        'grown' || n || '@example.org', 'none' from missing
      returning id
    ), counter as (
      update invoice_counters set last_number = last_number + (select count(*) from missing)
      where year = (select max(year) from invoice_counters)
      returning year, last_number - (select count(*) from missing) as before
    ), invoice as (
      insert into invoices (year, number, account_id, kind, locale, subject, invoice_date, due_date, total_cents,
        reference, recipient, issuer, lines, created_at)
      select year, before + row_number() over (order by person.id), person.id, 'handling_fee', 'de', 'Bearbeitungsgebühr',
        now()::date, now()::date + 14, 7500, 'RF00' || person.id, '{"name": "Ilse Tannhaupt"}', '{}', '[{}]', now()
      from person, counter
      returning id, account_id
    ), booking as (
      insert into bookings (academy_id, account_id, start_date, end_date, total_cents, booked_at)
      select academy_id, person.id, start_date, end_date, 0, now() from person, class
    )
    insert into applications (masterclass_id, account_id, is_known, applied_at, fee_invoice_id)
    select class.id, account_id, true, now(), invoice.id from invoice, class
  `.execute(db)
}

const measureIn =
  (academy: Academy) =>
  async (product: Server, db: Db): Promise<Row[]> => {
    const requests = allRequests.filter(({ needsMany }) => academy === 'current' || !needsMany)
    const measured = await measureGrowth(product, db, {
      requests: requests.map(({ path }) => ({ path, email: 'manager@example.org' })),
      sizes: SIZES,
      fillTo: async size => {
        // In steps: a statement has a time limit.
        for (let filled = STEP; filled < size; filled += STEP) await fillTo(db, academy, filled)
        await fillTo(db, academy, size)
      },
    })
    return requests.map(({ what }, index): Row => {
      const own = measured[index] ?? []
      const longest = Math.max(...own.map(({ p50 }) => p50))
      const isSearch = what.startsWith('search')
      const wanted = isSearch
        ? { value: `below ${MAX_MS} ms`, met: longest < MAX_MS }
        : { value: `below ${MAX_GROWTH}`, met: growthOf(own) < MAX_GROWTH }
      return {
        what: `${what} (people of the ${academy} academy), p50 with the most : with the fewest`,
        measured: growthText(own),
        wanted,
      }
    })
  }

export const run = async (): Promise<Row[]> => {
  const rows: Row[] = []
  for (const academy of ['last', 'current'] as const)
    rows.push(...(await withDataFolder(dataDir => databaseOn(dataDir, measureIn(academy)))))
  return rows
}
