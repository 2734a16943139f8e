import { laterDay } from '@academy/contract/base/days'
import { byLocale } from '@academy/contract/base/locale'
import { findCredit, insertAllocations, insertPayment } from '../areas/money/invoices/allocation-queries.ts'
import { issueInvoice } from '../areas/money/invoices/issue.ts'
import { reducedInvoice } from '../areas/money/ledger/act-rules.ts'
import { replaceIn } from '../areas/money/ledger/replace.ts'
import { insertStop } from '../areas/money/payment-reminders/queries.ts'
import { sendPaymentReminders } from '../areas/money/payment-reminders/send.ts'
import { saveRequest } from '../areas/money/refunds/queries.ts'
import { timeInVienna } from '../base/clock.ts'
import type { Tx } from '../db/connection.ts'
import { timestampOn } from './season.ts'

/** How long the demo has been sending reminders. */
const DAYS = 45
const HOUR = 9

const STOPPED = 'student2@example.org'
const OFFICE = 'manager@example.org'

/** Sends the reminders of the last weeks as the job would have, and stops those of one person. */
export const seedReminders = async (tx: Tx, today: string): Promise<void> => {
  if (await tx.selectFrom('payment_reminders').select('id').limit(1).executeTakeFirst()) return
  await tx
    .updateTable('association')
    .set({ reminders_since: laterDay(today, -DAYS) })
    .execute()
  for (let age = DAYS - 1; age >= 0; age--) {
    const day = laterDay(today, -age)
    const now = timeInVienna(day, HOUR)
    await sendPaymentReminders(tx, 'http://localhost:3000', { now: () => now, today: () => day })
  }
  // The demo has no mail server.
  await tx
    .updateTable('outbox')
    .set(({ ref }) => ({ sent_at: ref('created_at'), expires_at: null }))
    .where('kind', '=', 'payment-reminder')
    .execute()
  const people = await tx
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('email', 'in', [STOPPED, OFFICE])
    .execute()
  const idOf = (email: string) => people.find(person => person.email === email)?.id
  const [account_id, stopped_by] = [idOf(STOPPED), idOf(OFFICE)]
  if (account_id && stopped_by)
    await insertStop(tx, { account_id, invoice_id: null, stopped_at: timeInVienna(today, HOUR), stopped_by })
}

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

const config = { siteUrl: 'http://localhost:3000' }

/** Returns the latest open invoice of a kind, of somebody who cannot log in to the demo. */
const findOpen = (tx: Tx, kind: string) =>
  tx
    .selectFrom('invoices')
    .innerJoin('invoice_balances', 'invoice_id', 'invoices.id')
    .innerJoin('accounts', 'accounts.id', 'invoices.account_id')
    .select(['invoices.id', 'invoices.account_id'])
    .where('invoices.kind', '=', kind)
    .where('outstanding_cents', '>', 20_000 * Number(kind === 'lodging'))
    .where('accounts.email', 'not like', 'student%@example.org')
    .orderBy('invoices.id', 'desc')
    .executeTakeFirst()

/** What the office did by hand: a scholarship, a waived handling fee and an invoice of its own. */
export const seedLedger = async (tx: Tx, today: string): Promise<void> => {
  const now = timeInVienna(today, 9)
  const office = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'manager@example.org')
    .executeTakeFirst()
  if (!office) return
  const act = { actor_id: office.id, now, notify: false }
  const stay = await findOpen(tx, 'lodging')
  if (stay) {
    const scholarship = byLocale(locale => ({ de: 'Stipendium', en: 'Scholarship' })[locale])
    const { locale } = await tx
      .selectFrom('accounts')
      .select('locale')
      .where('id', '=', stay.account_id)
      .executeTakeFirstOrThrow()
    await replaceIn({ config }, tx, { ...act, id: stay.id, reason: 'Beschluss des Vorstands' }, first => ({
      kind: 'reduced',
      by: reducedInvoice(first, { cents: 15_000, description: scholarship[locale] }, today),
    }))
    await issueInvoice(
      tx,
      {
        account_id: stay.account_id,
        kind: 'other',
        subject: { de: 'Noten und Kopien', en: 'Scores and copies' },
        lines: [
          { description: { de: 'Kopien, je Heft', en: 'Copies, per booklet' }, quantity: 3, unit_cents: 450 },
        ],
      },
      now,
    )
  }
  const fee = await findOpen(tx, 'handling_fee')
  if (fee)
    await replaceIn({ config }, tx, { ...act, id: fee.id, reason: 'Härtefall' }, () => ({
      kind: 'waived',
      by: undefined,
    }))
}
