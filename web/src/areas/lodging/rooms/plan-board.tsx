import './plan-board.css'
import type { PlanGuest, RoomPlan } from '@academy/contract/lodging/rooms/schemas'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { useFocusAfterMove } from '../../../ui/order/use-focus-after-move.ts'
import { Panel } from '../../../ui/panel.tsx'
import { BedNotes } from './bed-notes.tsx'
import { type CardTools, guestId } from './guest-card.tsx'
import { PlaceDialog } from './place-dialog.tsx'
import { filterRooms, plannedRooms, type RoomFilter, warningsIn } from './plan.ts'
import { planTexts } from './plan-texts.ts'
import { RoomCard } from './room-card.tsx'
import { UnplacedList } from './unplaced-list.tsx'
import { useDraggedGuests } from './use-dragged-guests.ts'
import { useWarningText } from './use-warning-text.ts'

interface PlanBoardProps {
  plan: RoomPlan
  place: (guest: PlanGuest, room_id: number | null) => void
  /** Leads to the page with the rooms. */
  roomsLink: ReactNode
}

const filterNames: readonly RoomFilter[] = ['all', 'free', 'empty', 'warned']

/** People without a room on one side, the rooms on the other. */
export const PlanBoard = ({ plan, place, roomsLink }: PlanBoardProps) => {
  const texts = useTexts(planTexts)
  const [opened, open] = useState<number>()
  const [announcement, announce] = useState('')
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<RoomFilter>('all')
  const refocus = useFocusAfterMove()
  const wordsOf = useWarningText(plan)
  const rooms = plannedRooms(plan)
  const warnings = rooms.flatMap(room => room.warnings)
  const unplaced = plan.guests.filter(({ room_id }) => room_id === null)
  const move = (guest: PlanGuest, room_id: number | null) => {
    const room = plan.rooms.find(({ id }) => id === room_id)
    const { full_name: name } = guest
    // Nobody who was just moved is hidden by the search or the filter.
    if (room) setFilter('all')
    else setSearch('')
    place(guest, room_id)
    refocus(guestId(guest.booking_id), 'menu')
    announce(room ? texts.placed(name, room.name, warningsIn(plan, guest, room).length) : texts.tookOut(name))
  }
  const tools: CardTools = {
    plan,
    dragging: useDraggedGuests(move),
    onPlace: ({ booking_id }) => open(booking_id),
    onTakeOut: guest => move(guest, null),
  }
  const chosen = plan.guests.find(({ booking_id }) => booking_id === opened)
  return (
    <>
      <div className="plan-tools">
        <p>
          {texts.summary(plan.guests.length - unplaced.length, plan.guests.length)}{' '}
          {warnings.length > 0 && texts.warned(warnings.length)}
        </p>
        <p className="plan-quiet">{texts.howTo}</p>
        {roomsLink}
      </div>
      <BedNotes room_types={plan.room_types} rooms={plan.rooms} />
      <div className="room-plan">
        <UnplacedList
          unplaced={unplaced}
          hasGuests={plan.guests.length > 0}
          search={search}
          onSearch={setSearch}
          {...tools}
        />
        <Panel title={texts.rooms}>
          <SelectField
            label={texts.show}
            options={filterNames.map(value => ({ value, label: texts.filters[value] }))}
            value={filter}
            onChange={event => setFilter(filterNames.find(name => name === event.target.value) ?? 'all')}
          />
          <RoomGrid>
            {filterRooms(rooms, filter).map(room => (
              <RoomCard key={room.id} room={room} wordsOf={wordsOf} {...tools} />
            ))}
          </RoomGrid>
        </Panel>
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {chosen && (
        <PlaceDialog
          key={chosen.booking_id}
          plan={plan}
          guest={chosen}
          onPlace={room_id => {
            open(undefined)
            move(chosen, room_id)
          }}
          onClose={() => open(undefined)}
        />
      )}
    </>
  )
}

const RoomGrid = ({ children }: { children: ReactNode[] }) => {
  const { noRoomShown } = useTexts(planTexts)
  if (children.length === 0) return <p className="plan-quiet">{noRoomShown}</p>
  return <div className="plan-rooms">{children}</div>
}
