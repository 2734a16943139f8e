import './application-state.css'
import type { Application } from '@academy/contract/admission/applications/schemas'
import type { PlaceOffer } from '@academy/contract/admission/place-offers/schemas'
import type { Invoice } from '@academy/contract/money/invoices/schemas'
import { Link } from '@tanstack/react-router'
import { formatLongDay, formatLongInstant, formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { PayLink } from '../../../ui/pay-link.tsx'
import { listTexts } from './list-texts.ts'

interface StateProps {
  application: Application
  /** The place that waits for an answer. */
  offer: PlaceOffer | undefined
}

/** The state of an application, and of its handling fee. */
export const ApplicationState = ({ application, offer }: StateProps) => {
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
