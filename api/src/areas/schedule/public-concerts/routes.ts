import * as contract from '@academy/contract/schedule/public-concerts/endpoints'
import { on } from '../../../http/bind.ts'
import { listConcerts } from './list.ts'
import { showProgramme } from './show.ts'

export const publicConcertRoutes = [
  on(contract.publicConcerts, listConcerts),
  on(contract.publicProgramme, showProgramme),
]
