import type { OfficeRequest } from '@academy/contract/concerts/evenings/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { StepButtons } from '../../../ui/order/step-buttons.tsx'
import { cardTexts } from './card-texts.ts'
import type { PlannedEvening } from './evenings.ts'
import { useEveningName } from './use-evening-name.ts'
import type { MoveTo } from './use-moving.ts'

interface CardMovesProps {
  request: OfficeRequest
  /** Its current position; undefined while unscheduled. */
  at?: { evening: PlannedEvening; position: number }
  evenings: readonly PlannedEvening[]
  moveTo: MoveTo
}

/** Keyboard and touch alternatives to dragging: up, down, to another evening, off the programme. */
export const CardMoves = ({ request, at, evenings, moveTo }: CardMovesProps) => {
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
