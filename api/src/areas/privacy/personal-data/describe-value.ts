import { networkName } from '@academy/contract/access/sessions/devices'
import { type Locale, officeLocale } from '@academy/contract/base/locale'
import { moneyText } from '@academy/contract/base/money'
import { detailsOf } from '@academy/contract/office/audit-log/describe-details'
import { actionText } from '@academy/contract/office/audit-log/texts/action-texts'
import { escapeHtml } from '../../../base/escape-html.ts'
import { dayText, hourText } from '../../../base/formats.ts'
import { isReference, type PersonalTableName } from '../../../db/personal-data/register.ts'
import type { ExportedRow } from './rows.ts'
import { columnLabel } from './texts/column-labels.ts'
import { fieldLabels } from './texts/fields.ts'
import { valueTexts, wordsOf } from './texts/values.ts'

const day = /^\d{4}-\d\d-\d\d$/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

interface Place {
  table: PersonalTableName
  column: string
  locale: Locale
}

const numberText = ({ column, locale }: Place, value: number): string => {
  if (column.endsWith('_cents')) return moneyText(value, locale)
  if (column === 'size') return `${Math.ceil(value / 1_024)} kB`
  if (column === 'sort_order') return String(value + 1)
  if (column === 'duration_seconds')
    return `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')} min`
  return String(value)
}

/** Replaces the days in the name of something, such as a masterclass. */
const withDays = (text: string, locale: Locale) =>
  text.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, found => dayText(found, locale))

const plainText = ({ table, column, locale }: Place, value: string): string => {
  const words = wordsOf(table, column, locale)
  if (words) return words[value] ?? value
  if (table === 'access_tokens' && column === 'network') return networkName(value, locale)
  if (isReference(column)) return withDays(value, locale)
  if (day.test(value)) return dayText(value, locale)
  return moment.test(value) ? hourText(new Date(value), locale) : value
}

const html = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

/** The details of an entry in the record, as the office reads them. */
const describeDetails = (details: Record<string, unknown>, locale: Locale): string =>
  detailsOf(details, locale, {
    day: value => dayText(value, locale),
    instant: value => hourText(new Date(value), locale),
  })
    .map(({ label, before, value }) => `${label}: ${before === undefined ? value : `${before} → ${value}`}`)
    .map(html)
    .join('<br>')

const fieldName = (name: string, locale: Locale): string => {
  const known: Record<string, string> = fieldLabels[locale]
  return known[name] ?? columnLabel(name, locale) ?? name.replaceAll('_', ' ')
}

const fieldOrder = Object.keys(fieldLabels[officeLocale])

/** The fields of a JSON object, in the order of their names: PostgreSQL keeps none. */
const describeFields = (place: Place, value: object): string =>
  Object.entries(value)
    .filter(([name]) => !/(^|_)ids?$/.test(name))
    .toSorted(([one], [other]) => fieldOrder.indexOf(one) - fieldOrder.indexOf(other))
    .map(([name, part]) => [name, describeValue({ ...place, column: name }, part)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${escapeHtml(fieldName(name, place.locale))}: ${text}`)
    .join(', ')

/** Describes a value as HTML; an empty one as nothing. */
const describeValue = (place: Place, value: unknown): string => {
  const { table, column, locale } = place
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return valueTexts[locale][String(value)] ?? String(value)
  if (typeof value === 'number') return numberText(place, value)
  if (typeof value === 'string') return html(plainText(place, value))
  if (Array.isArray(value)) {
    const parts = value.map(part => describeValue(place, part)).filter(Boolean)
    return parts.join(value.some(part => typeof part === 'object') ? '<br>' : '; ')
  }
  if (table === 'audit_log' && column === 'details')
    return describeDetails(value as Record<string, unknown>, locale)
  return describeFields(place, value)
}

/** Describes a column of a row as HTML. What an entry of the record says also depends on its details. */
export const describeColumn = (place: Place, row: ExportedRow): string => {
  const { table, column, locale } = place
  if (table !== 'audit_log' || column !== 'action') return describeValue(place, row[column])
  const { action, details } = row as { action: string; details: Record<string, unknown> }
  return html(actionText({ action, details }, locale))
}
