import { z } from 'zod'
import { chosenId, day, id, Locale, line, messageKey, optionalText, version } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { Gender } from '../../base/schemas.ts'
import { AcademyChoice } from '../../programme/editing/schemas.ts'
import { roomNames } from './room-names.ts'

const MAX_BEDS = 50
const NAME_LENGTH = 40

const RoomFields = z.object({
  room_type_id: chosenId('ROOM_TYPE_REQUIRED'),
  /** A number or a name. */
  name: line(NAME_LENGTH),
  beds: z
    .int(messageKey('ROOM_BEDS_INVALID'))
    .min(1, messageKey('ROOM_BEDS_INVALID'))
    .max(MAX_BEDS, messageKey('ROOM_BEDS_INVALID')),
  floor: optionalText(NAME_LENGTH),
  notes: optionalText(500),
})

/** One room, or all from `name` to `last_name`: 101 to 110. */
export const RoomsInput = RoomFields.extend({ last_name: optionalText(NAME_LENGTH) }).superRefine(
  ({ name, last_name }, context) => {
    if (typeof name === 'string' && typeof last_name === 'string' && !roomNames(name, last_name))
      context.addIssue({ code: 'custom', path: ['last_name'], ...roomRangeInvalid })
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
)
const roomRangeInvalid = { message: messageKey('ROOM_RANGE_INVALID').error }
export type RoomsInput = z.output<typeof RoomsInput>

export const RoomChange = RoomFields.extend({ version })
export type RoomChange = z.output<typeof RoomChange>

export const Room = z.object({
  id,
  version: z.number(),
  room_type_id: id,
  name: z.string(),
  beds: z.number(),
  floor: z.string(),
  notes: z.string(),
})
export type Room = z.infer<typeof Room>

export const OfficeRoom = Room.extend({
  /** People who are placed in it, on whatever days. */
  guest_count: z.number(),
})
export type OfficeRoom = z.infer<typeof OfficeRoom>

export const RoomTypeChoice = z.object({
  id,
  ...localized('name', z.string()),
  /** The beds that can be booked. */
  beds: z.number(),
})
export type RoomTypeChoice = z.infer<typeof RoomTypeChoice>

/** The rooms of one academy. */
export const Rooms = z.object({
  /** Null without any academy. */
  academy: AcademyChoice.nullable(),
  room_types: z.array(RoomTypeChoice),
  rooms: z.array(OfficeRoom),
})
export type Rooms = z.infer<typeof Rooms>

/** A booking with a bed, and what the office wants to know to place it. */
export const PlanGuest = z.object({
  booking_id: id,
  account_id: id,
  full_name: z.string(),
  start_date: day,
  end_date: day,
  room_type_id: id,
  gender: Gender.nullable(),
  locale: Locale,
  /** On the day of arrival. */
  age: z.number().nullable(),
  /** Wishes about roommates are written here. */
  comment: z.string(),
  room_id: id.nullable(),
})
export type PlanGuest = z.infer<typeof PlanGuest>

/** The rooms of the current academy and the people in them. */
export const RoomPlan = z.object({
  room_types: z.array(RoomTypeChoice),
  rooms: z.array(Room),
  guests: z.array(PlanGuest),
})
export type RoomPlan = z.infer<typeof RoomPlan>

export const Placement = z.object({
  /** Null: out of the room. */
  room_id: id.nullable(),
  /** The room that the page shows; somebody else may have placed the person in the meantime. */
  from_room_id: id.nullable(),
})
export type Placement = z.output<typeof Placement>
