import { warningsOfRequest } from '@academy/contract/concerts/evenings/evening-warnings'
import type { Evening, OfficeRequest } from '@academy/contract/concerts/evenings/schemas'
import type { ReactNode } from 'react'
import { dayInVienna, formatShortDay, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { TextButton } from '../../../ui/button.tsx'
import { formatDuration } from '../../../ui/duration-input/duration.ts'
import { Excerpt } from '../../../ui/excerpt/excerpt.tsx'
import { NoWrapParts } from '../../../ui/no-wrap-parts.tsx'
import { WarningLine } from '../../../ui/note.tsx'
import { StepButtons } from '../../../ui/order/step-buttons.tsx'
import { PersonLink } from '../../../ui/person-link.tsx'
import { cardTexts } from './card-texts.ts'
import type { PlannedEvening } from './plan.ts'
import { cardId, type Dragging, type MoveTo } from './use-moving.ts'
import { useEveningName, type WarningText } from './use-warning-text.ts'
import './request-card.css'
import './request-list.css'

interface CardMovesProps {
  request: OfficeRequest
  /** Its current position; undefined while unscheduled. */
  at?: { evening: PlannedEvening; position: number }
  evenings: readonly PlannedEvening[]
  moveTo: MoveTo
}

/** Keyboard and touch alternatives to dragging: up, down, to another evening, off the programme. */
const CardMoves = ({ request, at, evenings, moveTo }: CardMovesProps) => {
  const texts = useTexts(cardTexts)
  const nameOf = useEveningName()
  const { piece_title: title } = request
  const puts = evenings
    .filter(({ id }) => id !== at?.evening.id)
    .map(({ id, date, place, request_ids: { length: position } }) => ({
      name: texts.puts(nameOf({ date, place })),
      act: () => moveTo(request, { evening_id: id, position }, 'menu'),
    }))
  const actions = at ? [...puts, { name: texts.off, act: () => moveTo(request, null, 'menu') }] : puts
  if (actions.length === 0) return null
  return (
    <div className="request-moves">
      {at && (
        <StepButtons
          position={at.position}
          count={at.evening.requests.length}
          upLabel={texts.upOf(title)}
          downLabel={texts.downOf(title)}
          onStep={(position, control) => moveTo(request, { evening_id: at.evening.id, position }, control)}
        />
      )}
      <div data-control="menu">
        <ActionMenu
          label={at ? texts.move : texts.put}
          fullLabel={at ? texts.moveOf(title) : texts.putOf(title)}
          actions={actions}
        />
      </div>
    </div>
  )
}

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
          <TextButton
            aria-label={request.video_url ? texts.changeVideoOf(title) : texts.videoOf(title)}
            onClick={onVideo}
          >
            {request.video_url ? texts.changeVideo : texts.video}
          </TextButton>
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

/** The props common to every card of the board. */
export interface CardTools {
  evenings: readonly PlannedEvening[]
  moveTo: MoveTo
  dragging: Dragging
  wordsOf: WarningText
  recordingOf: (request: OfficeRequest) => ReactNode
  onVideo: (request: OfficeRequest) => void
}

interface RequestListProps extends CardTools {
  requests: readonly OfficeRequest[]
  /** The evening whose programme it is; undefined for the waiting list. */
  evening?: PlannedEvening
  label: string
}

/** Cards in order: the programme of an evening, or the waiting list. */
export const RequestList = ({ requests, evening, label, ...tools }: RequestListProps) => {
  const { dragged, dropPosition } = tools.dragging
  const isAimed = evening !== undefined && dropPosition?.evening_id === evening.id
  const others = requests.filter(({ id }) => id !== dragged?.id)
  return (
    <ol
      className="request-list"
      aria-label={label}
      data-drop-target={(isAimed && dropPosition.position >= others.length) || undefined}
    >
      {requests.map((request, position) => (
        <li
          key={request.id}
          id={cardId(request.id)}
          className="request-card"
          data-card={request.id}
          data-drop-target={(isAimed && others[dropPosition.position]?.id === request.id) || undefined}
          {...tools.dragging.cardProps(request)}
        >
          <Card request={request} at={evening && { evening, position }} {...tools} />
        </li>
      ))}
    </ol>
  )
}

interface CardProps extends CardTools {
  request: OfficeRequest
  at: { evening: PlannedEvening; position: number } | undefined
}

const Card = ({ request, at, evenings, moveTo, wordsOf, recordingOf, onVideo }: CardProps) => {
  const warnings = at
    ? at.evening.warnings.filter(warning => 'request_id' in warning && warning.request_id === request.id)
    : warningsOfRequest(request)
  return (
    <RequestCard
      request={request}
      evening={at?.evening}
      warnings={warnings.map(wordsOf)}
      recording={recordingOf(request)}
      onVideo={() => onVideo(request)}
    >
      <CardMoves request={request} evenings={evenings} moveTo={moveTo} {...(at && { at })} />
    </RequestCard>
  )
}
