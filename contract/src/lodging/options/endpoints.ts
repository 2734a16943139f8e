import { z } from 'zod'
import { deletion, endpoint } from '../../base/endpoint.ts'
import { pathId, queryId } from '../../base/fields.ts'
import { exampleAcademy } from '../../programme/editing/schemas.ts'
import {
  exampleMealInput,
  exampleMealType,
  exampleRoomInput,
  exampleRoomType,
  LodgingTypes,
  MealTypeChange,
  MealTypeInput,
  OfficeMealType,
  OfficeRoomType,
  RoomTypeChange,
  RoomTypeInput,
} from './schemas.ts'

const rooms = '/api/academy/a/room-types'
const meals = '/api/academy/a/meal-types'
const added = { method: 'POST', access: 'manage_lodging', status: 201 } as const
const one = { access: 'manage_lodging', params: z.object({ id: pathId }), status: 200 } as const
const removed = { ...deletion, access: 'manage_lodging' } as const

export const lodgingOffers = endpoint({
  method: 'GET',
  path: '/api/academy/a/lodging-offers',
  access: 'manage_lodging',
  summary: 'The rooms and meals of an academy with their prices; without an id of the current one',
  query: z.object({ academy_id: queryId.optional() }),
  status: 200,
  reply: LodgingTypes,
  refuses: ['not_found'],
  example: {
    reply: {
      academies: [exampleAcademy],
      academy: exampleAcademy,
      room_types: [exampleRoomType],
      meal_types: [exampleMealType],
    },
  },
})

export const addRoomType = endpoint({
  ...added,
  path: rooms,
  summary: 'Add a room type to an academy',
  body: RoomTypeInput,
  reply: OfficeRoomType,
  example: { body: { ...exampleRoomInput, academy_id: 2 }, reply: exampleRoomType },
})

export const changeRoomType = endpoint({
  ...one,
  method: 'PUT',
  path: `${rooms}/:id`,
  summary: 'Change a room type; never to fewer beds than are taken in any night',
  body: RoomTypeChange,
  reply: OfficeRoomType,
  refuses: ['not_found', 'changed_meanwhile', 'in_use'],
  example: { body: { ...exampleRoomInput, version: 1 }, reply: { ...exampleRoomType, version: 2 } },
})

export const deleteRoomType = endpoint({
  ...removed,
  path: `${rooms}/:id`,
  summary: 'Delete a room type that nobody has booked',
})

export const addMealType = endpoint({
  ...added,
  path: meals,
  summary: 'Add a meal type to an academy',
  body: MealTypeInput,
  reply: OfficeMealType,
  example: { body: { ...exampleMealInput, academy_id: 2 }, reply: exampleMealType },
})

export const changeMealType = endpoint({
  ...one,
  method: 'PUT',
  path: `${meals}/:id`,
  summary: 'Change a meal type; another price applies to what is booked afterwards',
  body: MealTypeChange,
  reply: OfficeMealType,
  refuses: ['not_found', 'changed_meanwhile'],
  example: { body: { ...exampleMealInput, version: 1 }, reply: { ...exampleMealType, version: 2 } },
})

export const deleteMealType = endpoint({
  ...removed,
  path: `${meals}/:id`,
  summary: 'Delete a meal type that nobody has booked',
})
