// Does not import zod: the pages load this file too.

import type { AuditField } from '../../base/audit-actions.ts'
import type { Locale } from '../../base/locale.ts'
import { centsOf, shortMoneyText } from '../../base/money.ts'
import { peopleFilterText } from '../../people/people-list/filter-texts.ts'
import { auditFields, type FieldFormat, type ShownField } from './fields.ts'
import { auditValues, fieldTexts } from './texts/field-texts.ts'

export interface ShownDetail {
  field: ShownField
  label: string
  /** Undefined if the entry has only one value; empty if there was none. */
  before?: string
  value: string
}

/** All leaves of a list or an object that was recorded as JSON. */
const leavesOf = (value: unknown): string[] => {
  if (value === null || value === undefined || value === '') return []
  return typeof value === 'object' ? Object.values(value).flatMap(leavesOf) : [String(value)]
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const withoutTags = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

interface Terms {
  steps: { least_days: number; percent: number }[]
  last_percent: number
}
const isTerms = (value: unknown): value is Terms =>
  typeof value === 'object' && value !== null && 'steps' in value && Array.isArray(value.steps)

type Format = Exclude<FieldFormat, 'id' | 'internal'>

/** How a page writes days and moments. */
export interface DayFormats {
  day: (day: string) => string
  instant: (instant: string) => string
}

const words: Record<
  Locale,
  {
    yes: string
    no: string
    step: (days: number, percent: number) => string
    last: (percent: number) => string
  }
> = {
  de: {
    yes: 'ja',
    no: 'nein',
    step: (days, percent) => `${percent} % bis ${days} Tage vorher`,
    last: percent => `dann ${percent} %`,
  },
  en: {
    yes: 'yes',
    no: 'no',
    step: (days, percent) => `${percent}% if ${days} days or more before`,
    last: percent => `then ${percent}%`,
  },
}

const formats: Record<Format, (value: string, locale: Locale, days: DayFormats) => string> = {
  text: value => value,
  cents: (value, locale) => shortMoneyText(Number(value), locale),
  euros: (value, locale) => shortMoneyText(centsOf(Number(value)), locale),
  day: (value, _, { day }) => day(value),
  instant: (value, _, { instant }) => instant(value),
  flag: (value, locale) => (['true', '1'].includes(value) ? words[locale].yes : words[locale].no),
  choice: (value, locale) => auditValues[locale][value] ?? value,
  html: withoutTags,
  people: (value, locale, { day }) => peopleFilterText(value, locale, day),
  list: value => leavesOf(parsed(value)).join(', '),
  terms: (value, locale) => {
    const terms = parsed(value)
    const { step, last } = words[locale]
    return isTerms(terms)
      ? [...terms.steps.map(one => step(one.least_days, one.percent)), last(terms.last_percent)].join(', ')
      : value
  },
}

const isField = (name: string): name is AuditField => name in auditFields
const isShown = (field: AuditField): field is ShownField => !['id', 'internal'].includes(auditFields[field])

/** Returns the details of an entry in the language of the page, as far as they tell a person something. */
export const detailsOf = (
  details: Record<string, unknown>,
  locale: Locale,
  days: DayFormats,
): ShownDetail[] =>
  Object.entries(details).flatMap(([field, recorded]): ShownDetail[] => {
    if (!isField(field) || !isShown(field)) return []
    const write = (value: unknown) =>
      value === null || value === undefined || value === ''
        ? ''
        : formats[auditFields[field] as Format](String(value), locale, days)
    const label = fieldTexts[locale][field]
    if (!Array.isArray(recorded)) {
      const value = write(recorded)
      // A filter of nothing but ids: the entry says what they belong to.
      return value === '' && field === 'filter' ? [] : [{ field, label, value }]
    }
    const [before, after] = recorded
    return [{ field, label, before: write(before), value: write(after) }]
  })
