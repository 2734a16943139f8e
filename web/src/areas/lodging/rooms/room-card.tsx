import type { PlanGuest } from '@academy/contract/lodging/rooms/schemas'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { WarningLine } from '../../../ui/note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { type CardTools, GuestCard } from './guest-card.tsx'
import { type PlannedRoom, searchGuests } from './plan.ts'
import { planTexts } from './plan-texts.ts'
import type { WarningText } from './use-warning-text.ts'
import './room-card.css'

interface UnplacedListProps extends CardTools {
  unplaced: readonly PlanGuest[]
  hasGuests: boolean
  search: string
  /** Another number clears the field, also of what was typed a moment ago and is not searched yet. */
  timesCleared: number
  onSearch: (search: string) => void
}

/** The people without a room. Dropping a person here takes them out of their room. */
export const UnplacedList = ({
  unplaced,
  hasGuests,
  search,
  timesCleared,
  onSearch,
  ...tools
}: UnplacedListProps) => {
  const texts = useTexts(planTexts)
  const found = searchGuests(unplaced, search)
  const note = !hasGuests ? texts.nobody : unplaced.length === 0 ? texts.allPlaced : texts.nothingFound
  return (
    <div
      className="plan-unplaced"
      data-drop-target={tools.dragging.dropPosition === null || undefined}
      {...tools.dragging.targetProps(null)}
    >
      <Panel title={`${texts.unplaced} (${unplaced.length})`}>
        {unplaced.length > 0 && (
          <SearchField
            key={timesCleared}
            label={texts.search}
            hint={texts.searchHint}
            search={search}
            onSearch={onSearch}
          />
        )}
        {found.length === 0 ? (
          <p className="plan-quiet">{note}</p>
        ) : (
          <ul className="plan-guests">
            {found.map(guest => (
              <GuestCard key={guest.booking_id} guest={guest} {...tools} />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  )
}

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
