import { z } from 'zod'
import { deletion, endpoint } from '../../base/endpoint.ts'
import { pathId, queryId } from '../../base/fields.ts'
import { exampleAcademy } from '../../programme/editing/schemas.ts'
import {
  OfficeRoom,
  Placement,
  type Room,
  RoomChange,
  RoomPlan,
  Rooms,
  RoomsInput,
  type RoomTypeChoice,
} from './schemas.ts'

const path = '/api/academy/a/rooms'
const one = { access: 'manage_lodging', params: z.object({ id: pathId }) } as const

const exampleInput = { room_type_id: 2, name: '101', beds: 2, floor: '1', notes: 'View of the orchard' }
const exampleRoom: Room = { ...exampleInput, id: 5, version: 1 }
const exampleType: RoomTypeChoice = { id: 2, name_de: 'Doppelzimmer', name_en: 'Double room', beds: 60 }

export const rooms = endpoint({
  method: 'GET',
  path,
  access: 'manage_lodging',
  summary: 'The rooms of an academy with their numbers or names; without an id of the current one',
  query: z.object({ academy_id: queryId.optional() }),
  status: 200,
  reply: Rooms,
  refuses: ['not_found'],
  example: {
    reply: {
      academy: exampleAcademy,
      room_types: [exampleType],
      rooms: [{ ...exampleRoom, guest_count: 1 }],
    },
  },
})

export const addRooms = endpoint({
  method: 'POST',
  path,
  access: 'manage_lodging',
  summary: 'Add a room, or all rooms from one number to another',
  body: RoomsInput,
  status: 201,
  reply: z.array(OfficeRoom),
  example: {
    body: { ...exampleInput, last_name: '110' },
    reply: [{ ...exampleRoom, guest_count: 0 }],
  },
})

export const changeRoom = endpoint({
  ...one,
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Change a room; never to fewer beds than people sleep in it in any night',
  body: RoomChange,
  status: 200,
  reply: OfficeRoom,
  refuses: ['not_found', 'changed_meanwhile', 'in_use'],
  example: {
    body: { ...exampleInput, version: 1 },
    reply: { ...exampleRoom, version: 2, guest_count: 1 },
  },
})

export const deleteRoom = endpoint({
  ...deletion,
  path: `${path}/:id`,
  access: 'manage_lodging',
  summary: 'Delete a room that nobody is placed in',
})

export const roomPlan = endpoint({
  method: 'GET',
  path: '/api/academy/a/room-plan',
  access: 'manage_lodging',
  summary: 'The rooms of the current academy, and everyone who has booked a bed, placed or not',
  status: 200,
  reply: RoomPlan,
  refuses: ['not_found'],
  example: {
    reply: {
      room_types: [exampleType],
      rooms: [exampleRoom],
      guests: [
        {
          booking_id: 9,
          account_id: 7,
          full_name: 'Mira Talbach',
          start_date: '2027-08-01',
          end_date: '2027-08-10',
          room_type_id: 2,
          gender: 'female',
          locale: 'de',
          age: 22,
          comment: 'Gern mit Ida Brenn.',
          room_id: 5,
        },
      ],
    },
  },
})

export const placeBooking = endpoint({
  ...one,
  method: 'PUT',
  path: '/api/academy/a/bookings/:id/room',
  concerns: 'booking',
  summary: 'Place a booking in a room, in another one, or in none',
  body: Placement,
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found', 'changed_meanwhile', 'room_full'],
  example: { body: { room_id: 5, from_room_id: null }, reply: undefined },
})
