import * as contract from '@academy/contract/programme/instruments/endpoints'
import { on } from '../../../http/bind.ts'
import { addInstrument } from './add.ts'
import { changeInstrument } from './change.ts'
import { deleteInstrument } from './delete.ts'
import { listInstruments } from './list.ts'
import { orderInstruments } from './order.ts'

export const instrumentRoutes = [
  on(contract.instruments, listInstruments),
  on(contract.addInstrument, addInstrument),
  on(contract.orderInstruments, orderInstruments),
  on(contract.changeInstrument, changeInstrument),
  on(contract.deleteInstrument, deleteInstrument),
]
