import * as contract from '@academy/contract/schedule/public-concerts/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findConcert } from './queries.ts'
import { concertOf, pieceOf } from './rules.ts'

export const showProgramme = serve(
  contract.publicProgramme,
  async ({ db, clock }, { params: { id }, locale }) => {
    const concert = await findConcert(db, id)
    if (!concert) throw problem('not_found')
    return {
      ...concertOf(concert, locale),
      pieces: concert.pieces.map(piece => pieceOf(piece, locale)),
      is_listed: concert.is_listed,
      is_over: concert.date < clock.today(),
    }
  },
)
