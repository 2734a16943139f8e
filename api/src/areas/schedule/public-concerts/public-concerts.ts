import * as contract from '@academy/contract/schedule/public-concerts/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lessonDays } from '../my-days/rules.ts'
import { findConcert, findConcerts, findCurrentDays } from './queries.ts'
import { concertOf, pieceOf } from './rules.ts'

export const showConcertProgramme = serve(
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

export const listConcerts = serve(contract.publicConcerts, async ({ db, clock }, { locale }) => {
  const [academy, concerts] = await Promise.all([findCurrentDays(db), findConcerts(db)])
  if (!academy) return { academy: null, concerts: [] }
  const { start_date, end_date, place } = academy
  const days = lessonDays(academy)
  const today = clock.today()
  return {
    academy: { start_date, end_date, place, first_concert: days.start_date, last_concert: days.end_date },
    concerts: concerts.map(concert => ({
      ...concertOf(concert, locale),
      is_over: concert.date < today,
      is_today: concert.date === today,
    })),
  }
})
