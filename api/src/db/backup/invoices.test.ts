import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueFee } from '../../../test/invoices.ts'
import { cancelInvoice } from '../../features/invoices/cancel.ts'
import { insertPayment, markUndone } from '../../features/payments/queries.ts'
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

test('invoices, their cancellation, payments and what is open come back as they were, and go on', async () => {
  const db = open(here.url)
  const entry = { paid_on: '2027-03-02', recorded_at: now, recorded_by: account_id }
  const [first, second] = [await issueFee(db, account_id), await issueFee(db, account_id)]
  await db.transaction().execute(async tx => {
    const wrong = await insertPayment(tx, { ...entry, invoice_id: first.id, amount_cents: 7_500 })
    await markUndone(tx, wrong.id, { undone_at: now, undone_by: account_id, undo_reason: 'Wrong invoice' })
    await insertPayment(tx, { ...entry, invoice_id: first.id, amount_cents: 2_500 })
    await insertPayment(tx, { ...entry, invoice_id: second.id, amount_cents: 1_000 })
    await cancelInvoice(tx, second.id, now)
  })

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
    { paid_cents: 1_000, is_cancelled: true, outstanding_cents: 0 },
    { paid_cents: 0, is_cancelled: false, outstanding_cents: 0 },
  ])
  expect((await issueFee(restored, account_id)).invoice_number).toBe('2027-0004')
  await expect(sql(there.url, 'delete from invoices')).rejects.toThrow('never changes')
})
