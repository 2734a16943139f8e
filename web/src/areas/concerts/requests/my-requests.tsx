import type { ConcertRequest } from '@academy/contract/concerts/requests/schemas'
import { useRef } from 'react'
import type { Call } from '../../../base/api.ts'
import { formatDay, formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { focusIfLost } from '../../../ui/dialog/focus-if-lost.ts'
import { formatDuration } from '../../../ui/duration-input/duration.ts'
import { Fact } from '../../../ui/fact.tsx'
import { NoWrapParts } from '../../../ui/no-wrap-parts.tsx'
import { withdrawRequest } from './api.ts'
import { concertTexts } from './list-texts.ts'
import { Recording, type RecordingProps, recordingState } from './recording.tsx'
import './request-entry.css'

interface RequestEntryProps extends RecordingProps {
  onEdit: (request: ConcertRequest) => void
  onWithdraw: (request: ConcertRequest) => void
}

/** A request as a programme entry: the day in the margin, then composer, work and duration. */
export const RequestEntry = ({ request, invoiceOf, onEdit, onWithdraw }: RequestEntryProps) => {
  const texts = useTexts(concertTexts)
  return (
    <article className="concert-entry">
      <When request={request} />
      <div className="concert-entry-body">
        <p className="concert-composer">{request.composer_name}</p>
        <h3>
          <NoWrapParts text={request.piece_title} />
        </h3>
        <RequestedProgramme request={request} />
        <dl>
          <Fact name={texts.earliest}>
            <time dateTime={request.earliest_performance_date}>
              {formatDay(request.earliest_performance_date)}
            </time>
          </Fact>
          {request.accompanist && <Fact name={texts.accompanist}>{request.accompanist}</Fact>}
          {request.chamber_ensemble.length > 0 && (
            <Fact name={texts.ensemble}>
              {request.chamber_ensemble.map(({ name, instrument }) => `${name} (${instrument})`).join(', ')}
            </Fact>
          )}
          {request.notes && <Fact name={texts.notes}>{request.notes}</Fact>}
          {recordingState(request) && (
            <Fact name={texts.recording}>
              <Recording request={request} invoiceOf={invoiceOf} />
            </Fact>
          )}
        </dl>
        {request.can_withdraw && (
          <div className="concert-entry-actions">
            {request.is_current && (
              <TextButton aria-label={texts.changeOf(request.piece_title)} onClick={() => onEdit(request)}>
                {texts.change}
              </TextButton>
            )}
            <TextButton
              look="danger-text"
              aria-label={texts.withdrawOf(request.piece_title)}
              onClick={() => onWithdraw(request)}
            >
              {texts.withdraw}
            </TextButton>
          </div>
        )}
      </div>
    </article>
  )
}

const When = ({ request: { scheduled_performance_date: day, place } }: { request: ConcertRequest }) => {
  const texts = useTexts(concertTexts)
  const locale = useLocale()
  if (!day) return <p className="concert-when">{texts.notScheduled}</p>
  return (
    <p className="concert-when concert-when-scheduled">
      <span>{texts.scheduled}</span> <time dateTime={day}>{formatLongDay(day, locale)}</time>, {texts.at}
      <span className="concert-place">{place}</span>
    </p>
  )
}

/** The works line by line, with the total duration. */
const RequestedProgramme = ({ request }: { request: ConcertRequest }) => {
  const texts = useTexts(concertTexts)
  const { movement_selections: movements, total_duration_seconds } = request
  return (
    <ul className="concert-programme">
      {movements.map(({ movement_id, title, duration_seconds }) => (
        <li key={movement_id}>
          {title} <span>{formatDuration(duration_seconds)}</span>
        </li>
      ))}
      {movements.length === 0 && <li>{texts.wholePiece}</li>}
      <li className="concert-programme-total">
        {texts.total} <span>{formatDuration(total_duration_seconds)}</span>
      </li>
    </ul>
  )
}

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
  const heading = useRef<HTMLHeadingElement>(null)
  const [askToWithdraw, question] = useAsk((request: ConcertRequest) => ({
    title: texts.withdrawing.question,
    text: texts.withdrawing.text(request.piece_title),
    confirmLabel: texts.withdrawing.confirm,
    isDestructive: true,
    act: async () => {
      await withdrawRequest(call, request.id)
      return texts.withdrawing.done
    },
    onChanged,
    onDone: () => focusIfLost(() => heading.current),
  }))
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
      {question}
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
