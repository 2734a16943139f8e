import { locales } from '@academy/contract/base/locale'
import type { OfficeDocument, PublishedVersion } from '@academy/contract/site/documents/office-schemas'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import type { Call } from '../../../base/api.ts'
import { dayInVienna, formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { TextButton } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { withdrawVersion } from './api.ts'
import { openVersion } from './open-document.ts'
import { documentTexts } from './texts.ts'
import './version-files.css'
import './version-table.css'

interface VersionFilesProps {
  call: Call
  name: DocumentName
  version: PublishedVersion
}

/** Opens the files of a version: one for each language, or the one that serves for all. */
export const VersionFiles = ({ call, name, version }: VersionFilesProps) => {
  const texts = useTexts(documentTexts)
  const locale = useLocale()
  const day = formatLongDay(version.valid_from, locale)
  const shown = version.is_one_file ? [locale] : locales
  return (
    <span className="document-files">
      {shown.map(language => (
        <TextButton
          key={language}
          aria-label={texts.openIn(
            texts.names[name],
            day,
            version.is_one_file ? texts.open : texts.languages[language],
          )}
          onClick={() => void openVersion(call, version.id, language)}
        >
          {version.is_one_file ? texts.open : texts.languages[language]}
        </TextButton>
      ))}
    </span>
  )
}

interface Row extends PublishedVersion {
  document: OfficeDocument
}

const tones = { in_force: 'warm', later: 'warm', past: 'quiet', withdrawn: 'danger' } as const

interface VersionTableProps {
  call: Call
  documents: readonly OfficeDocument[]
  state: TableState
  onChanged: () => Promise<void>
}

/** All versions of all documents. A later one can be withdrawn. */
export const VersionTable = ({ call, documents, state, onChanged }: VersionTableProps) => {
  const texts = useTexts(documentTexts)
  const locale = useLocale()
  const rows = documents.flatMap(document => document.versions.map(version => ({ ...version, document })))
  const nameOf = ({ document }: Row) => texts.names[document.name]
  const dayOf = ({ valid_from }: Row) => formatLongDay(valid_from, locale)
  const [askToWithdraw, question] = useAsk((row: Row) => ({
    title: texts.withdrawTitle,
    text: texts.withdrawText(nameOf(row), dayOf(row)),
    confirmLabel: texts.withdraw,
    isDestructive: true,
    act: async () => {
      await withdrawVersion(call, row.document, row.id)
      return texts.withdrawn
    },
    onChanged,
  }))
  return (
    <>
      <OfficeTable
        id="document-versions"
        caption={texts.versions}
        rows={rows}
        idOf={({ id }) => String(id)}
        state={state}
        empty={texts.empty}
        searchHint={texts.searchHint}
        columns={[
          {
            id: 'document',
            title: texts.document,
            isHeading: true,
            text: nameOf,
            cell: row => <span className="document-name">{nameOf(row)}</span>,
          },
          { id: 'from', title: texts.validFrom, day: ({ valid_from }) => valid_from },
          {
            id: 'state',
            title: texts.state,
            text: row => texts.states[row.state],
            cell: row => <Badge tone={tones[row.state]}>{texts.states[row.state]}</Badge>,
          },
          { id: 'source', title: texts.source, text: row => texts.sources[row.source] },
          {
            id: 'files',
            title: texts.open,
            cell: row => <VersionFiles call={call} name={row.document.name} version={row} />,
          },
          { id: 'agreed', title: texts.agreed, number: row => row.agreed_count },
          { id: 'published', title: texts.publishedOn, day: row => dayInVienna(row.published_at) },
          { id: 'by', title: texts.publishedBy, text: row => row.published_by, isHiddenAtFirst: true },
          {
            id: 'actions',
            title: texts.actions,
            isTitleHidden: true,
            cell: row =>
              row.state === 'later' && (
                <TextButton
                  look="danger-text"
                  aria-label={texts.withdrawOf(nameOf(row), dayOf(row))}
                  onClick={() => askToWithdraw(row)}
                >
                  {texts.withdraw}
                </TextButton>
              ),
          },
        ]}
        filters={[
          {
            id: 'kind',
            label: texts.document,
            all: texts.allDocuments,
            options: documents.map(({ name }) => ({ value: name, label: texts.names[name] })),
            keeps: (row, value) => row.document.name === value,
          },
          {
            id: 'state',
            label: texts.state,
            all: texts.allStates,
            options: Object.entries(texts.states).map(([value, label]) => ({ value, label })),
            keeps: (row, value) => row.state === value,
          },
        ]}
      />
      {question}
    </>
  )
}
