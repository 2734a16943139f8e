// Upgrades keep all data written before a migration.
import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { emptyDatabase } from '../../test/database.ts'
import { findSession, networkOfCaller } from '../base/sessions.ts'
import { connect } from './connection.ts'
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
  /** Applies the migrations before this one, or all. */
  const upgrade = async (before?: string) => {
    if (before === undefined) await migrate(url)
    else
      for (const migration of await migrations())
        if (migration.name >= name && migration.name < before) await apply(client, migration)
  }
  return { client, upgrade, url }
}

const account = (name: string) =>
  `insert into accounts (first_name, last_name, email, password_hash, locale, created_at)
   values ('${name}', 'Talbach', '${name}@example.org', 'x', 'en', now());`
const invoiceOf = (account_id: number, number: number, cancels_id: number | 'null' = 'null') =>
  `insert into invoices (year, number, account_id, kind, cancels_id, locale, subject, invoice_date, due_date,
     total_cents, reference, recipient, issuer, lines, created_at)
   values (2027, ${number}, ${account_id}, 'lodging', ${cancels_id}, 'en', 'Lodging', '2027-03-02', '2027-03-16',
     ${cancels_id === 'null' ? 10_000 : -10_000}, 'RF18539007547034', '{}', '{}', '[{}]', now());`
const payment = (
  invoice_id: number,
  cents: number,
  at: string,
  { undone = false, from }: { undone?: boolean; from?: number } = {},
) =>
  `insert into payments (invoice_id, amount_cents, paid_on, recorded_at, undone_at, undo_reason
     ${from === undefined ? '' : ', transferred_from_id'})
   values (${invoice_id}, ${cents}, '2027-03-02', '${at}', ${undone ? "now(), 'A mistake'" : 'null, null'}
     ${from === undefined ? '' : `, ${from}`});`

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
      payment(1, -500, '2027-03-02T13:00:00Z', { undone: true }),
      payment(3, 500, '2027-03-02T13:00:00Z'),
    ].join('\n'),
  )
  await upgrade('0040')
  const { rows } = await client.query(
    'select id, transferred_from_id from payments where transferred_from_id is not null order by id',
  )
  expect(rows).toEqual([
    { id: 6, transferred_from_id: 4 },
    { id: 7, transferred_from_id: 5 },
    { id: 11, transferred_from_id: 10 },
  ])
  const { rows: sums } = await client.query('select sum(paid_cents)::int as paid from invoice_balances')
  const total = 10_000 + 4_000 + 10_000 - 1_000 + 1_000 + 500
  expect(sums).toEqual([{ paid: total }])

  await upgrade()
  const { rows: entries } = await client.query(
    'select id, amount_cents, undone_at is not null as is_undone from payments order by id',
  )
  expect(entries).toEqual([
    { id: 1, amount_cents: 10_000, is_undone: false },
    { id: 2, amount_cents: 4_000, is_undone: false },
    { id: 3, amount_cents: 10_000, is_undone: false },
    { id: 8, amount_cents: -1_000, is_undone: false },
    { id: 9, amount_cents: 1_000, is_undone: false },
    // The halves of which one was undone are entries of their own.
    { id: 10, amount_cents: -500, is_undone: true },
    { id: 11, amount_cents: 500, is_undone: false },
  ])
  expect(
    (await client.query('select sum(amount_cents)::int as paid from payments where undone_at is null')).rows,
  ).toEqual([{ paid: total }])
  expect((await client.query('select paid_cents from invoice_balances order by invoice_id')).rows).toEqual(
    [3_000, 3_000, 8_500, 3_000, 7_000].map(paid_cents => ({ paid_cents })),
  )
})

