import type { Application } from '@academy/contract/admission/applications/schemas'
import type { PlaceOffer } from '@academy/contract/admission/places/schemas'
import { platformOf } from '@academy/contract/base/links'
import { fullName } from '@academy/contract/base/names'
import type { Invoice } from '@academy/contract/money/invoices/schemas'
import { Link } from '@tanstack/react-router'
import type { Call } from '../../../base/api.ts'
import { formatLongDay, formatLongInstant, formatMoney, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { TextButton } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PayLink } from '../../../ui/pay-link.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { type RecordColumn, RecordTable } from '../../../ui/table/record-table.tsx'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { VersionLinks } from '../../site/documents/document-links.tsx'
import { listTexts } from './list-texts.ts'
import { recordingNames, titleOf } from './recordings.ts'
import { type ListedApplication, useTitle } from './use-applications.ts'
import { withdrawalTexts } from './withdrawal-texts.ts'
import './application-state.css'
import './application-table.css'
import './material.css'

interface StateProps {
  application: Application
  /** The place that waits for an answer. */
  offer: PlaceOffer | undefined
}

/** The state of an application, and of its handling fee. */
const ApplicationState = ({ application, offer }: StateProps) => {
  const texts = useTexts(listTexts)
  const { status, fee_paid, fee_invoice, is_current } = application
  return (
    <div className="application-state">
      {offer ? (
        <Offered offer={offer} />
      ) : (
        <>
          <Badge tone={status === 'accepted' ? 'warm' : 'quiet'}>{texts.statuses[status]}</Badge>
          {application.waiting_rank !== null && <p>{texts.rank(application.waiting_rank)}</p>}
        </>
      )}
      {fee_paid && <p>{status === 'applied' ? texts.withTeacher : texts.paid}</p>}
      {!fee_paid && fee_invoice && <Unpaid invoice={fee_invoice} />}
      {fee_invoice && (
        <a className="touch-link" href={fee_invoice.aws_temp_url} download>
          {texts.invoice} <span className="visually-hidden">{fee_invoice.invoice_number}</span>
        </a>
      )}
      {status === 'accepted' && is_current && (
        <Link className="touch-link" to="/user">
          {texts.next}
        </Link>
      )}
    </div>
  )
}

const Offered = ({ offer: { id, expires_at } }: { offer: PlaceOffer }) => {
  const texts = useTexts(listTexts)
  const locale = useLocale()
  return (
    <>
      <Badge tone="warm">{texts.offered}</Badge>
      <p>{texts.answerBy(formatLongInstant(expires_at, locale))}</p>
      <Link className="touch-link" to={paths.MyPlaceOffer} params={{ id: String(id) }}>
        {texts.toOffer}
      </Link>
    </>
  )
}

const Unpaid = ({ invoice }: { invoice: Invoice }) => {
  const texts = useTexts(listTexts)
  const locale = useLocale()
  const { outstanding_amount, due_date, overdue } = invoice
  if (outstanding_amount <= 0) return <p>{texts.cancelled}</p>
  return (
    <>
      <p>{texts.waiting}</p>
      <p className="application-due">
        {texts.due(formatMoney(outstanding_amount, locale), formatLongDay(due_date, locale))}{' '}
        {overdue && <Badge tone="danger">{texts.overdue}</Badge>}
      </p>
      <PayLink invoice={invoice} />
    </>
  )
}

/** The submitted material: recordings by platform name, and the résumé version of that application. */
const SubmittedMaterial = ({ application }: { application: Application }) => {
  const texts = useTexts(listTexts)
  const { resume_file } = application
  const recordings = recordingNames
    .map(name => ({ link: application[name], title: application[titleOf(name)] }))
    .filter(({ link }) => link)
  if (recordings.length === 0 && !resume_file) return texts.nothing
  return (
    <ul className="material">
      {recordings.map(({ link, title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: links may repeat, and their order is fixed
        <li key={index}>
          <a className="touch-link" href={link} target="_blank" rel="noopener noreferrer">
            {title ? `${title} (${platformOf(link)})` : platformOf(link)}{' '}
            <span className="visually-hidden">{texts.newTab}</span>
          </a>
        </li>
      ))}
      {resume_file && (
        <li>
          <a className="touch-link" href={resume_file.url} download={resume_file.name}>
            {texts.resume}
          </a>
        </li>
      )}
    </ul>
  )
}

interface Props {
  call: Call
  caption: string
  applications: ListedApplication[]
  offers: readonly PlaceOffer[]
  onEdit: (application: ListedApplication) => void
  onRemove: (application: ListedApplication) => void
}

export const ApplicationTable = ({ call, caption, applications, offers, onEdit, onRemove }: Props) => {
  const texts = useTexts(listTexts)
  const columns: RecordColumn<ListedApplication>[] = [
    { title: texts.masterclass, isHeading: true, cell: application => <Name application={application} /> },
    {
      title: texts.dates,
      cell: ({ masterclass }) => <TimePeriod start={masterclass.start_date} end={masterclass.end_date} />,
    },
    {
      title: texts.state,
      cell: application => (
        <ApplicationState
          application={application}
          offer={offers.find(one => one.application_id === application.id && one.can_answer)}
        />
      ),
    },
    {
      title: texts.material,
      cell: application => (
        <>
          <SubmittedMaterial application={application} />
          <VersionLinks call={call} documents={application.documents} />
        </>
      ),
    },
    {
      title: texts.actions,
      isTitleHidden: true,
      cell: application => <Actions application={application} onEdit={onEdit} onRemove={onRemove} />,
    },
  ]
  return (
    <RecordTable
      caption={caption}
      columns={columns}
      rows={applications}
      idOf={({ id }) => id}
      isBusy={({ isDeleting }) => isDeleting === true}
    />
  )
}

const Name = ({ application: { id, masterclass } }: { application: ListedApplication }) => (
  <Link
    id={`application-${id}`}
    className="application-name"
    to="/masterclass/$masterclassId"
    params={{ masterclassId: String(masterclass.id) }}
  >
    {nameIn(useLocale(), masterclass.instrument)}{' '}
    <span className="application-teacher">{fullName(masterclass.teacher)}</span>
  </Link>
)

const Actions = ({
  application,
  onEdit,
  onRemove,
}: Pick<Props, 'onEdit' | 'onRemove'> & { application: ListedApplication }) => {
  const texts = useTexts(listTexts)
  const withdrawal = useTexts(withdrawalTexts)
  const title = useTitle()(application.masterclass)
  // A place is not deleted but given up, possibly at a cost.
  const hasPlace = application.status === 'accepted' && application.is_current
  const removal = application.status === 'reserve' ? texts.leave : texts.remove
  const ending = hasPlace ? withdrawal.giveUp : removal
  if (application.isDeleting) return <Spinner label={texts.removing} />
  if (!application.can_edit && !application.can_delete && !hasPlace) return null
  return (
    <div className="application-actions">
      {application.can_edit && (
        <TextButton aria-label={texts.editOf(title)} onClick={() => onEdit(application)}>
          {texts.edit}
        </TextButton>
      )}
      {application.can_change_repertoire && (
        <ButtonLink
          look="text"
          aria-label={texts.repertoireOf(title)}
          to="/user/repertoire/$applicationId"
          params={{ applicationId: String(application.id) }}
        >
          {texts.repertoire}
        </ButtonLink>
      )}
      {(application.can_delete || hasPlace) && (
        <TextButton
          look="danger-text"
          aria-label={`${ending}: ${title}`}
          onClick={() => onRemove(application)}
        >
          {ending}
        </TextButton>
      )}
    </div>
  )
}
