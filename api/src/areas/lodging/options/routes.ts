import * as contract from '@academy/contract/lodging/options/endpoints'
import { on } from '../../../http/bind.ts'
import { addMealType } from './add-meal-type.ts'
import { addRoomType } from './add-room-type.ts'
import { changeMealType } from './change-meal-type.ts'
import { changeRoomType } from './change-room-type.ts'
import { deleteMealType } from './delete-meal-type.ts'
import { deleteRoomType } from './delete-room-type.ts'
import { showLodgingOffers } from './show.ts'

export const offerRoutes = [
  on(contract.lodgingOffers, showLodgingOffers),
  on(contract.addRoomType, addRoomType),
  on(contract.changeRoomType, changeRoomType),
  on(contract.deleteRoomType, deleteRoomType),
  on(contract.addMealType, addMealType),
  on(contract.changeMealType, changeMealType),
  on(contract.deleteMealType, deleteMealType),
]
