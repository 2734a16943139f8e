import './room-card.css'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { WarningLine } from '../../../ui/warning-line.tsx'
import { type CardTools, GuestCard } from './guest-card.tsx'
import type { PlannedRoom } from './plan.ts'
import { planTexts } from './plan-texts.ts'
import type { WarningText } from './use-warning-text.ts'

interface RoomCardProps extends CardTools {
  room: PlannedRoom
  wordsOf: WarningText
}

/** A room with its warnings and the people in it. Dropping a person here places them. */
export const RoomCard = ({ room, wordsOf, ...tools }: RoomCardProps) => {
  const texts = useTexts(planTexts)
  const locale = useLocale()
  const title = texts.room(room.name)
  const type = tools.plan.room_types.find(({ id }) => id === room.room_type_id)
  const facts = [
    ...(type ? [nameIn(locale, type)] : []),
    texts.beds(room.beds),
    ...(room.floor ? [texts.floor(room.floor)] : []),
    ...(room.notes ? [room.notes] : []),
  ]
  return (
    <section
      className="plan-room"
      aria-label={title}
      data-drop-target={tools.dragging.dropPosition === room.id || undefined}
      {...tools.dragging.targetProps(room.id)}
    >
      <header>
        <h3>{title}</h3>
        <p className="plan-room-facts">{facts.join(' · ')}</p>
      </header>
      {room.warnings.map(warning => (
        <WarningLine key={JSON.stringify(warning)} text={wordsOf(warning)} />
      ))}
      {room.guests.length === 0 ? (
        <p className="plan-room-facts">{texts.empty}</p>
      ) : (
        <ul className="plan-guests">
          {room.guests.map(guest => (
            <GuestCard key={guest.booking_id} guest={guest} {...tools} />
          ))}
        </ul>
      )}
    </section>
  )
}
