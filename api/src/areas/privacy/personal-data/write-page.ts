import { networkName } from '@academy/contract/base/devices'
import { type Locale, officeLocale } from '@academy/contract/base/locale'
import { moneyText } from '@academy/contract/base/money'
import { type Topic, topics } from '@academy/contract/base/personal-data-topics'
import { detailsOf } from '@academy/contract/privacy/audit-log/describe-details'
import { actionText } from '@academy/contract/privacy/audit-log/texts/action-texts'
import { topicTexts } from '@academy/contract/privacy/personal-data/texts'
import { dayText, hourText } from '../../../base/formats.ts'
import { escapeHtml } from '../../../base/html.ts'
import { isReference, type PersonalTableName, register } from '../../../db/personal-data/register.ts'
import type { ExportedFile } from './files.ts'
import type { WorkCount } from './queries.ts'
import { type ExportedRow, exportedTables } from './rows.ts'
import { columnLabel } from './texts/column-labels.ts'
import { fieldLabels, workLabels } from './texts/fields.ts'
import { consentEndLabels, tableLabels } from './texts/labels.ts'
import { pageTexts, valueTexts, wordsOf } from './texts/values.ts'

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
const describeColumn = (place: Place, row: ExportedRow): string => {
  const { table, column, locale } = place
  if (table !== 'audit_log' || column !== 'action') return describeValue(place, row[column])
  const { action, details } = row as { action: string; details: Record<string, unknown> }
  return html(actionText({ action, details }, locale))
}

interface PageContent {
  locale: Locale
  name: string
  now: Date
  rowsOf: (table: PersonalTableName) => AsyncIterable<ExportedRow>
  /** By their paths in the archive. */
  files: ReadonlyMap<string, ExportedFile>
  /** The paths of papers that were made for the archive. */
  papers: readonly string[]
  work: readonly WorkCount[]
}

const style = `body{font:16px/1.5 Georgia,serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#24211c;background:#fff}
h1,h2,h3{line-height:1.2}h1{overflow-wrap:anywhere}h2{margin-top:3rem;border-bottom:1px solid #b3a996}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0 0 1.5rem;padding:0 0 1rem;border-bottom:1px solid #e4dccd}
dt{color:#5f574b}dd{margin:0;overflow-wrap:anywhere}nav ul{columns:2}
@media(max-width:40rem){dl{display:block}dd{margin-bottom:.5rem}nav ul{columns:1}}`

const labelOf = (table: PersonalTableName, column: string, row: ExportedRow, locale: Locale): string => {
  if (table === 'consents' && column === 'withdrawn_at')
    return consentEndLabels[locale][row['given_at'] === null ? 'objected' : 'withdrawn']
  return columnLabel(column, locale) ?? column
}

const link = (path: string) => `<a href="${escapeHtml(encodeURI(path))}">${escapeHtml(path)}</a>`

const entry = (table: PersonalTableName, row: ExportedRow, { locale, files }: PageContent): string => {
  const pairs = Object.entries(row).flatMap(([column, value]) => {
    const file = typeof value === 'string' ? files.get(value) : undefined
    const text = file ? link(file.path) : describeColumn({ table, column, locale }, row)
    return text ? [`<dt>${escapeHtml(labelOf(table, column, row, locale))}</dt><dd>${text}</dd>`] : []
  })
  return pairs.length > 0 ? `<dl>${pairs.join('')}</dl>\n` : ''
}

const topicOf = (table: PersonalTableName): Topic => register[table].topic

async function* section(topic: Topic, content: PageContent): AsyncGenerator<string> {
  const { locale, rowsOf } = content
  yield `<section id="${topic}"><h2>${escapeHtml(topicTexts[locale][topic])}</h2>\n`
  let isEmpty = true
  for (const table of exportedTables.filter(name => topicOf(name) === topic)) {
    let hasTitle = false
    for await (const row of rowsOf(table)) {
      if (!hasTitle) yield `<h3>${escapeHtml(tableLabels[locale][table])}</h3>\n`
      hasTitle = true
      isEmpty = false
      yield entry(table, row, content)
    }
  }
  if (isEmpty) yield `<p>${pageTexts[locale].nothing}</p>\n`
  yield '</section>\n'
}

const workList = ({ locale, work }: PageContent): string => {
  if (work.length === 0) return ''
  const texts = pageTexts[locale]
  const names: Record<string, string> = { ...workLabels[locale], ...tableLabels[locale] }
  const items = work.map(
    ({ table, count }) => `<li>${escapeHtml(names[table] ?? table)}: ${texts.entries(count)}</li>`,
  )
  return `<section id="work"><h2>${texts.work}</h2><p>${texts.workIntro}</p><ul>${items.join('')}</ul></section>\n`
}

const fileList = ({ locale, files, papers }: PageContent): string => {
  const texts = pageTexts[locale]
  const items = [...files.keys(), ...papers].map(path => `<li>${link(path)}</li>`)
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${texts.noFiles}</p>`
  return `<section id="files"><h2>${texts.files}</h2>${list}</section>\n`
}

/** Yields the readable page about a person. */
export async function* writePage(content: PageContent): AsyncGenerator<string> {
  const { locale, name, now } = content
  const texts = pageTexts[locale]
  const shown = topics.filter(topic => exportedTables.some(table => topicOf(table) === topic))
  yield `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts.title}</title><style>${style}</style>
<h1>${texts.title}: ${escapeHtml(name)}</h1><p>${texts.made} ${hourText(now, locale)}</p><p>${texts.intro}</p><p>${texts.decisions}</p>
<nav><ul>${shown.map(topic => `<li><a href="#${topic}">${escapeHtml(topicTexts[locale][topic])}</a></li>`).join('')}<li><a href="#files">${texts.files}</a></li></ul></nav>\n`
  for (const topic of shown) yield* section(topic, content)
  yield fileList(content)
  yield workList(content)
  yield '</html>\n'
}
