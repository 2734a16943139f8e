import { parseDate } from '@internationalized/date'

/** How a visitor writes dates: the language of the calendar, and the order and separator of the parts. */
export interface DateFormat {
  locale: 'de' | 'en-US' | 'en-GB'
  pattern: 'dd.mm.yyyy' | 'mm/dd/yyyy' | 'dd/mm/yyyy'
}

export const dateFormatFor = (browserLanguage: string): DateFormat => {
  if (/^de\b/i.test(browserLanguage)) return { locale: 'de', pattern: 'dd.mm.yyyy' }
  if (/^en-us\b/i.test(browserLanguage)) return { locale: 'en-US', pattern: 'mm/dd/yyyy' }
  return { locale: 'en-GB', pattern: 'dd/mm/yyyy' }
}

/** 2027-08-01 → 01.08.2027 */
export const writeDate = ({ pattern }: DateFormat, day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return pattern.replace('dd', date).replace('mm', month).replace('yyyy', year)
}

const isRealDay = (day: string): boolean => {
  try {
    parseDate(day)
    return true
  } catch {
    return false
  }
}

/** 1.8.2027, 01 08 2027 or 01082027 → 2027-08-01; nothing when it is no date. */
export const readDate = ({ pattern }: DateFormat, text: string): string | null => {
  const parts =
    /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$/.exec(text.trim()) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text.trim())
  if (!parts) return null
  const [, first = '', second = '', year = ''] = parts
  const [date, month] = pattern.startsWith('dd') ? [first, second] : [second, first]
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isRealDay(day) ? day : null
}

/** What can be chosen. Days are YYYY-MM-DD, so that their order is the order of their letters. */
export interface DateLimits {
  min?: string | undefined
  max?: string | undefined
  disabled?: readonly string[] | undefined
}

export const isSelectable = (day: string, { min, max, disabled }: DateLimits): boolean =>
  !(min && day < min) && !(max && day > max) && !disabled?.includes(day)
