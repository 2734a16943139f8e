import './request-list.css'
import { warningsOfRequest } from '@academy/contract/concerts/evenings/evening-warnings'
import type { OfficeRequest } from '@academy/contract/concerts/evenings/schemas'
import type { ReactNode } from 'react'
import { CardMoves } from './card-moves.tsx'
import type { PlannedEvening } from './evenings.ts'
import { RequestCard } from './request-card.tsx'
import type { Dragging } from './use-dragged-requests.ts'
import { cardId, type MoveTo } from './use-moving.ts'
import type { WarningText } from './use-warning-text.ts'

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
