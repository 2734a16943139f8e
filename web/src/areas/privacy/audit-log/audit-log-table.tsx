import { auditKinds } from '@academy/contract/base/audit-actions'
import {
  type DayFormats,
  detailsOf,
  type ShownDetail,
} from '@academy/contract/privacy/audit-log/describe-details'
import { type AuditEntry, ENTRIES_PER_PAGE, MAX_ENTRIES } from '@academy/contract/privacy/audit-log/schemas'
import { actionText, actionTexts } from '@academy/contract/privacy/audit-log/texts/action-texts'
import { type ReactNode, useId, useState } from 'react'
import { dayInVienna, formatDay, formatInstant } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Excerpt } from '../../../ui/excerpt/excerpt.tsx'
import type { TableColumn } from '../../../ui/office-table/columns.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import type { AuditLogPage } from './api.ts'
import { auditLogTexts } from './texts.ts'
import './audit-log.css'

/** More are folded: a new academy has twenty. */
const SHOWN_AT_FIRST = 3

interface DetailListProps {
  details: readonly ShownDetail[]
  /** The action, as context for screen readers. */
  of: string
}

/** The values of an entry; of a change both, before and after. */
const DetailList = ({ details, of }: DetailListProps) => {
  const texts = useTexts(auditLogTexts)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const shown = isOpen ? details : details.slice(0, SHOWN_AT_FIRST)
  if (details.length === 0) return null
  return (
    <>
      <dl className="record-details" id={id}>
        {shown.map(detail => (
          <Detail key={detail.field} {...detail} />
        ))}
      </dl>
      {details.length > SHOWN_AT_FIRST && (
        <TextButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.less : texts.more(details.length - SHOWN_AT_FIRST)}
          <span className="visually-hidden">: {of}</span>
        </TextButton>
      )}
    </>
  )
}

const Detail = ({ label, before, value }: ShownDetail) => {
  const texts = useTexts(auditLogTexts)
  return (
    <div>
      <dt>{label}</dt>
      {before !== undefined && (
        <dd className="record-before">
          <span className="visually-hidden">{texts.before} </span>
          <Excerpt text={before} empty={texts.nothing} of={`${label}, ${texts.before}`} />
        </dd>
      )}
      <dd>
        {before !== undefined && <span className="visually-hidden">{texts.after} </span>}
        <Excerpt text={value} empty={texts.nothing} of={label} />
      </dd>
    </div>
  )
}

const dayFormats: DayFormats = { day: formatDay, instant: instant => formatDay(dayInVienna(instant)) }

interface AuditLogTableProps {
  /** Undefined while the first page is loading, or if it failed; then the placeholder says which. */
  found: AuditLogPage | undefined
  placeholder: ReactNode
  isLoading: boolean
  /** The view, with the filters `kind`, `from` and `to`. */
  state: TableState
  loadAll: () => Promise<readonly AuditEntry[]>
  /** Links to a person's page. */
  linkTo: (person: { id: number; full_name: string }) => ReactNode
}

/** Who did what, with the values before and after. */
export const AuditLogTable = ({ found, placeholder, state, linkTo, ...loading }: AuditLogTableProps) => {
  const texts = useTexts(auditLogTexts)
  const { kinds } = useTexts(actionTexts)
  const { total = 0, entries = [] } = found ?? {}
  const { from, to } = state.view.filters
  const isReversed = Boolean(from && to && from > to)
  return (
    <>
      <OfficeTable
        id="record"
        caption={texts.caption}
        rows={entries}
        idOf={({ id }) => id}
        columns={useColumns(linkTo)}
        filters={[
          {
            id: 'kind',
            label: texts.kind,
            all: texts.allKinds,
            options: auditKinds.map(value => ({ value, label: kinds[value] })),
          },
          { id: 'from', label: texts.from, isDay: true },
          { id: 'to', label: texts.to, isDay: true, error: isReversed ? texts.reversed : undefined },
        ]}
        state={state}
        searchHint={texts.searchHint}
        empty={texts.none}
        server={{
          ...loading,
          total,
          perPage: ENTRIES_PER_PAGE,
          sortable: [],
          placeholder: found ? undefined : placeholder,
        }}
      />
      {total === MAX_ENTRIES && <p>{texts.truncated}</p>}
    </>
  )
}

const useColumns = (linkTo: AuditLogTableProps['linkTo']): TableColumn<AuditEntry>[] => {
  const texts = useTexts(auditLogTexts)
  const locale = useLocale()
  const { columns } = texts
  const actionOf = (entry: AuditEntry) => actionText(entry, locale)
  const aboutOf = (entry: AuditEntry) => entry[`about_${locale}`]
  const shownOf = ({ action, details, address }: AuditEntry) =>
    detailsOf(
      {
        // Erased people have no name; invoices and lists show their number.
        ...(action === 'person_erased' && { person_number: details.account_id }),
        ...details,
        ...(address && { network_address: address }),
      },
      locale,
      dayFormats,
    )
  const detailsText = (entry: AuditEntry) =>
    shownOf(entry)
      .map(({ label, before, value }) => `${label}: ${before === undefined ? value : `${before} → ${value}`}`)
      .join('; ')
  return [
    {
      id: 'action',
      title: columns.action,
      isHeading: true,
      text: actionOf,
      files: [
        { title: columns.action, text: actionOf },
        { title: columns.about, text: aboutOf },
      ],
      cell: entry => (
        <div className="record-action">
          {actionOf(entry)}
          {aboutOf(entry) && <p>{aboutOf(entry)}</p>}
        </div>
      ),
    },
    { id: 'at', title: columns.at, text: ({ at }) => formatInstant(at) },
    {
      id: 'actor',
      title: columns.actor,
      text: ({ actor }) => actor?.full_name ?? texts.nobody,
      cell: ({ actor }) => (actor ? linkTo(actor) : <span className="record-nobody">{texts.nobody}</span>),
    },
    {
      id: 'person',
      title: columns.person,
      text: ({ person }) => person?.full_name ?? null,
      cell: ({ actor, person }) => person && (person.id === actor?.id ? person.full_name : linkTo(person)),
    },
    {
      id: 'details',
      title: columns.details,
      text: detailsText,
      cell: entry => <DetailList details={shownOf(entry)} of={actionOf(entry)} />,
    },
  ]
}
