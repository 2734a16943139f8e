import type { Locale } from '@academy/contract/base/locale'
import type { PersonAccount, PersonAccountPayment } from '@academy/contract/money/person-account/schemas'
import { json, number, type RowOf } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { euros, nameOfAccount } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { type InvoiceWithoutLink, invoiceFields, invoiceTables } from '../invoices/queries.ts'
import { openRequestJson } from '../refunds/queries.ts'

const knownColumns = {
  accounts: number(),
  invoices: number(),
}
type Known = RowOf<typeof knownColumns>

const knownStatement = fixedStatement(knownColumns)<[account_id: number, invoice_ids: number[]]>(`
  select (select count(*) from accounts where id = $1)::int as accounts,
    (select count(*) from invoices where id = any($2))::int as invoices`)

/** Counts which of them exist. */
export const countKnown = async (tx: Tx, account_id: number, invoice_ids: number[]): Promise<Known> =>
  (await knownStatement(tx, account_id, invoice_ids))[0] ?? { accounts: 0, invoices: 0 }

export const findOwnerOf = (tx: Tx, invoice_id: number) =>
  tx.selectFrom('invoices').select('account_id').where('id', '=', invoice_id).executeTakeFirst()

/** Whether an entry belongs to the account: a payment of the person, or money on one of their invoices. */
const paymentStatement = fixedStatement({
  id: number(),
})<[account_id: number, payment_id: number]>('select id from payments where account_id = $1 and id = $2')
const allocationStatement = fixedStatement({
  id: number(),
})<[account_id: number, allocation_id: number]>(`
  select a.id from allocations a join payments p on p.id = a.payment_id left join invoices v on v.id = a.invoice_id
  where a.id = $2 and (p.account_id = $1 or v.account_id = $1)`)

export const isOwnPayment = async (tx: Tx, account_id: number, id: number) =>
  (await paymentStatement(tx, account_id, id)).length > 0
export const isOwnAllocation = async (tx: Tx, account_id: number, id: number) =>
  (await allocationStatement(tx, account_id, id)).length > 0

/** An entry without its balance, in the order of the account. */
interface StoredEntry {
  date: string
  amount_cents: number
  invoice: InvoiceWithoutLink | null
  payment: PersonAccountPayment | null
}

export interface StoredPersonAccount
  extends Pick<PersonAccount, 'id' | 'full_name' | 'outstanding' | 'credit' | 'refund_request'> {
  locale: Locale
  email: string
  entries: StoredEntry[]
}

const partsOf = (condition: string) => `(
  select coalesce(json_agg(json_build_object('allocation_id', a.id, 'invoice_id', v.id, 'invoice_number', v.invoice_number,
    'full_name', case when v.account_id <> $1 then ${nameOfAccount('v.account_id')} end,
    'amount', ${euros('a.amount_cents')}) order by a.id), '[]')
  from allocations a join invoices v on v.id = a.invoice_id
  where a.payment_id = p.id and a.released_at is null and ${condition})`

const paymentJson = (fields: string, parts: string) => `json_build_object(
  'id', p.id, 'amount', ${euros('p.amount_cents')}, 'payer_name', p.payer_name, 'note', p.note,
  'undone_at', p.undone_at, 'undo_reason', p.undo_reason, 'is_reversal', entry.sign = -1, 'parts', ${parts}, ${fields})`

/** Each payment on its day and, if it was undone, its reversal. */
const onItsDays = `cross join lateral (
    select p.paid_on as day, p.recorded_at as at, 1 as sign
    union all select p.undone_on, p.undone_at, -1 where p.undone_at is not null) entry`
/** What counts on invoices; of an undone payment what counted until then. */
const isCounted = '(a.released_at is null or a.released_at = p.undone_at)'

// Of one day and moment the documents first. Running maxima: a document is never before the one that it cancels.
const entriesSql = `
  select v.invoice_date as date, max(v.created_at) over (order by v.id) as at, 0 as rank, v.id, v.total_cents as cents,
    json_build_object(${invoiceFields('$2::date')}) as invoice, null::json as payment
  from ${invoiceTables} where v.account_id = $1
  union all
  -- Money that the person paid on invoices of others is not part of this account.
  select entry.day, entry.at, 1 + (entry.sign = -1)::int, p.id, entry.sign * (-p.amount_cents + (
      select coalesce(sum(a.amount_cents), 0)::int from allocations a join invoices v on v.id = a.invoice_id
      where a.payment_id = p.id and ${isCounted} and v.account_id <> $1)),
    null, ${paymentJson(
      `'entered_on', null, 'credit', ${euros('coalesce((select cents from credits where payment_id = p.id), 0)')}`,
      partsOf('true'),
    )}
  from payments p ${onItsDays} where p.account_id = $1
  union all
  -- What others have paid on own invoices.
  select entry.day, entry.at, 1 + (entry.sign = -1)::int, p.id, entry.sign * -used.cents, null, ${paymentJson(
    `'entered_on', ${nameOfAccount('p.account_id')}, 'credit', 0`,
    partsOf('v.account_id = $1'),
  )}
  from (
    select a.payment_id, sum(a.amount_cents)::int as cents
    from allocations a join invoices v on v.id = a.invoice_id join payments p on p.id = a.payment_id
    where v.account_id = $1 and p.account_id <> $1 and ${isCounted} group by a.payment_id) used
  join payments p on p.id = used.payment_id ${onItsDays}`

const personAccountStatement = fixedStatement({
  account: json<StoredPersonAccount>(),
})<[account_id: number, today: string]>(`
  select json_build_object('id', person.id, 'full_name', full_name(person.first_name, person.last_name),
    'locale', person.locale, 'email', person.email,
    'outstanding', ${euros(`(
      select coalesce(sum(b.outstanding_cents), 0) from ${invoiceTables} where v.account_id = person.id)`)},
    'credit', ${euros('(select coalesce(sum(cents), 0)::int from credits where account_id = person.id)')},
    'refund_request', ${openRequestJson('person.id')},
    'entries', (
      select coalesce(json_agg(json_build_object('date', date, 'amount_cents', cents, 'invoice', invoice,
        'payment', payment) order by date, at, rank, id), '[]')
      from (${entriesSql}) entries)) as account
  from accounts person where person.id = $1`)

export const findPersonAccount = async (db: Db, account_id: number, today: string) =>
  (await personAccountStatement(db, account_id, today))[0]?.account
