import type { BookingInput } from '@academy/contract/lodging/bookings/schemas'
import { changeBooking } from '@academy/contract/lodging/housekeeping/endpoints'
import * as contract from '@academy/contract/lodging/rooms/endpoints'
import type { OfficeRoom, RoomsInput } from '@academy/contract/lodging/rooms/schemas'
import type { Person } from './app.ts'
import { lodgingFixture } from './lodging-fixture.ts'

/** An academy with room types for many people, and functions to add rooms and place people in them. */
export const roomsFixture = async () => {
  const lodging = await lodgingFixture({ single_beds: 40, double_beds: 40 })
  const admin = await lodging.person(['Admin'])
  const as = { as: admin }
  const roomInput = (changes: Partial<RoomsInput> = {}): RoomsInput => ({
    room_type_id: lodging.double,
    name: '101',
    last_name: '',
    beds: 2,
    floor: '',
    notes: '',
    ...changes,
  })
  const addRooms = async (changes: Partial<RoomsInput> = {}): Promise<OfficeRoom[]> =>
    (await lodging.call(contract.addRooms, { body: roomInput(changes) }, as)).body
  const placement = (booking_id: number, room_id: number | null, from_room_id: number | null = null) => ({
    params: { id: String(booking_id) },
    body: { room_id, from_room_id },
  })
  return {
    ...lodging,
    admin,
    roomInput,
    addRooms,
    addRoom: async (changes: Partial<RoomsInput> = {}): Promise<OfficeRoom> => {
      const [room] = await addRooms(changes)
      if (!room) throw new Error('No room was added')
      return room
    },
    /** Books a bed in a double room for a new person of this name. */
    guest: async (first_name: string, changes: Partial<BookingInput> = {}) => {
      const person: Person = await lodging.guest()
      const name = { first_name, last_name: 'Berg' }
      await lodging.db.updateTable('accounts').set(name).where('id', '=', person.id).execute()
      const { id } = await lodging.book(person, { academy_room_type_id: lodging.double, ...changes })
      return { person, id }
    },
    placement,
    place: (booking_id: number, room_id: number | null, from_room_id: number | null = null) =>
      lodging.call(contract.placeBooking, placement(booking_id, room_id, from_room_id), as),
    refusePlace: async (booking_id: number, room_id: number | null, from_room_id: number | null = null) =>
      (await lodging.refused(contract.placeBooking, placement(booking_id, room_id, from_room_id), as)).body,
    /** Changes a booking as the office does. */
    rebook: (id: number, changes: Partial<BookingInput>) => {
      const { agreedToTerms, ...body } = lodging.stayInput({
        academy_room_type_id: lodging.double,
        ...changes,
      })
      return lodging.call(changeBooking, { params: { id: String(id) }, body }, as)
    },
    plan: async () => (await lodging.call(contract.roomPlan, {}, as)).body,
    /** The room of a booking. */
    roomOf: async (booking_id: number): Promise<number | null | undefined> => {
      const { guests } = (await lodging.call(contract.roomPlan, {}, as)).body
      return guests.find(guest => guest.booking_id === booking_id)?.room_id
    },
    lastAudit: () =>
      lodging.db
        .selectFrom('audit_log')
        .select(['action', 'details'])
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow(),
  }
}

export type RoomsFixture = Awaited<ReturnType<typeof roomsFixture>>
