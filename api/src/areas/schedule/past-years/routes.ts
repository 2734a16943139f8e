import * as contract from '@academy/contract/schedule/past-years/endpoints'
import { on } from '../../../http/bind.ts'
import { listPastYears } from './list.ts'

export const pastYearRoutes = [on(contract.pastYears, listPastYears)]
