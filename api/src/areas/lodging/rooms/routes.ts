import * as contract from '@academy/contract/lodging/rooms/endpoints'
import { on } from '../../../http/bind.ts'
import { addRooms } from './add-rooms.ts'
import { changeRoom } from './change-room.ts'
import { deleteRoom } from './delete-room.ts'
import { placeBooking } from './place-booking.ts'
import { showPlan } from './show-plan.ts'
import { showRooms } from './show-rooms.ts'

export const roomRoutes = [
  on(contract.rooms, showRooms),
  on(contract.addRooms, addRooms),
  on(contract.changeRoom, changeRoom),
  on(contract.deleteRoom, deleteRoom),
  on(contract.roomPlan, showPlan),
  on(contract.placeBooking, placeBooking),
]
