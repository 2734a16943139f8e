import { isCalendarDay } from '@academy/contract/base/days'
import { dayInVienna } from '../clock.ts'
import { refuse } from './statement.ts'
import { find, textAt, type XmlElement } from './xml.ts'

export const CURRENCY = 'EUR'
// What fits into the columns of the database.
const MAX_CENTS = 2_000_000_000

const amountPattern = /^\+?(\d{1,16})(?:\.(\d{0,5}))?$/

/** The cents of an `Amt` element. Refuses other currencies and fractions of a cent. */
export const centsOf = (amount: XmlElement | undefined): number => {
  if (!amount) return refuse('BANK_DAMAGED', 'no amount')
  const currency = amount.attributes['Ccy']?.value
  if (currency !== CURRENCY) refuse('BANK_CURRENCY', currency)
  const text = amount.text.trim()
  const [, whole = '', fraction = ''] =
    amountPattern.exec(text) ??
    refuse(text.startsWith('-') ? 'BANK_AMOUNT' : 'BANK_AMOUNT_FORM', text.slice(0, 30))
  if (/[1-9]/.test(fraction.slice(2))) refuse('BANK_AMOUNT', amount.text)
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
  return cents > MAX_CENTS ? refuse('BANK_AMOUNT', amount.text) : cents
}

const sides: Record<string, 'in' | 'out'> = { CRDT: 'in', DBIT: 'out' }

export const directionOf = (element: XmlElement | undefined): 'in' | 'out' | undefined =>
  sides[textAt(element, 'CdtDbtInd')]

/** No payment is older. */
const FIRST_DAY = '2000-01-01'

/** A day, or the day of a moment: with a time zone that in Vienna, else the bank's own. */
const dayOf = (value: string): string => {
  const hasZone = value.includes('T') && /(Z|[+-]\d\d:\d\d)$/.test(value)
  const moment = hasZone ? new Date(value) : undefined
  if (moment && !Number.isNaN(moment.getTime())) return dayInVienna(moment)
  const day = value.slice(0, 10)
  return isCalendarDay(day) && day >= FIRST_DAY ? day : refuse('BANK_DATE', value)
}

/** The day of an element such as `BookgDt`, or undefined if it is missing. */
export const dayAt = (element: XmlElement | undefined, path: string): string | undefined => {
  const date = find(element, path)
  // A zone after a mere day says nothing about the day.
  const day = textAt(date, 'Dt').slice(0, 10)
  const value = day || textAt(date, 'DtTm')
  return value ? dayOf(value) : undefined
}
