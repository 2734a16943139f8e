import { findCredit, insertAllocations, insertPayment } from '../areas/money/invoices/allocation-queries.ts'
import { saveRequest } from '../areas/money/refunds/queries.ts'
import type { Tx } from '../db/connection.ts'
import { timestampOn } from './season.ts'

interface Money {
  account_id: number
  recorded_by: number
  today: string
}

/** A transfer that came twice: the second one is credit, and nobody has asked for an IBAN yet. */
const payTwice = (tx: Tx, { account_id, recorded_by, today }: Money) =>
  insertPayment(tx, {
    account_id,
    amount_cents: 5_000,
    paid_on: today,
    note: 'Doppelt überwiesen',
    recorded_at: timestampOn(today),
    recorded_by,
  })

const openLodging = (tx: Tx, except: number) =>
  tx
    .selectFrom('invoices')
    .innerJoin('invoice_balances', 'invoice_id', 'invoices.id')
    .distinctOn('account_id')
    .select(['invoices.id', 'account_id', 'outstanding_cents'])
    .where('kind', '=', 'lodging')
    .where('outstanding_cents', '>', 10_000)
    .where('account_id', '<>', except)
    .orderBy('account_id')
    .orderBy('invoices.id')
    .limit(2)
    .execute()

/** One transfer of a mother for two people: a part of the rooms of both. */
const payForTwo = async (tx: Tx, { account_id: except, recorded_by, today }: Money) => {
  const [first, second] = await openLodging(tx, except)
  if (!first || !second) return
  const recorded_at = timestampOn(today)
  const { id: payment_id } = await insertPayment(tx, {
    account_id: first.account_id,
    amount_cents: 20_000,
    paid_on: today,
    payer_name: 'Rosa Lindenthal',
    note: 'Anzahlung für beide Zimmer',
    recorded_at,
    recorded_by,
  })
  const by = { payment_id, amount_cents: 10_000, allocated_at: recorded_at, allocated_by: recorded_by }
  await insertAllocations(
    tx,
    [first, second].map(({ id: invoice_id }) => ({ ...by, invoice_id })),
  )
}

/** Somebody who gave up a room wants the money back. */
const requestOne = async (tx: Tx, except: number, today: string) => {
  const people = await tx
    .selectFrom('payments')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['account_id', 'first_name', 'last_name'])
    .where('account_id', '<>', except)
    .whereRef('amount_cents', '>', 'allocated_cents')
    .orderBy('payments.id')
    .limit(1)
    .execute()
  for (const { account_id, first_name, last_name } of people)
    if ((await findCredit(tx, account_id)).length > 0)
      await saveRequest(tx, {
        account_id,
        // The example of the standard.
        iban: 'AT611904300234573201',
        account_holder: `${first_name} ${last_name}`,
        requested_at: timestampOn(today),
      })
}

/** Adds credit, a request for a refund, and one payment for two people. */
export const seedCredit = async (
  tx: Tx,
  accountOf: ReadonlyMap<string, number>,
  today: string,
): Promise<void> => {
  const recorded_by = accountOf.get('manager@example.org') ?? 0
  const account_id = accountOf.get('student@example.org') ?? 0
  await payTwice(tx, { account_id, recorded_by, today })
  await payForTwo(tx, { account_id, recorded_by, today })
  await requestOne(tx, account_id, today)
}
