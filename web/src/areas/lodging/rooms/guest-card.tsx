import { wishesOf } from '@academy/contract/lodging/rooms/room-warnings'
import type { PlanGuest, RoomPlan } from '@academy/contract/lodging/rooms/schemas'
import { formatShortRange, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Excerpt } from '../../../ui/excerpt/excerpt.tsx'
import { useDragging } from '../../../ui/order/use-dragging.ts'
import { PersonLink } from '../../../ui/person-link.tsx'
import { planTexts } from './plan-texts.ts'
import './guest-card.css'

/** Drags people onto a room, or (null) back to those without one. */
export const useDraggedGuests = (move: (guest: PlanGuest, room_id: number | null) => void) =>
  useDragging<PlanGuest, number | null, number | null>({
    idOf: ({ booking_id }) => booking_id,
    nameOf: ({ full_name }) => full_name,
    placeIn: room_id => room_id,
    isSamePlace: (one, other) => one === other,
    onDrop: (guest, room_id) => {
      if (guest.room_id !== room_id) move(guest, room_id)
    },
  })

type Dragging = ReturnType<typeof useDraggedGuests>

export const guestId = (booking_id: number) => `guest-${booking_id}`

/** What every card of the plan needs. */
export interface CardTools {
  plan: RoomPlan
  dragging: Dragging
  onPlace: (guest: PlanGuest) => void
  onTakeOut: (guest: PlanGuest) => void
}

interface GuestCardProps extends CardTools {
  guest: PlanGuest
}

const COMMENT_LENGTH = 90

/** A person with everything that matters for sharing a room, and the buttons that move the person. */
export const GuestCard = ({ guest, plan, dragging, onPlace, onTakeOut }: GuestCardProps) => {
  const texts = useTexts(planTexts)
  const { full_name: name, room_id } = guest
  return (
    <li
      id={guestId(guest.booking_id)}
      className="guest-card"
      data-card={guest.booking_id}
      {...dragging.cardProps(guest)}
    >
      <div className="guest-head">
        <strong>
          <PersonLink id={guest.account_id} name={name} />
        </strong>
        <span className="guest-days">{formatShortRange(guest.start_date, guest.end_date)}</span>
      </div>
      <Details guest={guest} plan={plan} />
      <div className="guest-moves" data-control="menu">
        <TextButton
          aria-label={room_id === null ? texts.placeOf(name) : texts.moveOf(name)}
          onClick={() => onPlace(guest)}
        >
          {room_id === null ? texts.place : texts.move}
        </TextButton>
        {room_id !== null && (
          <TextButton aria-label={texts.takeOutOf(name)} onClick={() => onTakeOut(guest)}>
            {texts.takeOut}
          </TextButton>
        )}
      </div>
    </li>
  )
}

const Details = ({ guest, plan }: Pick<GuestCardProps, 'guest' | 'plan'>) => {
  const texts = useTexts(planTexts)
  const locale = useLocale()
  const type = plan.room_types.find(({ id }) => id === guest.room_type_id)
  const facts = [
    guest.gender ? texts.genders[guest.gender] : texts.genderUnknown,
    ...(guest.age === null ? [] : [texts.age(guest.age)]),
    texts.languages[guest.locale],
    // The booked type is shown only until the guest has a room.
    ...(guest.room_id === null && type ? [nameIn(locale, type)] : []),
  ]
  const roomName = (id: number | null) => plan.rooms.find(room => room.id === id)?.name
  // A wish that is fulfilled, or that the room warns about, is not repeated.
  const wishes = guest.room_id === null ? wishesOf(guest, plan.guests) : []
  return (
    <>
      <p className="guest-facts">{facts.join(' · ')}</p>
      {guest.comment && (
        <Excerpt
          text={guest.comment}
          empty=""
          of={texts.commentOf(guest.full_name)}
          length={COMMENT_LENGTH}
        />
      )}
      {wishes.map(other => (
        <p key={other.booking_id} className="guest-wish">
          {texts.wishes(other.full_name, roomName(other.room_id))}
        </p>
      ))}
    </>
  )
}
