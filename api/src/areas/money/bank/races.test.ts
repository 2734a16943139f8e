import { undoImport } from '@academy/contract/money/bank/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { debtor, importer } from '../../../../test/bank-fixture.ts'
import { raceAt } from '../../../../test/barrier.ts'
import { issueFee, setAssociation } from '../../../../test/invoices.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { readXml } from '../../../base/camt/read-xml.ts'
import { camt } from '../../../base/camt/testing/build-camt.ts'
import type { Tx } from '../../../db/connection.ts'
import { allocate } from '../payments/allocate.ts'
import { bookPayment } from '../payments/book-payment.ts'
import { confirmBooking } from './bank.ts'
import { storeImport } from './import-statements.ts'

let fixture: TestApp
let office: Person
let bank: ReturnType<typeof importer>
const now = new Date('2027-03-10T09:00:00Z')

beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: now.toISOString() })
  office = await fixture.person(['AcademyManager'])
  await setAssociation(fixture.db)
  bank = importer(fixture, office)
})
afterAll(() => fixture.close())

const paymentsOf = (account_id: number) =>
  fixture.db.selectFrom('payments').selectAll().where('account_id', '=', account_id).execute()
const statementsOf = async (xml: string) =>
  readXml(
    (async function* () {
      yield Buffer.from(xml)
    })(),
  )

/** Does something in a transaction that ends only when the other side waits for it. */
const beside = async <T>(first: (tx: Tx) => Promise<unknown>, other: () => Promise<T>): Promise<T> => {
  const { promise: waits, resolve: commit } = Promise.withResolvers<void>()
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  const transaction = fixture.db.transaction().execute(async tx => {
    await first(tx)
    start()
    await waits
  })
  await started
  const result = other()
  await Promise.race([untilBlocked(fixture.db), result.catch(() => {})])
  commit()
  await transaction
  return result
}

describe('the same file, imported many times at the same moment', () => {
  test('brings each line once and books it once', async () => {
    const person = await debtor(fixture, 'Mira', 'Talbach')
    const xml = camt({ lines: [{ amount: '75.00', reference: person.reference }, { amount: '12.00' }] })
    const answers = await Promise.all(Array.from({ length: 6 }, () => bank.upload(xml)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(answers.filter(({ body }) => body.imported)).toHaveLength(1)
    expect(await paymentsOf(person.id)).toHaveLength(1)
  })

  test('control: without the unique fingerprint each import brings its own lines', async () => {
    await sql`alter table bank_lines drop constraint bank_lines_once`.execute(fixture.db)
    const xml = camt({ lines: [{ amount: '13.00' }] })
    const answers = await Promise.all([bank.upload(xml), bank.upload(xml)])
    expect(answers.filter(({ body }) => body.imported)).toHaveLength(2)
    await sql`delete from bank_statement_lines`.execute(fixture.db)
    await sql`delete from bank_lines where amount_cents = 1300`.execute(fixture.db)
    await sql`alter table bank_lines add constraint bank_lines_once unique (fingerprint)`.execute(fixture.db)
  })
})

describe('a line that two people confirm at the same moment', () => {
  const confirm = async (amount: string) => {
    const person = await fixture.person(['student'])
    await bank.import({ lines: [{ amount }] })
    const line = (await bank.lines('open')).find(one => one.amount === Number(amount))
    const booking = { kind: 'payment' as const, account_id: person.id, wanted: [] }
    const once = () =>
      confirmBooking(fixture.services, {
        line_id: line?.id ?? 0,
        booking,
        actor_id: office.id,
        now,
      })
    return { person, once }
  }

  test('is booked once', async () => {
    const { person, once } = await confirm('21.00')
    const outcomes = await Promise.allSettled([once(), once(), once(), once()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await paymentsOf(person.id)).toHaveLength(1)
  })

  test('control: without the lock it is booked twice', async () => {
    const { person, once } = await confirm('22.00')
    const { url } = fixture
    const both = () => Promise.allSettled([once(), once()])
    await raceAt({ url, table: 'payments', count: 2 }, () => withoutLocks(['bank_line'], both))
    expect(await paymentsOf(person.id)).toHaveLength(2)
  })
})

describe('an import beside the same payment entered by hand', () => {
  const race = async (last_name: string, around = <T>(work: () => Promise<T>) => work()) => {
    const person = await debtor(fixture, 'Pia', last_name)
    const statements = await statementsOf(camt({ lines: [{ amount: '75.00', reference: person.reference }] }))
    const file = {
      file_name: 'a.xml',
      statements,
      actor_id: office.id,
      now,
    }
    const entry = { account_id: person.id, amount_cents: 7500, paid_on: '2027-03-02' }
    const wanted = [{ invoice_id: person.invoice_id }]
    const actor = { actor_id: office.id, now }
    const imported = beside(
      tx => bookPayment(fixture.services, tx, { ...entry, wanted }, actor),
      () => around(() => fixture.db.transaction().execute(tx => storeImport(fixture.services, tx, file))),
    )
    return { person, imported }
  }

  test('books nothing twice: the line is matched again under the lock', async () => {
    const { person, imported } = await race('Birkner')
    expect((await imported).import_id).toBeDefined()
    expect(await paymentsOf(person.id)).toHaveLength(1)
  })

  test('control: without the lock the import still wants to pay the invoice, and fails', async () => {
    const { imported } = await race('Kranz', work => withoutLocks(['invoice_balance'], work, { first: 1 }))
    await expect(imported).rejects.toThrow('changed_meanwhile')
  })
})

test('undoing an import beside an allocation of its money is refused, and then undoes all', async () => {
  const [payer, other] = [await debtor(fixture, 'Nora', 'Vogt'), await fixture.person(['student'])]
  const { id: invoice_id } = await issueFee(fixture.db, other.id)
  const { imported } = await bank.import({ lines: [{ amount: '150.00', reference: payer.reference }] })
  const line = (await bank.lines('open')).find(({ amount }) => amount === 150)
  const booking = { kind: 'payment' as const, account_id: payer.id, wanted: [] }
  await confirmBooking(fixture.services, { line_id: line?.id ?? 0, booking, actor_id: office.id, now })
  const [payment] = await paymentsOf(payer.id)
  const input = { params: { id: String(imported?.id) }, body: { reason: 'Wrong file' } }
  const part = { payment_id: payment?.id ?? 0, invoice_id, amount_cents: 7500 }
  const refused = await beside(
    tx => allocate(fixture.services, tx, part, { actor_id: office.id, now }),
    () => fixture.refused(undoImport, input, { as: office }),
  )
  expect(refused.body.code).toBe('changed_meanwhile')
  await fixture.call(undoImport, input, { as: office })
  const balances = await fixture.db
    .selectFrom('invoice_balances')
    .select(['paid_cents'])
    .where('invoice_id', 'in', [invoice_id, payer.invoice_id])
    .execute()
  expect(balances.map(({ paid_cents }) => paid_cents)).toEqual([0, 0])
})
