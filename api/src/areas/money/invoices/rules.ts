import { laterDay } from '@academy/contract/base/days'
import { creditorReference } from '@academy/contract/base/iban'
import type { Locale } from '@academy/contract/base/locale'
import { type InvoiceLack, lacksOf } from '@academy/contract/money/invoices/lacks'

export interface LineInput {
  description: Record<Locale, string>
  quantity: number
  unit_cents: number
  /** Of a reduction whose price has changed since: what the office granted, and on what. */
  granted_cents?: number
  granted_of_cents?: number
}

/** A line as stored in the invoice, in the language of the person. */
export interface InvoiceLine {
  description: string
  quantity: number
  unit_cents: number
  total_cents: number
  tax_note: string
  granted_cents?: number
  granted_of_cents?: number
}

export const setLine = (
  { description, quantity, unit_cents, ...granted }: LineInput,
  locale: Locale,
  tax_note: string,
): InvoiceLine => ({
  description: description[locale],
  quantity,
  unit_cents,
  total_cents: quantity * unit_cents,
  tax_note,
  ...granted,
})

/** Returns the line of the cancellation. */
export const cancelledLine = (line: InvoiceLine): InvoiceLine => ({
  ...line,
  unit_cents: -line.unit_cents,
  total_cents: -line.total_cents,
})

/** Returns the total of the lines. Throws unless it is a positive number of whole cents. */
export const totalOf = (lines: InvoiceLine[]): number => {
  const total = lines.reduce((sum, line) => sum + line.total_cents, 0)
  if (!Number.isSafeInteger(total) || total <= 0) throw new Error(`An invoice cannot come to ${total} cents`)
  return total
}

/** Returns the day `due_days` later, limited by `due_by`, but never before the invoice date. */
export const dueDate = (invoice_date: string, due_days: number, due_by?: string): string => {
  const usual = laterDay(invoice_date, due_days)
  if (due_by === undefined || usual <= due_by) return usual
  return due_by < invoice_date ? invoice_date : due_by
}

/** Returns the payment reference: check digits and the invoice number. */
export const referenceOf = (year: number, number: number): string =>
  creditorReference(`${year}${String(number).padStart(4, '0')}`)

/** ISO codes of the countries and territories of the Single Euro Payments Area. */
const sepaCountries: ReadonlySet<string> = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' +
    'AD AL CH GB IS LI MC MD ME MK NO RS SM VA AX BL GF GG GI GP IM JE MF MQ PM RE YT'
  ).split(' '),
)

export const isInSepa = (country_code: string): boolean => sepaCountries.has(country_code)

interface PrintedAddressee {
  name: string
  latin_name?: string
  street?: string
}

/** Returns what an invoice with this recipient does not show. */
export const lacksOn = ({ name, latin_name = '', street }: PrintedAddressee): InvoiceLack[] =>
  lacksOf({ name, latin_name, hasAddress: street !== undefined })

/** Whether an invoice that is issued again would show more of the person. */
export const isRenewable = (printed: PrintedAddressee, now: PrintedAddressee): boolean => {
  const left = lacksOn(now)
  return lacksOn(printed).some(lack => !left.includes(lack))
}
