import {
  type OfficeRoom,
  RoomChange,
  RoomsInput,
  type RoomTypeChoice,
} from '@academy/contract/lodging/rooms/schemas'
import type { Call } from '../../../base/api.ts'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { schemaFor } from '../../../ui/form/contract-resolver.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { parseWholeNumber } from '../../../ui/form/whole-number.ts'
import { RowForm } from '../../../ui/row-form/row-form.tsx'
import type { RowEvents } from '../../../ui/row-form/use-row-editing.tsx'
import { useRowForm } from '../../../ui/row-form/use-row-form.ts'
import { addRooms, changeRoom } from './api.ts'
import { roomTexts } from './texts.ts'

interface RoomValues {
  name: string
  last_name: string
  room_type_id: string
  beds: string
  floor: string
  notes: string
}

interface RoomFormProps extends RowEvents {
  call: Call
  room_types: readonly RoomTypeChoice[]
  /** Undefined for a new one. */
  room?: OfficeRoom
  /** What a new room starts with, so that several of a kind are typed quickly. */
  like?: Partial<RoomValues>
  draft?: string
  /** Gets the last one of the new rooms. */
  onAdded?: (room: OfficeRoom | undefined) => void
}

/** Types new rooms, or edits one in its row. */
export const RoomForm = ({ call, room_types, room, like, draft, ...props }: RoomFormProps) => {
  const texts = useTexts(roomTexts)
  const locale = useLocale()
  const version = room?.version ?? 1
  const bodyOf = (typed: RoomValues) => ({
    ...typed,
    room_type_id: parseWholeNumber(typed.room_type_id),
    beds: parseWholeNumber(typed.beds),
    version,
  })
  const known: RoomValues = room
    ? { ...room, last_name: '', room_type_id: String(room.room_type_id), beds: String(room.beds) }
    : { name: '', last_name: '', room_type_id: '', beds: '', floor: '', notes: '', ...like }
  const { field, row } = useRowForm<RoomValues, object>({
    schema: room ? schemaFor(RoomChange, bodyOf) : schemaFor(RoomsInput, bodyOf),
    known,
    draft,
    save: async values => {
      if (room) await changeRoom(call, room.id, RoomChange.parse(values))
      else props.onAdded?.((await addRooms(call, RoomsInput.parse(values))).at(-1))
      return true
    },
    version: room?.version,
    onDone: props.onDone,
    onReload: props.onReload,
    onRebase: props.onRebase,
    leave: props.leave,
  })
  const label = room ? texts.editRoom(room.name) : texts.newRoom
  return (
    <RowForm label={label} isNew={!room} hasFocus={props.hasFocus} deletion={props.deletion} {...row}>
      <div data-width="quarter">
        <TextField label={texts.name} autoComplete="off" {...field('name')} />
      </div>
      {!room && (
        <div data-width="quarter">
          <TextField label={texts.lastName} autoComplete="off" {...field('last_name')} />
        </div>
      )}
      <div data-width="quarter">
        <SelectField
          label={texts.type}
          placeholder="–"
          options={room_types.map(type => ({ value: String(type.id), label: nameIn(locale, type) }))}
          {...field('room_type_id')}
        />
      </div>
      <div data-width={room ? 'sixth' : 'quarter'}>
        <TextField label={texts.beds} inputMode="numeric" autoComplete="off" {...field('beds')} />
      </div>
      <div data-width="sixth">
        <TextField label={texts.floor} autoComplete="off" {...field('floor')} />
      </div>
      <div data-width={room ? 'full' : undefined}>
        <TextField label={texts.notes} autoComplete="off" {...field('notes')} />
      </div>
    </RowForm>
  )
}
