import './audit-log.css'
import { actionText } from '@academy/contract/privacy/audit-log/texts/action-texts'
import type { ReactNode } from 'react'
import type { Call } from '../../../base/api.ts'
import { formatInstant } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { auditLogQuery } from './api.ts'
import { auditLogTexts } from './texts.ts'

const SHOWN = 8

interface PersonAuditLogProps {
  call: Call
  person: number
  /** Links to the whole record of the person. */
  linkTo: (label: string) => ReactNode
  retryLabel: string
}

/** The latest entries of the record about a person. */
export const PersonAuditLog = ({ call, person, linkTo, retryLabel }: PersonAuditLogProps) => {
  const texts = useTexts(auditLogTexts)
  const locale = useLocale()
  const { found, hasFailed, reload } = useLoadedData(auditLogQuery(call, { person }))
  return (
    <Panel title={texts.caption}>
      {hasFailed && <FailureNote message={texts.failed} retryLabel={retryLabel} onRetry={reload} />}
      {!found && !hasFailed && <SkeletonList label={texts.loading} />}
      {found && found.entries.length === 0 && <p className="user-quiet">{texts.none}</p>}
      <ul className="person-record">
        {found?.entries.slice(0, SHOWN).map(({ id, at, actor, ...entry }) => (
          <li key={id}>
            <time dateTime={at}>{formatInstant(at)}</time>
            <span>
              {actionText(entry, locale)}
              {entry[`about_${locale}`] && `: ${entry[`about_${locale}`]}`}
              {actor && actor.id !== person && <> ({actor.full_name})</>}
            </span>
          </li>
        ))}
      </ul>
      {found && found.total > SHOWN && linkTo(texts.whole(found.total))}
    </Panel>
  )
}
