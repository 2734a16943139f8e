import './document-cards.css'
import type { OfficeDocument, PublishedVersion } from '@academy/contract/site/documents/office-schemas'
import type { ReactNode } from 'react'
import type { Call } from '../../../base/api.ts'
import { formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { WarningLine } from '../../../ui/note.tsx'
import { documentTexts } from './texts.ts'
import { VersionFiles } from './version-table.tsx'

interface DocumentCardsProps {
  call: Call
  documents: readonly OfficeDocument[]
  /** Renders the link to the editor. */
  linkTo: (document: OfficeDocument, label: string, description: string) => ReactNode
}

const inState = ({ versions }: OfficeDocument, state: PublishedVersion['state']) =>
  versions.filter(version => version.state === state)

/** What is in force of each document, and what comes next. */
export const DocumentCards = ({ call, documents, linkTo }: DocumentCardsProps) => {
  const texts = useTexts(documentTexts)
  return (
    <ul className="document-cards">
      {documents.map(document => (
        <li key={document.name} className="document-card">
          <h2>{texts.names[document.name]}</h2>
          <State call={call} document={document} />
          {linkTo(document, texts.newVersion, texts.newVersionOf(texts.names[document.name]))}
        </li>
      ))}
    </ul>
  )
}

const State = ({ call, document }: { call: Call; document: OfficeDocument }) => {
  const texts = useTexts(documentTexts)
  const locale = useLocale()
  const [current] = inState(document, 'in_force')
  const next = inState(document, 'later').at(-1)
  return (
    <div className="document-card-state">
      {current ? (
        <>
          <p>
            {texts.inForce(formatLongDay(current.valid_from, locale))} ({texts.sources[current.source]})
          </p>
          <VersionFiles call={call} name={document.name} version={current} />
        </>
      ) : (
        <WarningLine text={texts.none} />
      )}
      {!current && document.versions.length === 0 && <p>{texts.noneHint}</p>}
      {document.is_outdated && <WarningLine text={texts.outdated} />}
      {next && <p>{texts.later(formatLongDay(next.valid_from, locale))}</p>}
    </div>
  )
}
