import type { Locale } from '@academy/contract/lib/locale'
import { moneyText } from '@academy/contract/lib/money'
import { isReference } from '../../db/personal-data/register.ts'
import { escapeHtml } from '../../lib/escape-html.ts'
import { dayText, hourText } from '../../lib/formats.ts'
import { columnLabels } from './texts/labels.ts'
import { valueTexts, wordColumns } from './texts/values.ts'

const day = /^\d{4}-\d\d-\d\d$/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

const numberText = (column: string, value: number, locale: Locale): string => {
  if (column.endsWith('_cents')) return moneyText(value, locale)
  if (column === 'size') return `${Math.ceil(value / 1_024)} kB`
  if (column === 'duration_seconds')
    return `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')} min`
  return String(value)
}

const plainText = (column: string, value: string, locale: Locale): string => {
  if (wordColumns.has(column)) return valueTexts[locale][value] ?? value
  if (isReference(column)) return withDays(value, locale)
  if (day.test(value)) return dayText(value, locale)
  return moment.test(value) ? hourText(new Date(value), locale) : value
}

/** A field of JSON: often named like a column, else its name is for programs, but better than nothing. */
const fieldName = (name: string, locale: Locale) => {
  const known: Record<string, string> = columnLabels[locale]
  return known[name] ?? name.replaceAll('_', ' ')
}

/** Replaces the days in the name of something, such as a masterclass. */
const withDays = (text: string, locale: Locale) =>
  text.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, found => dayText(found, locale))

/** Describes a value as HTML; an empty one as nothing. */
export const describeValue = (column: string, value: unknown, locale: Locale): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return valueTexts[locale][String(value)] ?? String(value)
  if (typeof value === 'number') return numberText(column, value, locale)
  if (typeof value === 'string') return escapeHtml(plainText(column, value, locale)).replaceAll('\n', '<br>')
  if (Array.isArray(value))
    return value
      .map(part => describeValue(column, part, locale))
      .filter(Boolean)
      .join('; ')
  return Object.entries(value)
    .filter(([name]) => !/(^|_)ids?$/.test(name))
    .map(([name, part]) => [fieldName(name, locale), describeValue(name, part, locale)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${escapeHtml(name)}: ${text}`)
    .join(', ')
}
