import type { ConcertRequest } from '@academy/contract/concerts/requests/schemas'
import { useRef, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { withdrawRequest } from './api.ts'
import { concertTexts } from './list-texts.ts'
import { RequestEntry, type RequestEntryProps } from './request-entry.tsx'

/** Requests without a date come first, then the evenings in their order. */
const byEvening = (one: ConcertRequest, other: ConcertRequest) =>
  (one.scheduled_performance_date ?? '').localeCompare(other.scheduled_performance_date ?? '')

interface MyRequestsProps extends Pick<RequestEntryProps, 'invoiceOf' | 'onEdit'> {
  call: Call
  requests: readonly ConcertRequest[]
  canRequest: boolean
  /** A request was withdrawn, or cannot be withdrawn any more: reload the list. */
  onChanged: () => Promise<void>
}

/** The user's requests: those of the current academy, then earlier ones. */
export const MyRequests = ({ call, requests, canRequest, onChanged, ...props }: MyRequestsProps) => {
  const texts = useTexts(concertTexts)
  const [withdrawn, askToWithdraw] = useState<ConcertRequest>()
  const heading = useRef<HTMLHeadingElement>(null)
  const withdraw = async (request: ConcertRequest) => {
    try {
      await withdrawRequest(call, request.id)
      showAlert('success', texts.withdrawing.done)
    } finally {
      await onChanged()
    }
    // The button that had the focus may be gone.
    heading.current?.focus()
  }
  const current = requests.filter(({ is_current }) => is_current).sort(byEvening)
  const past = requests.filter(({ is_current }) => !is_current)
  const entry = { ...props, onWithdraw: askToWithdraw }
  return (
    <>
      <section className="user-section">
        <h2 ref={heading} tabIndex={-1}>
          {texts.current}
        </h2>
        {current.length === 0 && <p className="user-quiet">{canRequest ? texts.noneYet : texts.none}</p>}
        <Entries requests={current} {...entry} />
      </section>
      {past.length > 0 && (
        <section className="user-section">
          <h2>{texts.past}</h2>
          <Entries requests={past} {...entry} />
        </section>
      )}
      {withdrawn && (
        <ConfirmDialog
          isOpen
          isDestructive
          title={texts.withdrawing.question}
          confirmLabel={texts.withdrawing.confirm}
          onConfirm={() => withdraw(withdrawn)}
          onClose={() => askToWithdraw(undefined)}
        >
          <p>{texts.withdrawing.text(withdrawn.piece_title)}</p>
          {withdrawn.invoice && <p>{texts.withdrawing.invoiced(withdrawn.invoice.invoice_number)}</p>}
        </ConfirmDialog>
      )}
    </>
  )
}

interface EntriesProps extends Omit<RequestEntryProps, 'request'> {
  requests: readonly ConcertRequest[]
}

const Entries = ({ requests, ...entry }: EntriesProps) =>
  requests.length > 0 && (
    <ul className="concert-entries">
      {requests.map(request => (
        <li key={request.id}>
          <RequestEntry request={request} {...entry} />
        </li>
      ))}
    </ul>
  )
