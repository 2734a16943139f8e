import type { OfficeRoom, Rooms } from '@academy/contract/rooms/schemas'
import { useState } from 'react'
import type { Call } from '../../lib/api.ts'
import { nameIn } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { OfficeTable } from '../../ui/office-table/office-table.tsx'
import type { TableState } from '../../ui/office-table/use-table-view.ts'
import { EditButton } from '../../ui/row-form/row-buttons.tsx'
import { rowFormTexts } from '../../ui/row-form/texts.ts'
import { useRowEditing } from '../../ui/row-form/use-row-editing.ts'
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
  const { actions } = useTexts(rowFormTexts)
  const locale = useLocale()
  const { editing, edit, close, reload, entries, next } = useRowEditing(TABLE, rooms)
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
  const remove = async (room: OfficeRoom) => {
    await deleteRoom(call, room)
    close()
    await refresh()
  }
  const afterEdit = async (isSaved: boolean) => {
    if (isSaved) await refresh()
    close()
  }
  const showLatest = () => {
    reload()
    void refresh()
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
        newEntry={{
          place: 'bottom',
          form: (
            <RoomForm
              key={entries}
              hasFocus={entries > 0}
              draft={`room-${academy_id}`}
              {...(like && { like })}
              onDone={isSaved => {
                next()
                if (isSaved) void refresh()
              }}
              onAdded={setNewest}
              {...forms}
            />
          ),
        }}
        editorOf={room =>
          editing?.id === room.id && (
            <RoomForm
              key={editing.version}
              room={editing}
              hasFocus
              onDone={isSaved => void afterEdit(isSaved)}
              onReload={showLatest}
              deletion={{ name: texts.editRoom(room.name), onDelete: () => remove(room) }}
              {...forms}
            />
          )
        }
        columns={[
          { id: 'name', title: texts.name, isHeading: true, text: ({ name }) => name },
          { id: 'type', title: texts.type, text: ({ room_type_id }) => typeName(room_type_id) },
          { id: 'beds', title: texts.beds, number: ({ beds }) => beds },
          { id: 'floor', title: texts.floor, text: ({ floor }) => floor },
          { id: 'notes', title: texts.notes, text: ({ notes }) => notes },
          { id: 'guests', title: texts.guests, number: ({ guest_count }) => guest_count },
          {
            id: 'actions',
            title: actions,
            isTitleHidden: true,
            cell: room => <EditButton name={texts.editRoom(room.name)} onEdit={() => edit(room)} />,
          },
        ]}
      />
    </>
  )
}
