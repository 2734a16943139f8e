import { type Locale, locales } from '@academy/contract/base/locale'
import { INVOICE_ADDRESS_TYPES } from '@academy/contract/base/schemas'
import type { Invoice, InvoiceKind, PayableInvoice } from '@academy/contract/money/invoices/schemas'
import type { Insertable, Selectable } from 'kysely'
import type { loadAssociation } from '../../../base/association.ts'
import { json, nullable, number, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { euros } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { textFor } from '../../../db/localized.ts'
import { recordLock } from '../../../db/row-lock.ts'
import type { Invoices } from '../../../db/schema.ts'
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

interface FoundInvoice {
  invoice: InvoiceWithoutLink
}

const outstandingStatement = fixedStatement<FoundInvoice>({ invoice: json() })<
  [account_id: number, today: string]
>(`
  select json_build_object(${invoiceFields('$2::date')}) as invoice
  from ${invoiceTables}
  where v.account_id = $1 and b.outstanding_cents > 0
  order by v.due_date, v.id
  limit 200`)

export const findOutstanding = async (db: Db | Tx, account_id: number, today: string) =>
  (await outstandingStatement(db, account_id, today)).map(row => row.invoice)

const ownStatement = fixedStatement<FoundInvoice>({ invoice: json() })<[account_id: number, today: string]>(`
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
const recipientOf = (account: string) =>
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

export interface PayableRow {
  invoice: InvoiceWithoutLink & Pick<PayableInvoice, 'paid_amount' | 'reference'>
  issuer: IssuedInvoice['issuer']
  /** As printed, and as it would be printed now. */
  recipient: InvoiceRecipient
  recipient_now: InvoiceRecipient
  outstanding_cents: number
  /** The bank of the association today. */
  bank: Record<'iban' | 'bic' | 'bank_name' | 'bank_address', string>
  /** Of the address for invoices, else of the primary one. */
  country_code: string | null
}

const payableStatement = fixedStatement<PayableRow>({
  invoice: json(),
  issuer: json(),
  recipient: json(),
  recipient_now: json(),
  outstanding_cents: number(),
  bank: json(),
  country_code: nullable(text()),
})<[id: number, account_id: number, today: string]>(`
  select json_build_object(${invoiceFields('$3::date')},
      'paid_amount', ${euros('b.paid_cents')}, 'reference', v.reference) as invoice,
    v.issuer, v.recipient, ${recipientOf('v.account_id')} as recipient_now, b.outstanding_cents,
    (select json_build_object('iban', iban, 'bic', bic, 'bank_name', bank_name, 'bank_address', bank_address)
      from association) as bank,
    (select country.iso_code from ${invoiceAddressOf('v.account_id')} address
      join countries country on country.id = address.country_id) as country_code
  from ${invoiceTables}
  where v.id = $1 and v.account_id = $2`)

/** Returns an invoice of this person with what is needed to pay it. */
export const findPayable = async (
  db: Db,
  id: number,
  account_id: number,
  today: string,
): Promise<PayableRow | undefined> => (await payableStatement(db, id, account_id, today))[0]

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

/** The columns of 0007_invoices.sql in order. Do not change: `invoice-pdf.ts` relies on it. */
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

/** Returns what mails say about the recipient. */
export const findAddressee = (tx: Db | Tx, id: number) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'locale'])
    .where('id', '=', id)
    .executeTakeFirst()
export type Addressee = NonNullable<Awaited<ReturnType<typeof findAddressee>>>
