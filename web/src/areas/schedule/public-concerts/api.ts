import type * as contract from '@academy/contract/schedule/public-concerts/endpoints'
import type { ConcertList, ConcertProgramme } from '@academy/contract/schedule/public-concerts/schemas'
import type { Call } from '../../../base/api.ts'
import { route } from '../../../base/route.ts'

const routes = {
  concerts: route<typeof contract.publicConcerts>('GET', '/api/concerts'),
  programme: route<typeof contract.publicProgramme>('GET', '/api/concerts/:id'),
}

export const loadConcerts = (call: Call): Promise<ConcertList> => call(routes.concerts, {}, { quiet: true })

export const loadProgramme = (call: Call, id: string): Promise<ConcertProgramme> =>
  call(routes.programme, { params: { id } }, { quiet: true })
