import type { OfficeRoom, Rooms } from '@academy/contract/lodging/rooms/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { useRowEditing } from '../../../ui/row-form/use-row-editing.tsx'
import { deleteRoom } from './api.ts'
import { BedNotes } from './bed-notes.tsx'
import { RoomForm } from './room-form.tsx'
import { roomTexts } from './texts.ts'

interface RoomsTableProps {
  call: Call
  academy_id: number
  found: Rooms
  state: TableState
  refresh: () => Promise<void>
}

const TABLE = 'rooms'

/** The rooms of an academy, edited in their rows. */
export const RoomsTable = ({ call, academy_id, found, state, refresh }: RoomsTableProps) => {
  const { rooms, room_types } = found
  const texts = useTexts(roomTexts)
  const locale = useLocale()
  const { newEntry, editorOf, actionColumn } = useRowEditing({
    table: TABLE,
    rows: rooms,
    nameOf: ({ name }) => texts.editRoom(name),
    remove: room => deleteRoom(call, room),
    refresh,
  })
  const [newest, setNewest] = useState<OfficeRoom>()
  const typeName = (id: number) => {
    const type = room_types.find(one => one.id === id)
    return type ? nameIn(locale, type) : ''
  }
  if (room_types.length === 0) return <p>{texts.noTypes}</p>
  const forms = { call, room_types }
  // The next room is probably of the same kind.
  const like = newest && {
    room_type_id: String(newest.room_type_id),
    beds: String(newest.beds),
    floor: newest.floor,
  }
  return (
    <>
      <p>{texts.hint}</p>
      <BedNotes room_types={room_types} rooms={rooms} />
      <OfficeTable
        id={TABLE}
        caption={texts.rooms}
        rows={rooms}
        idOf={({ id }) => id}
        state={state}
        empty={texts.noRooms}
        nothingFound={texts.nothingFound}
        filters={[
          {
            id: 'type',
            label: texts.type,
            all: texts.allTypes,
            options: room_types.map(type => ({ value: String(type.id), label: nameIn(locale, type) })),
            keeps: ({ room_type_id }, value) => String(room_type_id) === value,
          },
        ]}
        newEntry={newEntry(events => (
          <RoomForm
            draft={`room-${academy_id}`}
            {...(like && { like })}
            onAdded={setNewest}
            {...forms}
            {...events}
          />
        ))}
        editorOf={editorOf((room, events) => <RoomForm room={room} {...forms} {...events} />)}
        columns={[
          { id: 'name', title: texts.name, isHeading: true, text: ({ name }) => name },
          { id: 'type', title: texts.type, text: ({ room_type_id }) => typeName(room_type_id) },
          { id: 'beds', title: texts.beds, number: ({ beds }) => beds },
          { id: 'floor', title: texts.floor, text: ({ floor }) => floor },
          { id: 'notes', title: texts.notes, text: ({ notes }) => notes },
          { id: 'guests', title: texts.guests, number: ({ guest_count }) => guest_count },
          actionColumn,
        ]}
      />
    </>
  )
}
