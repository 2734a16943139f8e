import * as contract from '@academy/contract/programme/academy/endpoints'
import { on } from '../../../http/bind.ts'
import { showCurrentAcademy } from './show-current.ts'

export const academyRoutes = [on(contract.academyCurrent, showCurrentAcademy)]
