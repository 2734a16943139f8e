import type { OfficeRequest } from '@academy/contract/concert-planning'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { cardTexts } from './card-texts.ts'
import type { PlannedEvening } from './evenings.ts'
import { useEveningName } from './use-evening-name.ts'
import type { MoveTo } from './use-moving.ts'

interface CardMovesProps {
  request: OfficeRequest
  /** Where it stands; nowhere while it waits. */
  at?: { evening: PlannedEvening; position: number }
  evenings: readonly PlannedEvening[]
  moveTo: MoveTo
}

/** What a drag does, for keys and fingers: up, down, onto another evening, off. */
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
      {at && <Steps request={request} at={at} moveTo={moveTo} />}
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

/** One place up or down. At the end of the way the button stays, and with it the focus. */
const Steps = ({ request, at, moveTo }: Required<Omit<CardMovesProps, 'evenings'>>) => {
  const texts = useTexts(cardTexts)
  const { evening, position } = at
  const { piece_title: title } = request
  const steps = [
    { control: 'up', to: position - 1, label: texts.upOf(title), path: 'M8 13V3M3.5 7.5 8 3l4.5 4.5' },
    { control: 'down', to: position + 1, label: texts.downOf(title), path: 'M8 3v10M3.5 8.5 8 13l4.5-4.5' },
  ] as const
  return steps.map(({ control, to, label, path }) => {
    const isEnd = to < 0 || to >= evening.requests.length
    return (
      <div key={control} data-control={control}>
        <button
          type="button"
          className="request-step"
          aria-label={label}
          aria-disabled={isEnd}
          onClick={() => !isEnd && moveTo(request, { evening_id: evening.id, position: to }, control)}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      </div>
    )
  })
}
