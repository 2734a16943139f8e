// Afterwards nothing of a person is found but the documents that the law wants kept.

import { outbox, resendMail } from '@academy/contract/messages/mails/endpoints'
import { writeToOffice } from '@academy/contract/site/contact/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { insertMarkedPeople, type MarkedPerson } from '../../../../test/personal-data/marks.ts'
import { audit } from '../../../base/audit.ts'
import { enqueue, toAddress } from '../../../base/mail/send-mail.ts'
import { personalTables, register } from '../../../db/personal-data/register.ts'
import { eraseRequested } from './erase.ts'

const NOW = new Date('2028-01-10T10:00:00Z')

let fixture: TestApp
let ada: MarkedPerson
let bert: MarkedPerson
let bertBefore: Map<string, number>
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: NOW.toISOString() })
  const { db, services } = fixture
  ;({ ada, bert } = await insertMarkedPeople({ db, files: services.files }))
  // The helper marks every column of every table, also of a request that was cancelled.
  await db.deleteFrom('erasure_requests').execute()
  await db.deleteFrom('refund_requests').where('refund_id', 'is', null).execute()
  // Credit prevents erasing, too.
  await sql`alter table payments disable trigger user`.execute(db)
  await sql`update payments set allocated_cents = amount_cents where amount_cents > 0 and undone_at is null`.execute(
    db,
  )
  await sql`alter table payments enable trigger user`.execute(db)
  const { first_name, last_name, email } = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', ada.id)
    .executeTakeFirstOrThrow()
  const about = `${first_name} ${last_name} <${email}>`
  const body = { locale: 'en', subject: about, text: about, html: about } as const
  await enqueue(
    db,
    { key: 'to-teacher', to: toAddress('teacher@example.org'), about: [ada.id], ...body },
    NOW,
  )
  await audit(db, { at: NOW, action: 'person_invited', details: { email, first_name: about } })
  bertBefore = await columnsWith(bert)
  const erase_after = new Date(NOW.getTime() - 1)
  await db
    .insertInto('erasure_requests')
    .values({ account_id: ada.id, requested_by: ada.id, requested_at: new Date('2027-12-27'), erase_after })
    .execute()
})
afterAll(() => fixture.close())

/**
 * Counts the values with a mark of a person, by column. Words without one letter look like those of the other person;
 * they are made of the name.
 */
const columnsWith = async ({ tag }: MarkedPerson): Promise<Map<string, number>> => {
  const found = new Map<string, number>()
  for (const table of Object.keys(register)) {
    const { rows } = await sql<{ path: string; count: number }>`
      select ${table} || '.' || value.key as path, count(*)::int as count
      from ${sql.table(table)} one, jsonb_each_text(to_jsonb(one)) value
      where value.value ilike ${`%${tag}%`} and not (${table} = 'accounts' and value.key = 'near_words')
      group by 1`.execute(fixture.db)
    for (const { path, count } of rows) found.set(path, count)
  }
  return found
}

const filesWith = async ({ tag }: MarkedPerson): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of fixture.services.files.list('')) if (key.includes(tag)) keys.push(key)
  return keys
}

const keptTables = new Set<string>(
  personalTables.filter(([, { onErase }]) => onErase.way === 'keep').map(([table]) => table),
)
const isKept = (path: string) => keptTables.has(path.split('.')[0] ?? '')

test('the marks of an erased person are only in the documents that the law wants kept', async () => {
  const before = await columnsWith(ada)
  expect([...before.keys()].filter(path => !isKept(path)).length).toBeGreaterThan(50)
  expect(await eraseRequested({ db: fixture.db, files: fixture.services.files }, ada.id, NOW)).toBe(true)
  const after = await columnsWith(ada)
  expect([...after.keys()].filter(path => !isKept(path))).toEqual([])
  expect([...after.keys()]).toEqual(expect.arrayContaining(['invoices.recipient', 'payments.payer_name']))
})

test('files are gone, except for the invoices', async () => {
  expect(await filesWith(ada)).toEqual(expect.arrayContaining([expect.stringMatching(/^invoices\//)]))
  expect((await filesWith(ada)).filter(key => !key.startsWith('invoices/'))).toEqual([])
})

test('lists show a number instead of the name, and what is counted stays', async () => {
  const account = await fixture.db
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'email', 'password_hash', 'roles', 'erased_at'])
    .where('id', '=', ada.id)
    .executeTakeFirst()
  expect(account).toEqual({
    first_name: 'Person',
    last_name: String(ada.id),
    email: `person-${ada.id}@erased.invalid`,
    password_hash: '',
    roles: [],
    erased_at: NOW,
  })
  for (const table of ['applications', 'bookings', 'concert_requests'] as const) {
    const rows = await fixture.db.selectFrom(table).select('id').where('account_id', '=', ada.id).execute()
    expect(rows.length, table).toBeGreaterThan(0)
  }
})

test('other people lose nothing', async () => {
  expect(await columnsWith(bert)).toEqual(bertBefore)
})

test('the number is listed, so that a restored backup is erased again', async () => {
  const listed = await fixture.db
    .selectFrom('erased_accounts')
    .select(['account_id', 'erased_at', 'ground'])
    .execute()
  expect(listed).toEqual([{ account_id: ada.id, erased_at: NOW, ground: 'person' }])
  const { db } = fixture
  const entry = db
    .selectFrom('audit_log')
    .select(['account_id', 'details'])
    .where('action', '=', 'person_erased')
  expect(await entry.execute()).toEqual([
    { account_id: ada.id, details: { account_id: ada.id, ground: 'person' } },
  ])
})

test('the office’s copy of a message goes with it, also one that was sent again, and those of others stay', async () => {
  const { db, services } = fixture
  await db.updateTable('association').set({ contact_email: 'office@academy.example' }).execute()
  const [person, other] = [await fixture.person(), await fixture.person()]
  const office = { as: await fixture.person(['AcademyManager']) }
  const write = async (as: typeof person, message: string) => {
    await fixture.call(writeToOffice, { body: { subject: message, message, page: '/user' } }, { as })
  }
  await write(person, 'Talbach möchte anreisen')
  await db.updateTable('outbox').set({ sent_at: NOW }).where('subject', 'like', '%Talbach%').execute()
  const { id } = await db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', '=', NOW)
    .executeTakeFirstOrThrow()
  await fixture.call(resendMail, { params: { id: String(id) } }, office)
  await write(other, 'Talbach war sehr freundlich')
  const found = async () =>
    (await fixture.call(outbox, { query: { search: 'Talbach' } }, office)).body.mails.map(
      ({ subject }) => subject,
    )
  expect(await found()).toHaveLength(3)
  await db
    .insertInto('erasure_requests')
    .values({
      ...{ account_id: person.id, requested_by: person.id, requested_at: new Date('2027-12-27') },
      erase_after: new Date(NOW.getTime() - 1),
    })
    .execute()
  expect(await eraseRequested({ db, files: services.files }, person.id, NOW)).toBe(true)
  expect(await found()).toEqual(['Kontaktformular: Talbach war sehr freundlich'])
  const record = await db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'mail_repeated')
    .executeTakeFirstOrThrow()
  expect(record.details).toEqual({ mail_id: id, copy_id: expect.any(Number) })
})
