// Upgrades keep all data written before a migration.
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { emptyDatabase } from '../../test/database.ts'
import { apply, createMigrationTable, migrate, migrations } from './migrate.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** Creates a database as it was before this migration and runs the statements in it. */
const databaseBefore = async (name: string, statements: string) => {
  const { url, close } = await emptyDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  closing.push(close, () => client.end())
  await createMigrationTable(client)
  for (const migration of await migrations()) if (migration.name < name) await apply(client, migration)
  await client.query(statements)
  return { client, upgrade: () => migrate(url) }
}

const account = (name: string) =>
  `insert into accounts (first_name, last_name, email, password_hash, locale, created_at)
   values ('${name}', 'Talbach', '${name}@example.org', 'x', 'en', now());`
const invoiceOf = (account_id: number, number: number, cancels_id: number | 'null' = 'null') =>
  `insert into invoices (year, number, account_id, kind, cancels_id, locale, subject, invoice_date, due_date,
     total_cents, reference, recipient, issuer, lines, created_at)
   values (2027, ${number}, ${account_id}, 'lodging', ${cancels_id}, 'en', 'Lodging', '2027-03-02', '2027-03-16',
     ${cancels_id === 'null' ? 10_000 : -10_000}, 'RF18539007547034', '{}', '{}', '[{}]', now());`
const payment = (invoice_id: number, cents: number, at: string, undone = false) =>
  `insert into payments (invoice_id, amount_cents, paid_on, recorded_at, undone_at, undo_reason)
   values (${invoice_id}, ${cents}, '2027-03-02', '${at}', ${undone ? "now(), 'A mistake'" : 'null, null'});`

test('0020 links the two halves of older transfers and nothing else', async () => {
  const { client, upgrade } = await databaseBefore(
    '0020',
    [
      account('mira'),
      account('jonas'),
      ...[1, 2, 3].map(number => invoiceOf(1, number)),
      ...[4, 5].map(number => invoiceOf(2, number)),
      payment(1, 10_000, '2027-03-02T09:00:00Z'),
      payment(2, 4_000, '2027-03-02T09:30:00Z'),
      payment(4, 10_000, '2027-03-02T09:00:00Z'),
      // Transferred from 1 to 3, and at the same time from 4 to 5.
      payment(1, -7_000, '2027-03-02T10:00:00.123Z'),
      payment(4, -7_000, '2027-03-02T10:00:00.123Z'),
      payment(3, 7_000, '2027-03-02T10:00:00.123Z'),
      payment(5, 7_000, '2027-03-02T10:00:00.123Z'),
      // A refund is not a transfer.
      payment(2, -1_000, '2027-03-02T11:00:00Z'),
      payment(3, 1_000, '2027-03-02T12:00:00Z'),
      // One half of this transfer was undone.
      payment(1, -500, '2027-03-02T13:00:00Z', true),
      payment(3, 500, '2027-03-02T13:00:00Z'),
    ].join('\n'),
  )
  await upgrade()
  const { rows } = await client.query(
    'select id, transferred_from_id from payments where transferred_from_id is not null order by id',
  )
  expect(rows).toEqual([
    { id: 6, transferred_from_id: 4 },
    { id: 7, transferred_from_id: 5 },
    { id: 11, transferred_from_id: 10 },
  ])
  const { rows: sums } = await client.query('select sum(paid_cents)::int as paid from invoice_balances')
  expect(sums).toEqual([{ paid: 10_000 + 4_000 + 10_000 - 1_000 + 1_000 + 500 }])
})

test('0024 keeps the association and takes the place of the current academy', async () => {
  const { client, upgrade } = await databaseBefore(
    '0024',
    `update association set name = 'Verein Klang', street = 'Seeweg 2', email = 'post@verein.example';
     insert into academies (start_date_academy, end_date_academy, end_date_application, place_name, handling_fee_cents,
       recording_fee_cents, is_current)
     values ('2027-08-01', '2027-08-15', '2027-07-01', 'Burg Fels', 7500, 1500, true);`,
  )
  await upgrade()
  const { rows } = await client.query(
    `select a.name, street, email, contact_email, place, site_name_de, version, iso_code
     from association a join countries c on c.id = country_id`,
  )
  expect(rows).toEqual([
    {
      name: 'Verein Klang',
      street: 'Seeweg 2',
      email: 'post@verein.example',
      contact_email: '',
      place: 'Burg Fels',
      site_name_de: 'Internationale Sommerakademie',
      version: 1,
      iso_code: 'AT',
    },
  ])
})

test('0034 keeps the invitations of teachers with their links', async () => {
  const { client, upgrade } = await databaseBefore(
    '0034',
    `insert into teachers (first_name, last_name) values ('Ilse', 'Marent');
     insert into teacher_invitations (teacher_id, email, email_canonical, locale, token_hash, sent_at, expires_at)
     values (1, 'Ilse@example.org', 'ilse@example.org', 'de', decode(repeat('ab', 32), 'hex'),
       '2027-01-10T09:00:00Z', '2027-01-24T09:00:00Z');`,
  )
  await upgrade()
  const { rows } = await client.query(
    `select role, teacher_id, email, email_canonical, locale, encode(token_hash, 'hex') as link, expires_at
     from invitations`,
  )
  expect(rows).toEqual([
    {
      role: 'Teacher',
      teacher_id: 1,
      email: 'Ilse@example.org',
      email_canonical: 'ilse@example.org',
      locale: 'de',
      link: 'ab'.repeat(32),
      expires_at: new Date('2027-01-24T09:00:00Z'),
    },
  ])
})

test('0030 keeps published documents as they are, and the program publishes none over them', async () => {
  const version = (name: string, content: string) =>
    `insert into document_versions (name, valid_from, checksum, content, key_de, key_en, created_at)
     values ('${name}', '2027-01-15', '${'a'.repeat(64)}', ${content}, 'documents/de.pdf', 'documents/en.pdf', now());`
  const { client, upgrade } = await databaseBefore(
    '0030',
    version('consent_form', 'null') + version('consent_form', `'{"de": {}, "en": {}}'`),
  )
  const stored =
    'select id, name, valid_from, checksum, content, key_de, key_en, created_at from document_versions'
  const before = await client.query(`${stored} order by id`)
  await upgrade()
  expect((await client.query(`${stored} order by id`)).rows).toEqual(before.rows)
  const { rows } = await client.query(
    'select source, template, withdrawn_at from document_versions order by id',
  )
  const other = { template: null, withdrawn_at: null }
  expect(rows).toEqual([
    { source: 'uploaded', ...other },
    { source: 'program', ...other },
  ])
  const { rows: documents } = await client.query('select name, version from documents order by name')
  expect(documents).toEqual([
    { name: 'consent_form', version: 2 },
    { name: 'terms_and_conditions', version: 0 },
    { name: 'terms_and_conditions_accommodation', version: 0 },
  ])
  await expect(client.query("update document_versions set key_de = 'x'")).rejects.toThrow('never changes')
})
