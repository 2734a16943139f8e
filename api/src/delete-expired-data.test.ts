import * as accounts from '@academy/contract/access/accounts/endpoints'
import { ConcertRequestInput } from '@academy/contract/concerts/requests/schemas'
import { enterPayment, enterRefund } from '@academy/contract/money/person-account/endpoints'
import { requestRefund } from '@academy/contract/money/refunds/endpoints'
import { NOTICE_DAYS } from '@academy/contract/privacy/erasure/kinds'
import { contact } from '@academy/contract/site/contact/endpoints'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertAcademy } from '../test/academy.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { issueFee } from '../test/invoices.ts'
import { insertMasterclass } from '../test/masterclass.ts'
import { insertComposer, insertPiece } from '../test/repertoire.ts'
import { recordRequest } from './areas/concerts/requests/record.ts'
import { issueInvoice } from './areas/money/invoices/issue.ts'
import { eraseDormant, notifyDormant } from './areas/privacy/erasure/erase-dormant.ts'
import { audit } from './base/audit.ts'
import { MAX_DELETED_MAILS } from './base/mail/queries.ts'
import { enqueue, toAccount } from './base/mail/send-mail.ts'
import type { DB } from './db/schema.ts'
import { deleteExpiredData } from './delete-expired-data.ts'

const START = new Date('2026-03-10T09:00:00Z')
const later = (years: number, days: number) => {
  const date = new Date(START)
  date.setUTCFullYear(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate() + days)
  return date
}

let fixture: TestApp
beforeEach(async () => {
  fixture = await testApp({ ACADEMY_NOW: START.toISOString() })
})
afterEach(() => fixture.close())

const DAY_MS = 86_400_000

/** People without a login were told 30 days before. */
const deleteExpiredAt = async (now: Date) => {
  const { db } = fixture
  const told = new Date(now.getTime() - NOTICE_DAYS * DAY_MS)
  await db.transaction().execute(tx => deleteExpiredData(tx, now))
  await db.transaction().execute(tx => notifyDormant(tx, 'https://academy.example', told))
  await db.updateTable('outbox').set({ sent_at: told }).where('key', 'like', 'dormant:%').execute()
  await eraseDormant(fixture.services, now)
}
const count = async (table: keyof DB) =>
  (await fixture.db.selectFrom(table).select(sql`1`.as('one')).execute()).length

const password = 'Berg-Sommer-7'
const register = async (email_address: string) => {
  const body = { first_name: 'Mira', last_name: 'Talbach', email_address, password }
  const reply = await fixture.call(accounts.register, { body: { ...body, password_confirmation: password } })
  return reply.body.user_data.id
}

test('a message to the office and its mail are deleted after a year', async () => {
  await fixture.db.updateTable('association').set({ contact_email: 'office@example.org' }).execute()
  await fixture.call(contact, {
    body: { email: 'a@example.org', subject: 'Klaviere', message: 'Gibt es sie?' },
  })
  await deleteExpiredAt(later(1, -1))
  expect([await count('contact_messages'), await count('outbox')]).toEqual([1, 1])
  await deleteExpiredAt(later(1, 1))
  expect([await count('contact_messages'), await count('outbox')]).toEqual([0, 0])
})

test('of very many expired mails the oldest are deleted first, the others by the next run', async () => {
  const { db } = fixture
  await sql`insert into outbox (key, message_id, recipient, locale, subject, body_text, body_html, created_at)
    select 'old:' || n, 'old-' || n, 'a@example.org', 'en', 'Hi', '', '', ${START}::timestamptz - n * interval '1 minute'
    from generate_series(1, ${MAX_DELETED_MAILS + 2}) n`.execute(db)
  await deleteExpiredAt(later(1, 1))
  const left = await db.selectFrom('outbox').select('key').orderBy('key').execute()
  expect(left.map(({ key }) => key)).toEqual(['old:1', 'old:2'])
  await deleteExpiredAt(later(1, 1))
  expect(await count('outbox')).toBe(0)
})

test('a mail that waits for the confirmation of an address is deleted after 90 days', async () => {
  const mira = await register('mira@example.org')
  const lena = await register('lena@example.org')
  await fixture.db.deleteFrom('outbox').execute()
  const body = { locale: 'en', subject: 'Invoice', text: 'Hi', html: 'Hi' } as const
  for (const id of [mira, lena])
    await enqueue(fixture.db, { key: `mail:${id}`, to: toAccount(id, 'x@example.org'), ...body }, START)
  await fixture.db.updateTable('accounts').set({ email_verified: true }).where('id', '=', lena).execute()
  await deleteExpiredAt(later(0, 89))
  expect(await count('outbox')).toBe(2)
  await deleteExpiredAt(later(0, 91))
  const left = await fixture.db.selectFrom('outbox').select('account_id').execute()
  expect(left).toEqual([{ account_id: lena }])
})

test('a mail that is being sent is not deleted', async () => {
  await register('mira@example.org')
  await fixture.db.transaction().execute(async sending => {
    await sending.selectFrom('outbox').select('id').forUpdate().execute()
    await deleteExpiredAt(later(2, 0))
  })
  expect(await count('outbox')).toBe(1)
})

test('an account is deleted three years after the last login, with its data', async () => {
  await register('mira@example.org')
  await deleteExpiredAt(later(3, -1))
  expect([await count('accounts'), await count('profiles')]).toEqual([1, 1])
  await deleteExpiredAt(later(3, 1))
  expect([await count('accounts'), await count('profiles')]).toEqual([0, 0])
})

