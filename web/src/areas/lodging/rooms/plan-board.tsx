import type { PlanGuest, RoomPlan } from '@academy/contract/lodging/rooms/schemas'
import { type ReactNode, useState } from 'react'
import { formatShortRange, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Dropdown } from '../../../ui/dropdown/dropdown.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { WarningLine } from '../../../ui/note.tsx'
import { useFocusAfterMove } from '../../../ui/order/use-dragging.ts'
import { Panel } from '../../../ui/panel.tsx'
import { BedNotes } from './bed-notes.tsx'
import { type CardTools, guestId, useDraggedGuests } from './guest-card.tsx'
import { bedsInUse, filterRooms, plannedRooms, type RoomFilter, roomsFor, warningsIn } from './plan.ts'
import { planTexts } from './plan-texts.ts'
import { RoomCard, UnplacedList } from './room-card.tsx'
import { useWarningText } from './use-warning-text.ts'
import './place-dialog.css'
import './plan-board.css'

interface PlaceDialogProps {
  plan: RoomPlan
  guest: PlanGuest
  onPlace: (room_id: number) => void
  onClose: () => void
}

/** Chooses a room by keyboard, and shows the warnings beforehand. */
const PlaceDialog = (props: PlaceDialogProps) => (
  <Dialog title={useTexts(planTexts).placeTitle(props.guest.full_name)} onClose={props.onClose}>
    <PlaceForm {...props} />
  </Dialog>
)

const PlaceForm = ({ plan, guest, onPlace, onClose }: PlaceDialogProps) => {
  const texts = useTexts(planTexts)
  const locale = useLocale()
  const wordsOf = useWarningText(plan)
  const [chosen, choose] = useState<number | null>(null)
  const rooms = roomsFor(plan, guest)
  const room = rooms.find(({ id }) => id === chosen)
  const full = plan.rooms.filter(({ id }) => id !== guest.room_id).length - rooms.length
  // Not a form: Enter in the list chooses a room, and its warnings are shown before the person is placed.
  return (
    <div className="place-form">
      <p>
        {formatShortRange(guest.start_date, guest.end_date)}
        {guest.comment && ` · ${guest.comment}`}
      </p>
      {rooms.length === 0 ? (
        <p>{texts.noneFree}</p>
      ) : (
        <Dropdown
          label={texts.chooseRoom}
          hint={texts.chooseHint}
          autoFocus
          isClosedAtFirst
          value={chosen}
          onChange={choose}
          options={rooms.map(option => {
            const { id, name, beds } = option
            const type = plan.room_types.find(one => one.id === option.room_type_id)
            const used = bedsInUse(plan, option, guest)
            return { id, name: texts.option(name, type ? nameIn(locale, type) : '', used, beds) }
          })}
        />
      )}
      {rooms.length > 0 && full > 0 && <p className="place-note">{texts.full(full)}</p>}
      <div role="status">
        {room &&
          warningsIn(plan, guest, room).map(warning => (
            <WarningLine key={JSON.stringify(warning)} text={wordsOf(warning)} />
          ))}
      </div>
      <div className="place-actions">
        <Button disabled={!room} onClick={() => room && onPlace(room.id)}>
          {texts.confirm}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}

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
  const [timesCleared, setTimesCleared] = useState(0)
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
    else {
      setSearch('')
      setTimesCleared(timesCleared + 1)
    }
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
          timesCleared={timesCleared}
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