describe('0040', () => {
  const at = (time: string) => `2027-03-02T${time}:00Z`
  const allocations = `select payment_id, coalesce(invoice_id, -refund_id) as target, amount_cents as cents,
      released_at is null as is_active from allocations order by id`
  const credit = `select account_id, sum(amount_cents - allocated_cents)::int as cents from payments
      where amount_cents > allocated_cents and undone_at is null group by account_id order by account_id`

  /** Four invoices of Mira (1 to 4), of which 1, 2 and 4 are cancelled (5 to 7). */
  const people = [
    account('mira'),
    ...[1, 2, 3, 4].map(number => invoiceOf(1, number)),
    ...[1, 2, 4].map((cancelled, index) => invoiceOf(1, 5 + index, cancelled)),
  ]

  test('turns transfers, undone transfers and refunds into allocations without losing money', async () => {
    const { client, upgrade } = await databaseBefore(
      '0040',
      [
        ...people,
        payment(1, 6_000, at('09:00')),
        payment(1, 4_000, at('09:10')),
        // 7000 went from 1 to 2, and 5000 of them on to 3.
        payment(1, -7_000, at('10:00')),
        payment(2, 7_000, at('10:00'), { from: 3 }),
        payment(2, -5_000, at('11:00')),
        payment(3, 5_000, at('11:00'), { from: 5 }),
        // Undone: a transfer back and forth, a refund, a payment.
        payment(1, -1_000, at('12:00'), { undone: true }),
        payment(3, 1_000, at('12:00'), { undone: true, from: 7 }),
        payment(2, -500, at('13:00'), { undone: true }),
        payment(3, 2_000, at('14:00'), { undone: true }),
        // A part was refunded, then another one.
        payment(2, -1_500, at('15:00')),
        payment(1, -1_000, at('16:00')),
        payment(4, 800, at('17:00')),
      ].join('\n'),
    )
    const paid = 'select sum(amount_cents)::int as cents from payments where undone_at is null'
    const before = (await client.query(paid)).rows
    await upgrade()
    expect((await client.query(paid)).rows).toEqual(before)
    expect((await client.query(allocations)).rows).toEqual([
      { payment_id: 1, target: 1, cents: 6_000, is_active: false },
      { payment_id: 2, target: 1, cents: 4_000, is_active: false },
      { payment_id: 10, target: 3, cents: 2_000, is_active: false },
      { payment_id: 13, target: 4, cents: 800, is_active: false },
      { payment_id: 1, target: 2, cents: 6_000, is_active: false },
      { payment_id: 2, target: 2, cents: 1_000, is_active: false },
      { payment_id: 1, target: 3, cents: 5_000, is_active: true },
      { payment_id: 2, target: 3, cents: 1_000, is_active: false },
      { payment_id: 1, target: -9, cents: 500, is_active: false },
      { payment_id: 1, target: -11, cents: 1_000, is_active: true },
      { payment_id: 2, target: -11, cents: 500, is_active: true },
      { payment_id: 2, target: -12, cents: 1_000, is_active: true },
    ])
    expect((await client.query(credit)).rows).toEqual([{ account_id: 1, cents: 2_500 + 800 }])
    expect(
      (await client.query('select id, undo_reason from payments where undone_at is not null order by id'))
        .rows,
    ).toEqual([
      { id: 9, undo_reason: 'A mistake' },
      { id: 10, undo_reason: 'A mistake' },
    ])
    const { rows: reasons } = await client.query(
      'select release_reason from allocations where invoice_id = 3 and released_at is not null',
    )
    expect(reasons).toEqual([{ release_reason: 'A mistake' }, { release_reason: 'A mistake' }])
    const { rows: next } = await client.query(
      `insert into payments (account_id, amount_cents, paid_on, recorded_at) values (1, 1, now(), now()) returning id`,
    )
    expect(next).toEqual([{ id: 14 }])
  })

  test('drops a key that one person used on two invoices', async () => {
    const key = '0b0e4d5c-6a0f-4c87-9d0a-5f2b1d7a9c11'
    const { client, upgrade } = await databaseBefore(
      '0040',
      [
        ...people,
        `insert into payments (invoice_id, amount_cents, paid_on, recorded_at, request_key)
       values (1, 100, '2027-03-02', now(), '${key}'), (2, 100, '2027-03-02', now(), '${key}');`,
      ].join('\n'),
    )
    await upgrade()
    expect((await client.query('select request_key from payments order by id')).rows).toEqual([
      { request_key: key },
      { request_key: null },
    ])
  })
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

test('0065 keeps sessions, which work as before and get an id each', async () => {
  const token = (token_hash: string) =>
    `insert into access_tokens (token_hash, account_id, created_at, last_used_at)
     values ('${token_hash}', 1, now() - interval '40 days', now() - interval '2 hours');`
  const hash = 'a'.repeat(32)
  const { client, upgrade, url } = await databaseBefore(
    '0065',
    account('mira') + token(hash) + token('b'.repeat(32)),
  )
  await client.query("insert into audit_log (at, action, actor_id) values (now(), 'logged_in', 1)")
  await upgrade()
  const { rows } = await client.query('select id, browser, network from access_tokens order by id')
  expect(rows).toEqual([1, 2].map(id => ({ id, browser: null, network: null })))
  const { db, close } = connect(url, 1)
  const network = () => networkOfCaller('a secret', '203.0.113.7')
  expect(await findSession(db, Buffer.from(hash), new Date(), network)).toMatchObject({ id: 1 })
  await close()
  const { rows: entries } = await client.query('select action, actor_id, address from audit_log')
  expect(entries).toEqual([{ action: 'logged_in', actor_id: 1, address: null }])
})

test('0076 invents no consent for those who refused news', async () => {
  const refusal = (account_id: number, since: string) =>
    `insert into consents (account_id, kind, wording, given_at, withdrawn_at)
     select id, 'news', 1, least(created_at, '${since}'), '${since}' from accounts where id = ${account_id};`
  const consent = (account_id: number, withdrawn_at: string) =>
    `insert into consents (account_id, kind, wording, given_at, given_by, withdrawn_at)
     values (${account_id}, 'news', 1, '2027-04-01T08:00:00Z', ${account_id}, ${withdrawn_at});`
  const { client, upgrade } = await databaseBefore(
    '0076',
    [
      account('mira'),
      account('jonas'),
      `update accounts set created_at = '2027-03-01T08:00:00Z';`,
      refusal(1, '2027-03-20T08:00:00Z'),
      consent(1, 'null'),
      consent(2, `'2027-05-01T08:00:00Z'`),
    ].join(''),
  )
  await upgrade()
  const { rows } = await client.query(
    'select account_id, given_at, withdrawn_at, wording from consents order by id',
  )
  const given_at = new Date('2027-04-01T08:00:00Z')
  expect(rows).toEqual([
    { account_id: 1, given_at: null, withdrawn_at: new Date('2027-03-20T08:00:00Z'), wording: null },
    { account_id: 1, given_at, withdrawn_at: null, wording: 1 },
    { account_id: 2, given_at, withdrawn_at: new Date('2027-05-01T08:00:00Z'), wording: 1 },
  ])
})

test('0090 sends news only to those who have agreed to them', async () => {
  const mail = (account_id: number, isNews: boolean) =>
    `insert into outbox (key, message_id, recipient, locale, subject, body_text, body_html, created_at, account_id, unsubscribe_url)
     values ('mail ${account_id} ${isNews}', 'mail ${account_id} ${isNews}', 'x@example.org', 'en', 'Mail', '', '', now(),
       ${account_id}, ${isNews ? "'http://localhost/unsubscribe'" : 'null'});`
  const news = (account_id: number, given: string, withdrawn: string) =>
    `insert into consents (account_id, kind, wording, given_at, withdrawn_at)
     values (${account_id}, 'news', ${given === 'null' ? 'null' : 1}, ${given}, ${withdrawn});`
  const [never, agreed, objected, ended] = [1, 2, 3, 4]
  const { client, upgrade } = await databaseBefore(
    '0090',
    [
      ...['never', 'agreed', 'objected', 'ended'].map(name =>
        account(name)
          .replace('created_at)', 'created_at, email_canonical)')
          .replace('now());', `now(), '${name}@example.org');`),
      ),
      news(agreed, 'now()', 'null'),
      news(objected, 'null', 'now()'),
      news(ended, "now() - interval '1 day'", 'now()'),
      ...[never, agreed, objected, ended].flatMap(id => [mail(id, true), mail(id, false)]),
    ].join(''),
  )
  await upgrade()
  const stopped = await client.query('select key from outbox where stopped_at is not null order by key')
  expect(stopped.rows.map(({ key }) => key)).toEqual([never, objected, ended].map(id => `mail ${id} true`))
  // What processes of the release before read.
  const { rows } = await client.query('select account_id from news_refusals order by account_id')
  expect(rows.map(({ account_id }) => account_id)).toEqual([never, objected, ended])
  const consents = await client.query('select count(*)::int as count from consents')
  expect(consents.rows).toEqual([{ count: 3 }])
})