test('a login restarts the three years, and a logged-in account is kept', async () => {
  const id = await register('mira@example.org')
  const seen = (last_login_at: Date) =>
    fixture.db.updateTable('accounts').set({ last_login_at }).where('id', '=', id).execute()
  await seen(new Date('2020-01-01'))
  await deleteExpiredAt(later(0, 1))
  expect(await count('accounts')).toBe(1)

  await fixture.call(accounts.login, { body: { email_address: 'mira@example.org', password } })
  await deleteExpiredAt(later(2, 360))
  expect(await count('accounts')).toBe(1)
})

test('an account that is still referenced is kept, and the others are deleted', async () => {
  const needed = await register('needed@example.org')
  await register('mira@example.org')
  await sql`create table bills (account_id int references accounts)`.execute(fixture.db)
  await sql`insert into bills values (${needed})`.execute(fixture.db)
  await deleteExpiredAt(later(4, 0))
  expect(await fixture.db.selectFrom('accounts').select('id').execute()).toEqual([{ id: needed }])
})

test('a booking is counted without its person, and who owes money is kept', async () => {
  const academy_id = await insertAcademy(fixture.db, 2026)
  const stay = { academy_id, start_date: '2026-08-01', end_date: '2026-08-04', booked_at: START }
  const [guest, payer] = [await register('guest@example.org'), await register('payer@example.org')]
  const invoice = await issueFee(fixture.db, payer, { now: START })
  await fixture.db
    .insertInto('bookings')
    .values([
      { ...stay, account_id: guest, total_cents: 0 },
      { ...stay, account_id: payer, total_cents: 7_500, invoice_id: invoice.id },
    ])
    .execute()
  await deleteExpiredAt(later(4, 0))
  const names = await fixture.db
    .selectFrom('accounts')
    .select(['first_name', 'last_name'])
    .orderBy('id')
    .execute()
  expect(names).toEqual([
    { first_name: 'Person', last_name: String(guest) },
    { first_name: 'Mira', last_name: 'Talbach' },
  ])
  expect(await count('bookings')).toBe(2)
})

test('works of concerts are counted without their person, and catalogue entries stay', async () => {
  const id = await register('mira@example.org')
  await insertMasterclass(fixture.db)
  const composer_id = await insertComposer(fixture.db)
  const piece = await insertPiece(fixture.db, composer_id, { movements: ['Allegro'] })
  for (const table of ['composers', 'pieces', 'movements'] as const)
    await fixture.db.updateTable(table).set({ added_by: id }).execute()
  const { id: academy_id } = await fixture.db.selectFrom('academies').select('id').executeTakeFirstOrThrow()
  const movements = [{ movement_id: piece.movements[0] ?? 0, duration_seconds: 60, sort_order: 0 }]
  const input = ConcertRequestInput.parse({
    piece_id: piece.id,
    earliest_performance_date: '2027-08-05',
    movements,
  })
  await fixture.db
    .transaction()
    .execute(tx => recordRequest(tx, { account_id: id, academy_id }, input, START))
  await deleteExpiredAt(later(3, 1))
  expect([
    await count('accounts'),
    await count('concert_requests'),
    await count('requested_movements'),
  ]).toEqual([1, 1, 1])
  const names = await fixture.db.selectFrom('accounts').select(['first_name', 'email']).execute()
  expect(names).toEqual([{ first_name: 'Person', email: `person-${id}@erased.invalid` }])
  expect([await count('composers'), await count('pieces'), await count('movements')]).toEqual([1, 1, 1])
})

test('a request with an invoice keeps its account, because the invoice must be retained by law', async () => {
  const account_id = await register('mira@example.org')
  await insertMasterclass(fixture.db)
  const piece = await insertPiece(fixture.db, await insertComposer(fixture.db))
  const { id: academy_id } = await fixture.db.selectFrom('academies').select('id').executeTakeFirstOrThrow()
  await fixture.db.transaction().execute(async tx => {
    const input = { piece_id: piece.id, earliest_performance_date: '2027-08-05', duration_seconds: 60 }
    const id = await recordRequest(tx, { account_id, academy_id }, ConcertRequestInput.parse(input), START)
    const subject = { de: 'Aufnahme', en: 'Recording' }
    const lines = [{ description: subject, quantity: 1, unit_cents: 1_500 }]
    const invoice = await issueInvoice(tx, { account_id, kind: 'recording', subject, lines }, START)
    await tx.updateTable('concert_requests').set({ invoice_id: invoice.id }).where('id', '=', id).execute()
  })
  await deleteExpiredAt(later(4, 0))
  expect([await count('accounts'), await count('concert_requests')]).toEqual([1, 1])
})

test('audit log entries are deleted after three years', async () => {
  await audit(fixture.db, { at: START, action: 'role_added' })
  await deleteExpiredAt(later(3, -1))
  expect(await count('audit_log')).toBe(1)
  await deleteExpiredAt(later(3, 1))
  expect(await count('audit_log')).toBe(0)
})

test('of the IBAN of a refund the last four characters are kept 60 days after it was sent', async () => {
  const [mira, office] = [await fixture.person(), await fixture.person(['AcademyManager'])]
  const params = { id: String(mira.id) }
  const money = { amount: 100, paid_on: '2026-03-10' }
  await fixture.call(enterPayment, { params, body: money }, { as: office })
  const body = { iban: 'AT611904300234573201', account_holder: 'Mira Talbach' }
  await fixture.call(requestRefund, { body }, { as: mira })
  await fixture.call(enterRefund, { params, body: money }, { as: office })
  const iban = async () => (await fixture.db.selectFrom('refund_requests').select('iban').execute())[0]?.iban
  await deleteExpiredAt(later(0, 60))
  expect(await iban()).toBe('AT611904300234573201')
  await deleteExpiredAt(later(0, 61))
  expect(await iban()).toBe('3201')
})
