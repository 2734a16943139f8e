import './request-card.css'
import '../../../ui/text-button.css'
import type { Evening, OfficeRequest } from '@academy/contract/concerts/evenings/schemas'
import type { ReactNode } from 'react'
import { dayInVienna, formatShortDay, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { formatDuration } from '../../../ui/duration-input/duration.ts'
import { Excerpt } from '../../../ui/excerpt/excerpt.tsx'
import { NoWrapParts } from '../../../ui/no-wrap-parts.tsx'
import { PersonLink } from '../../../ui/person-link.tsx'
import { WarningLine } from '../../../ui/warning-line.tsx'
import { cardTexts } from './card-texts.ts'

export interface RequestCardProps {
  request: OfficeRequest
  /** The evening it is planned for. */
  evening: Pick<Evening, 'announced_at'> | undefined
  /** As localized texts. */
  warnings: readonly string[]
  /** The state of its recording, with the invoice. */
  recording: ReactNode
  onVideo: () => void
  /** The buttons that move it. */
  children: ReactNode
}

const NOTES_LENGTH = 60

/** Performers, works, duration and earliest date: everything needed for scheduling. */
export const RequestCard = (card: RequestCardProps) => {
  const { request, warnings, recording, onVideo, children } = card
  const texts = useTexts(cardTexts)
  const { piece_title: title } = request
  return (
    <>
      <div className="request-head">
        <p className="request-composer">{request.composer_name}</p>
        <span className="request-duration">{formatDuration(request.total_duration_seconds)}</span>
      </div>
      <h3>
        <NoWrapParts text={title} />
      </h3>
      {request.movement_titles.length > 0 && (
        <p className="request-detail">{request.movement_titles.join(' · ')}</p>
      )}
      <Players request={request} />
      {request.notes && (
        <Excerpt text={request.notes} empty="" of={texts.notesOf(title)} length={NOTES_LENGTH} />
      )}
      <div className="request-state">
        <NotificationBadge {...card} />
        {request.changed_at && (
          <Badge tone={request.evening_id === null ? 'quiet' : 'warm'}>
            {texts.changedOn(formatShortDay(dayInVienna(request.changed_at)))}
          </Badge>
        )}
        {recording}
        {(request.is_paid || request.is_recording_free) && (
          <button
            type="button"
            className="text-button"
            aria-label={request.video_url ? texts.changeVideoOf(title) : texts.videoOf(title)}
            onClick={onVideo}
          >
            {request.video_url ? texts.changeVideo : texts.video}
          </button>
        )}
      </div>
      {warnings.map(text => (
        <WarningLine key={text} text={text} />
      ))}
      {children}
    </>
  )
}

const Players = ({ request }: { request: OfficeRequest }) => {
  const texts = useTexts(cardTexts)
  const locale = useLocale()
  const { student_name, instrument, accompanist, chamber_ensemble, earliest_performance_date } = request
  const others = [...(accompanist ? [accompanist] : []), ...chamber_ensemble.map(({ name }) => name)]
  return (
    <p className="request-players">
      <strong>
        <PersonLink id={request.account_id} name={student_name} />
      </strong>
      {instrument && `, ${nameIn(locale, instrument)}`}
      {others.length > 0 && ` ${texts.with(others.join(', '))}`}
      {' · '}
      {texts.earliest(formatShortDay(earliest_performance_date))}
    </p>
  )
}

/** Whether the person has been notified of the current plan. */
const NotificationBadge = ({ request, evening }: RequestCardProps) => {
  const texts = useTexts(cardTexts)
  const { is_announced, scheduled_performance_date: announcedDay } = request
  if (announcedDay && is_announced)
    return <Badge tone="quiet">{texts.announcedFor(formatShortDay(announcedDay))}</Badge>
  if (announcedDay) {
    const text = evening ? texts.announcedOther : texts.announcedBefore
    return <Badge tone="warm">{text(formatShortDay(announcedDay))}</Badge>
  }
  // Before the evening is announced, nobody on it is notified.
  return evening?.announced_at ? <Badge tone="warm">{texts.notNotified}</Badge> : null
}
