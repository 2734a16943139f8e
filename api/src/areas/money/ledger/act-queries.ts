import type { InvoiceActs } from '@academy/contract/money/ledger/act-schemas'
import type { InvoiceChoices } from '@academy/contract/money/ledger/list-schemas'
import type { Insertable } from 'kysely'
import { json } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { euros, nameOfAccount } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import type { InvoiceCorrections } from '../../../db/schema.ts'
import { cardTables } from '../../programme/index.ts'
import { invoiceAddressOf, invoiceTables } from '../invoices/queries.ts'

const MAX_CLASSES = 1000

const choicesStatement = fixedStatement<InvoiceChoices>({ years: json(), masterclasses: json() })(`
  select (select coalesce(json_agg(year order by year desc), '[]') from invoice_counters) as years,
    (select coalesce(json_agg(one.class order by one.start_date_academy desc, one.position, one.start_date, one.id), '[]') from (
      select json_build_object('id', m.id, ${jsonFields({ table: 'instruments', row: 'i' }, 'name', 'instrument')},
          'teacher_name', full_name(t.first_name, t.last_name),
          'year', extract(year from a.start_date_academy)::int) as class,
        a.start_date_academy, i.position, m.start_date, m.id
      from ${cardTables} where not a.is_draft
      order by a.start_date_academy desc limit ${MAX_CLASSES}) one) as masterclasses`)

export const findChoices = async (db: Db): Promise<InvoiceChoices> => {
  const [choices] = await choicesStatement(db)
  if (!choices) throw new Error('The choices of the invoices returned no row')
  return choices
}

const documentOf = (id: string) =>
  `(select json_build_object('id', id, 'invoice_number', invoice_number) from invoices where id = ${id})`

const linesJson = `(
  select json_agg(json_build_object('description', line->>'description', 'quantity', (line->>'quantity')::int,
    'unit_price', ${euros(`(line->>'unit_cents')::int`)}) order by place)
  from jsonb_array_elements(v.lines) with ordinality as lines (line, place))`

// `taken` is the cancellation of the invoice, `why` the correction that cancelled it, `origin` the one that issued it.
const actsStatement = fixedStatement({ acts: json<InvoiceActs>() })<[id: number]>(`
  select json_build_object(
    'id', v.id, 'invoice_number', v.invoice_number, 'account_id', v.account_id,
    'full_name', full_name(person.first_name, person.last_name), 'email', person.email, 'locale', person.locale,
    'has_address', exists ${invoiceAddressOf('person.id')},
    'kind', v.kind, 'subject', v.subject, 'due_date', v.due_date, 'total', ${euros('v.total_cents')},
    'lines', ${linesJson},
    'can_change', v.cancels_id is null and not b.is_cancelled,
    'is_erased', exists (select from accounts where accounts.id = v.account_id and accounts.erased_at is not null),
    'cancelled_by', ${documentOf('taken.id')},
    'replaced_by', ${documentOf('why.replacement_id')},
    'replaces', ${documentOf('(select cancels_id from invoices where id = origin.cancellation_id)')},
    'correction', (
      select json_build_object('kind', c.kind, 'reason', c.reason, 'made_at', c.made_at, 'made_by',
        ${nameOfAccount('c.made_by')})
      from invoice_corrections c
      where c.cancellation_id = coalesce(why.cancellation_id, origin.cancellation_id, v.id))) as acts
  from ${invoiceTables} join accounts person on person.id = v.account_id
  left join invoices taken on taken.cancels_id = v.id
  left join invoice_corrections why on why.cancellation_id = taken.id
  left join invoice_corrections origin on origin.replacement_id = v.id
  where v.id = $1`)

export const findActs = async (db: Db, id: number): Promise<InvoiceActs | undefined> =>
  (await actsStatement(db, id))[0]?.acts

export const insertCorrection = (tx: Tx, correction: Insertable<InvoiceCorrections>) =>
  tx.insertInto('invoice_corrections').values(correction).execute()

/** Returns the invoice that a request with this key has issued. */
export const findByRequestKey = (tx: Tx, account_id: number, request_key: string) =>
  tx
    .selectFrom('invoices')
    .select(['id', 'invoice_number', 'subject', 'total_cents', 'due_date'])
    .where('account_id', '=', account_id)
    .where('request_key', '=', request_key)
    .executeTakeFirst()

export const isInOutbox = async (tx: Tx, key: string): Promise<boolean> =>
  (await tx.selectFrom('outbox').select('id').where('key', '=', key).executeTakeFirst()) !== undefined

/** Returns the balance without locking it. */
export const findBalance = (tx: Tx, invoice_id: number) =>
  tx.selectFrom('invoice_balances').selectAll().where('invoice_id', '=', invoice_id).executeTakeFirst()
