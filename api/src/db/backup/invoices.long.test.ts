import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueFee } from '../../../test/invoices.ts'
import {
  insertPaymentOn,
  markUndone,
  releaseAllocations,
} from '../../areas/money/invoices/allocation-queries.ts'
import { cancelInvoice } from '../../areas/money/invoices/cancel.ts'
import { type Connection, connect } from '../connection.ts'
import { restoreBackup } from './restore-backup.ts'
import { fingerprint, installation, sql, workFolder } from './testing/installation.ts'
import { writeBackup } from './write-backup.ts'

const now = new Date('2027-03-02T09:00:00Z')
const connections: Connection[] = []
const open = (url: string) => {
  const connection = connect(url, 2)
  connections.push(connection)
  return connection.db
}

let here: Awaited<ReturnType<typeof installation>>
let there: Awaited<ReturnType<typeof installation>>
let folder: Awaited<ReturnType<typeof workFolder>>
let account_id: number

beforeAll(async () => {
  here = await installation('migrated')
  there = await installation('blank')
  folder = await workFolder()
  const [person] = await sql(
    here.url,
    `insert into accounts (first_name, last_name, email, password_hash) values ('Ida', 'Felsner', 'ida@example.org', '-') returning id`,
  )
  account_id = person.id
})
afterAll(async () => {
  for (const connection of connections) await connection.close()
  for (const place of [here, there, folder]) await place[Symbol.asyncDispose]()
})

/** Books the only bed of the installation. */
const book = (url: string, invoice_id: number, [from, to]: [from: string, to: string]) =>
  sql(
    url,
    `insert into academies (start_date_academy, end_date_academy, end_date_application, place_name, handling_fee_cents, recording_fee_cents)
       select '2027-08-01', '2027-08-15', '2027-07-01', 'Stift', 0, 0 where not exists (select from academies);
     insert into room_types (academy_id, name_de, name_en, description_de, description_en, price_cents, beds)
       select id, '', '', '', '', 2500, 1 from academies where not exists (select from room_types);
     insert into bookings (academy_id, account_id, start_date, end_date, room_type_id, total_cents, invoice_id, booked_at)
       select academy_id, ${account_id}, '${from}', '${to}', id, 7500, ${invoice_id}, now() from room_types`,
  )

test('invoices, cancellations, payments, bookings and balances are restored unchanged and stay usable', async () => {
  const db = open(here.url)
  const entry = { paid_on: '2027-03-02', recorded_at: now, recorded_by: account_id }
  const [first, second] = [await issueFee(db, account_id), await issueFee(db, account_id)]
  await db.transaction().execute(async tx => {
    const wrong = await insertPaymentOn(tx, { ...entry, invoice_id: first.id, amount_cents: 7_500 })
    await releaseAllocations(tx, [1], { released_at: now, released_by: account_id })
    await markUndone(tx, wrong.id, {
      undone_at: now,
      undone_by: account_id,
      undo_reason: 'Wrong invoice',
    })
    await insertPaymentOn(tx, { ...entry, invoice_id: first.id, amount_cents: 2_500 })
    await insertPaymentOn(tx, { ...entry, invoice_id: second.id, amount_cents: 1_000 })
    await cancelInvoice(tx, second.id, now)
  })

  await book(here.url, first.id, ['2027-08-01', '2027-08-04'])

  const file = join(folder.path, 'backup.tar.gz')
  await writeBackup({ ...here, target: file, now })
  await restoreBackup({ ...there, source: file, force: false })
  expect(await fingerprint(there)).toEqual(await fingerprint(here))

  const restored = open(there.url)
  expect(
    await restored
      .selectFrom('invoice_balances')
      .select(['paid_cents', 'is_cancelled', 'outstanding_cents'])
      .orderBy('invoice_id')
      .execute(),
  ).toEqual([
    { paid_cents: 2_500, is_cancelled: false, outstanding_cents: 5_000 },
    { paid_cents: 0, is_cancelled: true, outstanding_cents: 0 },
    { paid_cents: 0, is_cancelled: false, outstanding_cents: 0 },
  ])
  const next = await issueFee(restored, account_id)
  expect(next.invoice_number).toBe('2027-0004')
  await expect(sql(there.url, 'delete from invoices')).rejects.toThrow('never changes')

  // taken_beds is loaded as it was, not counted again by the triggers, and the triggers count from there.
  const beds = () => sql(there.url, 'select night, taken from taken_beds order by night')
  expect((await beds()).map(({ taken }) => taken)).toEqual([1, 1, 1])
  await sql(there.url, `update bookings set cancelled_at = now()`)
  expect((await beds()).map(({ taken }) => taken)).toEqual([0, 0, 0])
  await book(there.url, second.id, ['2027-08-02', '2027-08-05'])
  await sql(there.url, `alter table bookings drop constraint bookings_no_overlap`)
  await expect(book(there.url, next.id, ['2027-08-04', '2027-08-06'])).rejects.toThrow('never_overbooked')
})
