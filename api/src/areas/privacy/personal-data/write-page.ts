import type { Locale } from '@academy/contract/base/locale'
import { topicTexts } from '@academy/contract/privacy/personal-data/texts'
import { type Topic, topics } from '@academy/contract/privacy/personal-data/topics'
import { escapeHtml } from '../../../base/escape-html.ts'
import { hourText } from '../../../base/formats.ts'
import { type PersonalTableName, register } from '../../../db/personal-data/register.ts'
import { describeColumn } from './describe-value.ts'
import type { ExportedFile } from './files.ts'
import { type ExportedRow, exportedTables } from './rows.ts'
import { columnLabel } from './texts/column-labels.ts'
import { workLabels } from './texts/fields.ts'
import { consentEndLabels, tableLabels } from './texts/labels.ts'
import { pageTexts } from './texts/values.ts'
import type { WorkCount } from './work-queries.ts'

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
