import './waiting-list.css'
import type { Applicant } from '@academy/contract/admission/selection/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Grip, StepButtons } from '../../../ui/order/step-buttons.tsx'
import { useDragging, useFocusAfterMove } from '../../../ui/order/use-dragging.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ApplicantLink, OwnRating } from './applicant-parts.tsx'
import { tableTexts } from './table-texts.ts'

interface WaitingListProps {
  /** In their order. */
  reserves: readonly Applicant[]
  /** False once the selection is final. */
  isOrdered: boolean
  onOrder: (ids: number[], message: string) => void
}

const cardId = (id: number) => `reserve-${id}`

/** The order in which places that become free are given away: by drag with mouse or finger, or by buttons. */
export const WaitingList = ({ reserves, isOrdered, onOrder }: WaitingListProps) => {
  const texts = useTexts(tableTexts)
  const focusAfterMove = useFocusAfterMove()
  const move = (one: Applicant, to: number) => {
    const others = reserves.filter(({ id }) => id !== one.id).map(({ id }) => id)
    onOrder(others.toSpliced(to, 0, one.id), texts.ordered(one.student.full_name, to + 1))
  }
  const { dropPosition, cardProps, targetProps } = useDragging<Applicant, null, number>({
    idOf: ({ id }) => id,
    nameOf: ({ student }) => student.full_name,
    placeIn: (_, position) => position,
    isSamePlace: (one, other) => one === other,
    onDrop: (one, to) => reserves.indexOf(one) !== to && move(one, to),
  })
  return (
    <Panel title={`${texts.waitingList} (${reserves.length})`}>
      {isOrdered && <p className="user-quiet">{texts.waitingHint}</p>}
      <ol
        className="waiting-list"
        data-aimed={dropPosition !== undefined || undefined}
        {...targetProps(null)}
      >
        {reserves.map((one, position) => (
          <li
            key={one.id}
            id={cardId(one.id)}
            data-card={one.id}
            data-drop={dropPosition === position || undefined}
            {...(isOrdered && cardProps(one))}
          >
            {isOrdered && <Grip />}
            <span className="waiting-place">{position + 1}</span>
            <span className="waiting-who">
              <span className="waiting-name">
                <ApplicantLink id={one.id} name={one.student.full_name} />
              </span>
              <OwnRating rating={one.review.rating} />
            </span>
            {isOrdered && (
              <div className="waiting-moves">
                <StepButtons
                  position={position}
                  count={reserves.length}
                  topLabel={texts.top(one.student.full_name)}
                  upLabel={texts.up(one.student.full_name)}
                  downLabel={texts.down(one.student.full_name)}
                  onStep={(to, control) => {
                    focusAfterMove(cardId(one.id), control)
                    move(one, to)
                  }}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
