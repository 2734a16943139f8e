// Many people of many academies, written by statements: through the API it would take days.
import { sql } from 'kysely'
import type { Db } from '../../api/src/db/connection.ts'

export const PEOPLE_OF_AN_ACADEMY = 10_000
const STEP = 500
/** Academies of the past lie within so many years; several of them in each. */
const YEARS = 24

/** Copies the last academy with one masterclass, `number` academies ago. */
const insertAcademy = async (db: Db, number: number): Promise<void> => {
  await sql`
    with pattern as (
      select * from academies where not is_current and not is_draft order by start_date_academy desc limit 1
    ), academy as (
      insert into academies (start_date_academy, end_date_academy, end_date_application, place_name, handling_fee_cents, recording_fee_cents)
      select start_date_academy - years, end_date_academy - years, end_date_application - years, place_name, handling_fee_cents,
        recording_fee_cents
      from pattern, make_interval(years => ${1 + (number % YEARS)}::int) years
      returning id, start_date_academy, end_date_academy
    )
    insert into masterclasses (academy_id, instrument_id, teacher_id, start_date, end_date, participation_fee_cents, finalized_at)
    select academy.id, 1, (select min(id) from teachers), start_date_academy, end_date_academy, 60000, now() from academy`.execute(
    db,
  )
}

/** The masterclass of the newest copied academy, or an open one of the current academy. */
const findMasterclass = async (db: Db, number: number): Promise<number> => {
  const query = db
    .selectFrom('masterclasses')
    .innerJoin('academies', 'academies.id', 'academy_id')
    .select('masterclasses.id')
    .where('is_current', '=', number === 0)
    .orderBy('masterclasses.id', 'desc')
  const open = number === 0 ? query.where('finalized_at', 'is', null) : query
  return (await open.limit(1).executeTakeFirstOrThrow()).id
}

/** Adds people to a masterclass. Each has an application, a booking and three invoices. */
const addPeople = (db: Db, masterclass: number, first: number) =>
  sql`
    with class as (
      select m.id, academy_id, m.start_date, m.end_date from masterclasses m where m.id = ${masterclass}
    ), person as (
      insert into accounts (first_name, last_name, email, password_hash)
      select (array['Ilse', 'Matthäus', 'Tomás', 'Chloë', 'Jürgen'])[n % 5 + 1],
        (array['Tannhaupt', 'Müller', 'Øvergård', 'Dvořák-Stein', 'O''Rourke'])[n / 5 % 5 + 1] || ' ' || md5(n::text),
        'grown' || n || '@example.org', 'none'
      from generate_series(${first}::int, ${first + STEP - 1}::int) n
      returning id
    ), bill as (
      select person.id as account_id, kind, 3 * ${first}::int + row_number() over (order by person.id, kind) as number
      from person, unnest(array['handling_fee', 'lodging', 'participation_fee']) kind
    ), invoice as (
      insert into invoices (year, number, account_id, kind, locale, subject, invoice_date, due_date, total_cents,
        reference, recipient, issuer, lines, created_at)
      select extract(year from start_date)::int, 100000 + number, account_id, kind, 'de', 'Rechnung', start_date,
        start_date + 14, 7500, 'RF00' || 100000 + number, '{"name": "Ilse Tannhaupt"}', '{}', '[{}]', now()
      from bill, class
      returning id, account_id, kind
    ), booking as (
      insert into bookings (academy_id, account_id, start_date, end_date, total_cents, booked_at)
      select academy_id, person.id, start_date, end_date, 0, now() from person, class
    )
    insert into applications (masterclass_id, account_id, is_known, applied_at, fee_invoice_id)
    select class.id, account_id, true, now(), invoice.id from invoice, class where kind = 'handling_fee'
  `.execute(db)

/** Adds an academy with its people, or people to the current one for number 0. Two of their three invoices are paid. */
export const addAcademy = async (db: Db, number: number): Promise<void> => {
  if (number > 0) await insertAcademy(db, number)
  const masterclass = await findMasterclass(db, number)
  const first = number * PEOPLE_OF_AN_ACADEMY
  // In steps: a statement has a time limit.
  for (let added = 0; added < PEOPLE_OF_AN_ACADEMY; added += STEP) {
    await addPeople(db, masterclass, first + added)
    await payInvoices(db)
  }
}

const payInvoices = async (db: Db): Promise<void> => {
  await sql`
    with due as (
      select id, account_id, row_number() over (order by id) as place
      from invoices join invoice_balances on invoice_id = id
      where subject = 'Rechnung' and paid_cents = 0 and kind <> 'lodging'
        and id > (select max(id) - ${3 * STEP}::int from invoices)
    ), paid as (
      insert into payments (account_id, amount_cents, paid_on, recorded_at)
      select account_id, 7500, now()::date, now() from due order by id
      returning id
    ), numbered as (select id, row_number() over (order by id) as place from paid)
    insert into allocations (payment_id, invoice_id, amount_cents, allocated_at)
    select numbered.id, due.id, 7500, now() from due join numbered using (place)
  `.execute(db)
}
