import { type Locale, locales } from '@academy/contract/base/locale'
import type { Invoice, InvoiceKind } from '@academy/contract/money/invoices/schemas'
import { INVOICE_ADDRESS_TYPES } from '@academy/contract/people/profile/schemas'
import type { Insertable, Selectable } from 'kysely'
import type { loadAssociation } from '../../../base/association.ts'
import { json, number, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { euros } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { textFor } from '../../../db/localized.ts'
import { recordLock } from '../../../db/row-lock.ts'
import type { InvoicePapers, Invoices } from '../../../db/schema.ts'
import type { InvoiceLine } from './rules.ts'

/** An invoice without its link, which is added after the query. */
export type InvoiceWithoutLink = Omit<Invoice, 'aws_temp_url'>

/** `v` is the invoice, `b` its balance. */
export const invoiceTables = 'invoices v join invoice_balances b on b.invoice_id = v.id'

/** The fields of `InvoiceWithoutLink` for `json_build_object`; `today` is an expression, such as `$2::date`. */
export const invoiceFields = (today: string) => `
  'id', v.id,
  'invoice_number', v.invoice_number,
  'kind', v.kind,
  'state', case
    when v.cancels_id is not null then 'cancellation'
    when b.is_cancelled then 'cancelled'
    when b.outstanding_cents = 0 then 'paid'
    when b.paid_cents > 0 then 'partial'
    else 'open' end,
  'subject', v.subject,
  ${locales.map(locale => `'subject_${locale}', coalesce(v.subjects->>'${locale}', v.subject)`).join(', ')},
  'invoice_date', v.invoice_date,
  'due_date', v.due_date,
  'invoice_amount', ${euros('v.total_cents')},
  'outstanding_amount', ${euros('b.outstanding_cents')},
  'overdue', b.outstanding_cents > 0 and v.due_date < ${today},
  'cancels', (select first.invoice_number from invoices first where first.id = v.cancels_id)`

interface Found {
  invoice: InvoiceWithoutLink
}

const outstandingStatement = fixedStatement<Found>({ invoice: json() })<[account_id: number, today: string]>(`
  select json_build_object(${invoiceFields('$2::date')}) as invoice
  from ${invoiceTables}
  where v.account_id = $1 and b.outstanding_cents > 0
  order by v.due_date, v.id
  limit 200`)

export const findOutstanding = async (db: Db | Tx, account_id: number, today: string) =>
  (await outstandingStatement(db, account_id, today)).map(row => row.invoice)

const ownStatement = fixedStatement<Found>({ invoice: json() })<[account_id: number, today: string]>(`
  select json_build_object(${invoiceFields('$2::date')}) as invoice
  from ${invoiceTables}
  where v.account_id = $1
  order by v.id desc
  limit 200`)

export const findOwn = async (db: Db, account_id: number, today: string) =>
  (await ownStatement(db, account_id, today)).map(row => row.invoice)

export interface InvoiceRecipient {
  name: string
  /** As in the passport, if the name is written in another script. */
  latin_name?: string
  street?: string
  zip?: string
  city?: string
  country?: string
  country_code?: string
}

const addressTypes = INVOICE_ADDRESS_TYPES.map(type => `'${type}'`).join(', ')

/** The address that an invoice of an account shows. */
export const invoiceAddressOf = (account: string) => `(
  select * from addresses
  where account_id = ${account} and type in (${addressTypes})
  order by array_position(array[${addressTypes}], type) limit 1)`

const countryName = textFor('person.locale', { table: 'countries', row: 'country' }, 'name')

/** The recipient of an invoice, with the billing address, else the primary one, else none. */
const recipientJson = `json_strip_nulls(json_build_object(
      'name', concat_ws(' ', nullif(profile.title, ''), full_name(person.first_name, person.last_name)),
      'latin_name', nullif(person.latin_name, ''), 'street', address.street, 'zip', address.zip, 'city', address.city,
      'country', ${countryName}, 'country_code', country.iso_code))`
const recipientTables = `accounts person
    left join profiles profile on profile.account_id = person.id
    left join lateral ${invoiceAddressOf('person.id')} address on true
    left join countries country on country.id = address.country_id`

/** The recipient that an invoice of this account would have now. */
export const recipientOf = (account: string) =>
  `(select ${recipientJson} from ${recipientTables} where person.id = ${account})`

const recipientStatement = fixedStatement({
  locale: text<Locale>(),
  recipient: json<InvoiceRecipient>(),
})<[account_id: number]>(`
    select person.locale, ${recipientJson} as recipient from ${recipientTables} where person.id = $1`)

export const findRecipient = async (tx: Db | Tx, account_id: number) => {
  const [found] = await recipientStatement(tx, account_id)
  if (!found) throw new Error(`Account ${account_id} does not exist`)
  return found
}

const numberStatement = fixedStatement({ last_number: number() })<[year: number]>(`
  insert into invoice_counters (year, last_number) values ($1, 1)
  on conflict (year) do update set last_number = invoice_counters.last_number + 1
  returning last_number`)

/** Takes the next number of the year. Others wait until the transaction ends, so a rollback leaves no gap. */
export const nextCounter = async (tx: Tx, year: number): Promise<number> => {
  const [row] = await numberStatement(tx, year)
  recordLock(tx, 'invoice_counter', [year])
  if (!row) throw new Error(`There is no invoice number for ${year}`)
  return row.last_number
}

type Association = Awaited<ReturnType<typeof loadAssociation>>
type Bank = 'bank_name' | 'bank_address'
/** Older invoices do not have the bank. */
type Issuer = Omit<Association, Bank> & Partial<Pick<Association, Bank>>

/** An issued invoice with everything printed on it. */
export interface IssuedInvoice
  extends Omit<Selectable<Invoices>, 'kind' | 'locale' | 'subjects' | 'recipient' | 'issuer' | 'lines'> {
  kind: InvoiceKind
  locale: Locale
  recipient: InvoiceRecipient
  issuer: Issuer
  lines: InvoiceLine[]
  /** The subject in each language; null for one that was issued before there were both. */
  subjects: Record<Locale, string> | null
}

type NewInvoice = Omit<Insertable<Invoices>, 'recipient' | 'issuer' | 'lines' | 'subjects'> &
  Pick<IssuedInvoice, 'recipient' | 'issuer' | 'lines' | 'subjects'>

export const insertInvoice = (tx: Tx, { recipient, issuer, lines, subjects, ...invoice }: NewInvoice) =>
  tx
    .insertInto('invoices')
    .values({
      ...invoice,
      recipient: JSON.stringify(recipient),
      issuer: JSON.stringify(issuer),
      lines: JSON.stringify(lines),
      subjects: JSON.stringify(subjects),
    })
    .returning(['id', 'invoice_number'])
    .executeTakeFirstOrThrow()

/** The columns of 0007_invoices.sql in order. Do not change: `provide-pdf.ts` relies on it. */
export const legacyColumns = [
  'id',
  'year',
  'number',
  'invoice_number',
  'account_id',
  'kind',
  'cancels_id',
  'locale',
  'subject',
  'invoice_date',
  'due_date',
  'service_start',
  'service_end',
  'total_cents',
  'reference',
  'recipient',
  'issuer',
  'lines',
  'created_at',
] as const

/**
 * Selects columns by name: a column added by a newer version must not break statements prepared by an older
 * one.
 */
export const findIssued = async (db: Db | Tx, id: number): Promise<IssuedInvoice | undefined> =>
  (await db
    .selectFrom('invoices')
    .select([...legacyColumns, 'subjects'])
    .where('id', '=', id)
    .executeTakeFirst()) as IssuedInvoice | undefined

type NewInvoicePdf = Insertable<InvoicePapers>

export const findPdf = (db: Db, invoice_id: number) =>
  db
    .selectFrom('invoice_papers')
    .select(['key', 'sha256'])
    .where('invoice_id', '=', invoice_id)
    .executeTakeFirst()

/** Records the PDF of an invoice. Returns false if there is one already. */
export const insertPdf = async (db: Db, pdf: NewInvoicePdf): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('invoice_papers')
    .values(pdf)
    .onConflict(conflict => conflict.column('invoice_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Records a new PDF in place of one that is missing in the store. Returns false if another process was
 * faster.
 */
export const replacePdf = async (db: Db, pdf: NewInvoicePdf, lost_key: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('invoice_papers')
    .set(pdf)
    .where('invoice_id', '=', pdf.invoice_id)
    .where('key', '=', lost_key)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
