import { createHash } from 'node:crypto'
import { laterDay } from '@academy/contract/base/days'
import { insertImport, insertNewLines, insertStatements } from '../areas/money/bank/import-queries.ts'
import { markBooked, markIgnored } from '../areas/money/bank/line-queries.ts'
import { loadAssociation } from '../base/association.ts'
import type { StatementLine } from '../base/camt/statement.ts'
import { timeInVienna } from '../base/clock.ts'
import type { Tx } from '../db/connection.ts'

const OPENING_CENTS = 1_250_000
// Example numbers of the IBAN registry, and invented ones with right check digits.
const ibans = [
  'AT792011100012345678',
  'DE41500105170123456789',
  'CH9300762011623852957',
  'AT021420020010147558',
]

type Given = Pick<StatementLine, 'booked_on' | 'amount_cents' | 'party_name'> & Partial<StatementLine>

const lineOf = (given: Given, index: number): StatementLine => ({
  valued_on: given.booked_on,
  direction: 'in',
  is_return: false,
  return_reason: '',
  end_to_end_id: '',
  references: [],
  remittance: '',
  party_iban: ibans[index % ibans.length] ?? '',
  ultimate_name: '',
  bank_reference: `DEMO-${index + 1}`,
  fingerprint: createHash('sha256').update(`demo ${given.booked_on} ${index}`).digest('hex'),
  ...given,
})

/** Payments that the office entered by hand, which the statement proves. */
const recentPayments = (tx: Tx) =>
  tx
    .selectFrom('payments')
    .innerJoin('accounts', 'accounts.id', 'payments.account_id')
    .innerJoin('allocations', 'allocations.payment_id', 'payments.id')
    .innerJoin('invoices', 'invoices.id', 'allocations.invoice_id')
    .distinctOn('payments.id')
    .select([
      'payments.id',
      'payments.amount_cents',
      'payments.paid_on',
      'first_name',
      'last_name',
      'reference',
    ])
    .where('payments.amount_cents', '>', 0)
    .where('payments.undone_at', 'is', null)
    .where('allocations.released_at', 'is', null)
    .orderBy('payments.id', 'desc')
    .limit(4)
    .execute()

const openInvoices = (tx: Tx) =>
  tx
    .selectFrom('invoice_balances')
    .innerJoin('invoices', 'invoices.id', 'invoice_id')
    .innerJoin('accounts', 'accounts.id', 'invoices.account_id')
    .select(['invoice_number', 'outstanding_cents', 'first_name', 'last_name'])
    .where('outstanding_cents', '>', 0)
    .orderBy('invoices.id', 'desc')
    .limit(3)
    .execute()

/** One imported statement with lines that are booked, open and ignored. */
export const seedBank = async (tx: Tx, today: string): Promise<void> => {
  const yesterday = laterDay(today, -1)
  const [paid, open] = [await recentPayments(tx), await openInvoices(tx)]
  const texts = [
    (one: (typeof open)[number]) => ({ party_name: `${one.last_name} ${one.first_name}`.toUpperCase() }),
    (one: (typeof open)[number]) => ({
      party_name: 'Gerda Wallinger',
      remittance: `Kurs ${one.first_name} ${one.last_name}`,
    }),
    (one: (typeof open)[number]) => ({
      party_name: 'Norbert Wallinger',
      remittance: `Rg. ${one.invoice_number}`,
    }),
  ]
  const given: Given[] = [
    ...paid.map(one => ({
      booked_on: one.paid_on,
      amount_cents: one.amount_cents,
      party_name: `${one.first_name} ${one.last_name}`,
      references: [one.reference],
    })),
    ...open.map((one, index) => ({
      booked_on: yesterday,
      amount_cents: one.outstanding_cents,
      party_name: '',
      ...texts[index]?.(one),
    })),
    { booked_on: yesterday, amount_cents: 10_000, party_name: 'Ilse Hinterbrunner', remittance: 'Spende' },
    { booked_on: yesterday, amount_cents: 48_050, party_name: 'Abendkasse', remittance: 'Konzert im Stift' },
  ]
  const lines = given.map(lineOf)
  const sum = lines.reduce((total, { amount_cents }) => total + amount_cents, 0)
  const { iban } = await loadAssociation(tx)
  const first = lines.reduce((day, { booked_on }) => (booked_on < day ? booked_on : day), yesterday)
  const statements = [
    {
      iban,
      currency: 'EUR',
      statement_id: `${yesterday.slice(0, 7)}-1`,
      opening: { cents: OPENING_CENTS, on: first },
      closing: { cents: OPENING_CENTS + sum, on: yesterday },
      lines,
    },
  ]
  const fresh = await insertNewLines(tx, statements)
  if (fresh.length < lines.length) return
  const { id: office } = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'manager@example.org')
    .executeTakeFirstOrThrow()
  const now = timeInVienna(today, 9)
  const import_id = await insertImport(tx, {
    file_name: `camt053_${yesterday}.xml`,
    new_count: lines.length,
    known_count: 0,
    warnings: [],
    imported_at: now,
    imported_by: office,
  })
  await insertStatements(
    tx,
    import_id,
    statements,
    fresh.map(({ id }) => id),
  )
  const idOf = (index: number) => fresh.find(one => one.fingerprint === lines[index]?.fingerprint)?.id ?? 0
  const settled = { settled_at: now, settled_by: office }
  for (const [index, { id: payment_id }] of paid.entries())
    await markBooked(tx, idOf(index), { payment_id, booked_as: 'recorded', ...settled })
  await markIgnored(tx, idOf(paid.length + open.length), { ignore_reason: 'Spende', ...settled })
}
