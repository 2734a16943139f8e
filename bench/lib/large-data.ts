// Many people of many academies, written by statements: through the API it would take days.
import { sql } from 'kysely'
import type { Db } from '../../api/src/db/connection.ts'
import { inBulk } from './bulk.ts'
import { sized } from './scale.ts'

export const PEOPLE_OF_AN_ACADEMY = sized(10_000, 100)
const STEP = sized(2_500, 50)
const CLASSES = 50
/** Academies of the past lie within so many years; several of them in each. */
const YEARS = 24
/** Academies whose mails and record are not yet deleted by the retention periods. */
const YEARS_WITH_MAILS = 1
const YEARS_WITH_RECORD = 3

const yearsAgo = (number: number) => (number === 0 ? 0 : 1 + (number % YEARS))

/** Copies the last academy, some years ago, or takes the current one for number 0. */
const makeAcademy = async (db: Db, number: number): Promise<number> => {
  if (number === 0) {
    const current = db.selectFrom('academies').select('id').where('is_current', '=', true)
    return (await current.executeTakeFirstOrThrow()).id
  }
  const { rows } = await sql<{ id: number }>`
    insert into academies (start_date_academy, end_date_academy, end_date_application, place_name, handling_fee_cents, recording_fee_cents)
    select start_date_academy - years, end_date_academy - years, end_date_application - years, place_name, handling_fee_cents,
      recording_fee_cents
    from make_interval(years => ${yearsAgo(number)}::int) years, (
      select * from academies where not is_current and not is_draft order by start_date_academy desc, id limit 1) pattern
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/** Those of the past are finished. */
const insertMasterclasses = (db: Db, academy: number, isPast: boolean) =>
  sql`
    insert into masterclasses (academy_id, instrument_id, teacher_id, start_date, end_date, participation_fee_cents, finalized_at)
    select academies.id, 1, (select max(id) from teachers), start_date_academy, end_date_academy, 60000,
      case when ${isPast} then start_date_academy - 30 end
    from academies, generate_series(1, ${CLASSES}::int) where academies.id = ${academy}`.execute(db)

/**
 * Adds people to the newest masterclasses of an academy. Each has an application, a booking, three invoices,
 * an address and a profile. In the past nearly everything is paid; two of three invoices are for the
 * current academy. Written as the triggers would do it, which are off.
 */
const insertPeople = (db: Db, academy: number, first: number, isPast: boolean) =>
  sql`
    with class as (
      select id, academy_id, start_date, end_date, row_number() over (order by id desc) - 1 as place
      from masterclasses where academy_id = ${academy} order by id desc limit ${CLASSES}
    ), pattern as (
      select invoice.*
      from unnest(array['handling_fee', 'lodging', 'participation_fee']) wanted, lateral (
        select kind, locale, subject, total_cents, issuer, lines from invoices
        where kind = wanted and cancels_id is null order by id limit 1) invoice
    ), person as (
      insert into accounts (first_name, last_name, email, password_hash, email_verified)
      select (array['Ilse', 'Matthäus', 'Tomás', 'Chloë', 'Jürgen'])[n % 5 + 1],
        (array['Tannhaupt', 'Müller', 'Øvergård', 'Dvořák-Stein', 'O''Rourke'])[n / 5 % 5 + 1] || ' ' || md5(n::text),
        'grown' || n || '@example.org', 'none', true
      from generate_series(${first}::int, ${first + STEP - 1}::int) n
      returning id, first_name, last_name, list_name
    ), member as (
      select person.*, class.id as masterclass_id, academy_id, start_date, end_date
      from person join class on class.place = person.id % ${CLASSES}
    ), listed as (
      insert into academy_people (academy_id, account_id, list_name) select academy_id, id, list_name from member
    ), profile as (
      insert into profiles (account_id, gender, date_of_birth, nationality_id)
      select id, 'female', date '2000-01-01' + id % 3000, 1 from person
    ), address as (
      insert into addresses (account_id, type, street, zip, city, country_id)
      select id, 'PRIMARY', 'Lindenweg ' || id % 100, '4020', 'Oberstetten', 1 from person
    ), counter as (
      insert into invoice_counters (year, last_number)
      select extract(year from start_date)::int, 3 * ${STEP}::int from class limit 1
      on conflict (year) do update set last_number = invoice_counters.last_number + excluded.last_number
      returning year, last_number - 3 * ${STEP}::int as before
    ), bill as (
      select member.*, pattern.*, year, before + row_number() over (order by member.id, kind) as number,
        least(start_date - 60, current_date - 7) as day
      from member, pattern, counter
    ), invoice as (
      insert into invoices (year, number, account_id, kind, locale, subject, invoice_date, due_date, total_cents,
        reference, recipient, issuer, lines, created_at)
      select year, number, id, kind, locale, subject, day, day + 14, total_cents, 'RF00' || year || number,
        jsonb_build_object('name', full_name(first_name, last_name), 'street', 'Lindenweg 1', 'city', '4020 Oberstetten'),
        issuer, lines, day
      from bill
      returning id, account_id, kind, total_cents, invoice_date,
        case when ${isPast} then kind <> 'lodging' or account_id % 100 > 0 else kind <> 'lodging' end as is_paid
    ), balance as (
      insert into invoice_balances (invoice_id, debtor_id, total_cents, paid_cents)
      select id, account_id, total_cents, case when is_paid then total_cents else 0 end from invoice
    ), payment as (
      insert into payments (account_id, amount_cents, allocated_cents, paid_on, recorded_at, note)
      select account_id, total_cents, total_cents, invoice_date + 7, invoice_date + 7, id::text from invoice where is_paid
      returning id, amount_cents, recorded_at, note::int as invoice_id
    ), allocation as (
      insert into allocations (payment_id, invoice_id, amount_cents, allocated_at)
      select id, invoice_id, amount_cents, recorded_at from payment
    ), booking as (
      insert into bookings (academy_id, account_id, start_date, end_date, total_cents, invoice_id, booked_at)
      select academy_id, member.id, start_date, end_date, total_cents, invoice.id, invoice_date
      from member join invoice on account_id = member.id and kind = 'lodging'
    )
    insert into applications (masterclass_id, account_id, is_known, applied_at, fee_invoice_id, participation_invoice_id,
      fee_paid_at, is_accepted, status, material_removed_at)
    select masterclass_id, member.id, true, fee.invoice_date, fee.id, share.id, fee.invoice_date + 7,
      case when ${isPast} then true end, case when ${isPast} then 'accepted' else 'applied' end,
      case when ${isPast} then end_date + 190 end
    from member
    join invoice fee on fee.account_id = member.id and fee.kind = 'handling_fee'
    join invoice share on share.account_id = member.id and share.kind = 'participation_fee'
  `.execute(db)

/** Five mails and four entries of the record for each person, as far as they are still kept. */
const insertTraces = async (db: Db, academy: number, years: number): Promise<void> => {
  const people = sql`(select account_id, start_date_academy - 60 as day from academy_people
    join academies on academies.id = academy_id where academy_id = ${academy})`
  if (years <= YEARS_WITH_RECORD)
    await sql`
      insert into audit_log (at, actor_id, account_id, action, details)
      select least(day, now()), account_id, account_id, action, details from ${people} person,
        (select action, details from audit_log where id <= 200 order by id limit 4) entry`.execute(db)
  if (years <= YEARS_WITH_MAILS)
    await sql`
      insert into outbox (key, message_id, recipient, locale, subject, body_text, body_html, created_at, sent_at, account_id)
      select key || ':' || person.account_id, message_id || person.account_id, 'grown@example.org', locale, subject,
        body_text, body_html, least(day, now()), least(day, now()), person.account_id
      from ${people} person, (select * from outbox order by id limit 5) mail`.execute(db)
}

const addPeople = async (db: Db, number: number): Promise<void> => {
  const isPast = number > 0
  const academy = await makeAcademy(db, number)
  await insertMasterclasses(db, academy, isPast)
  for (let added = 0; added < PEOPLE_OF_AN_ACADEMY; added += STEP)
    await insertPeople(db, academy, number * PEOPLE_OF_AN_ACADEMY + added, isPast)
  await insertTraces(db, academy, yearsAgo(number))
}

const TABLES = [
  'accounts',
  'academy_people',
  'profiles',
  'addresses',
  'invoices',
  'invoice_balances',
  'payments',
  'allocations',
  'bookings',
  'applications',
  'audit_log',
  'outbox',
]

/** Adds people to the current academy, and academies of the past until there are so many. */
export const addAcademies = (db: Db, count: number): Promise<void> =>
  inBulk(db, TABLES, async one => {
    for (let number = 0; number < count; number++) await addPeople(one, number)
  })
