import './text-list.css'
import { type Locale, locales } from '@academy/contract/base/locale'
import type { OfficeText } from '@academy/contract/site/site-texts/schemas'
import type { ReactNode } from 'react'
import { dayInVienna } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { plainText } from './compare-texts.ts'
import { officeTexts } from './office-texts.ts'
import { isMail, pageNameIn, pageNames } from './page-names.ts'
import { isDefault, missingIn, shownValues } from './typed-text.ts'

type State = 'default' | 'example' | 'changed' | 'missing'

const stateOf = (text: OfficeText): State => {
  if (missingIn(text).length > 0) return 'missing'
  if (isUnpublished(text)) return 'example'
  return isDefault(text) ? 'default' : 'changed'
}

/** Visitors do not see the default of an example. */
const isUnpublished = ({ rule, current }: OfficeText) => rule.is_example && !current

const kindOf = ({ page }: OfficeText) => (isMail(page) ? 'mails' : 'pages')

const EXCERPT = 160
const excerpt = (text: string) => (text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()} …` : text)

interface TextListProps {
  texts: readonly OfficeText[]
  state: TableState
  /** Renders the link to the editor. */
  linkTo: (text: OfficeText, label: string) => ReactNode
}

const contentIn = (text: OfficeText, locale: Locale) => plainText(shownValues(text)[`value_${locale}`])

/** All texts by page, with what was changed and what lacks a language. */
export const TextList = ({ texts: rows, state, linkTo }: TextListProps) => {
  const texts = useTexts(officeTexts)
  const locale = useLocale()
  const names = useTexts(pageNames)
  const pageName = ({ page }: OfficeText) => pageNameIn(names, page)
  const pages = [...new Map(rows.map(text => [text.page, pageName(text)]))]
  const nameIn = (text: OfficeText) => text[`label_${locale}`]
  const content = (text: OfficeText) =>
    contentIn(text, locale) || locales.map(language => contentIn(text, language)).find(Boolean) || ''
  return (
    <OfficeTable
      id="texts"
      caption={texts.list}
      rows={rows}
      idOf={({ key }) => key}
      state={state}
      empty={texts.empty}
      searchHint={texts.searchHint}
      columns={[
        {
          id: 'page',
          title: texts.page,
          text: pageName,
          order: text => rows.indexOf(text),
          cell: text => <span className="text-page">{pageName(text)}</span>,
        },
        {
          id: 'text',
          title: texts.text,
          isHeading: true,
          text: nameIn,
          cell: text => <span className="text-name">{linkTo(text, nameIn(text))}</span>,
        },
        {
          id: 'content',
          title: texts.content,
          text: content,
          cell: text => <span className="text-excerpt">{excerpt(content(text))}</span>,
          files: locales.map(language => ({
            title: `${texts.content} (${texts.languages[language]})`,
            text: (text: OfficeText) => contentIn(text, language),
          })),
        },
        {
          id: 'state',
          title: texts.state,
          text: text => texts.states[stateOf(text)],
          cell: text => <TextState text={text} />,
        },
        {
          id: 'changed',
          title: texts.changedOn,
          day: text => (text.current ? dayInVienna(text.current.changed_at) : null),
        },
        {
          id: 'by',
          title: texts.changedBy,
          text: text => text.current?.changed_by ?? null,
          isHiddenAtFirst: true,
        },
      ]}
      filters={[
        {
          id: 'kind',
          label: texts.kind,
          all: texts.allKinds,
          options: (['pages', 'mails'] as const).map(value => ({ value, label: texts.kinds[value] })),
          keeps: (text, value) => kindOf(text) === value,
        },
        {
          id: 'part',
          label: texts.page,
          all: texts.allPages,
          options: pages.map(([value, label]) => ({ value, label })),
          keeps: (text, value) => text.page === value,
        },
        {
          id: 'state',
          label: texts.state,
          all: texts.allStates,
          options: Object.entries(texts.states).map(([value, label]) => ({ value, label })),
          keeps: (text, value) => stateOf(text) === value,
        },
      ]}
    />
  )
}

/** Whether a text is changed, and the languages that it lacks. */
const TextState = ({ text }: { text: OfficeText }) => {
  const texts = useTexts(officeTexts)
  const missing = missingIn(text)
  if (missing.length > 0)
    return missing.map(language => (
      <Badge key={language} tone="danger">
        {texts.missing(texts.languages[language])}
      </Badge>
    ))
  const state = stateOf(text)
  return state === 'default' || state === 'example' ? (
    <span className="text-short">{texts.states[state]}</span>
  ) : (
    <Badge tone="quiet">{texts.states.changed}</Badge>
  )
}
