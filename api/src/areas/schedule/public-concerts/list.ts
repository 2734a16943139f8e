import * as contract from '@academy/contract/schedule/public-concerts/endpoints'
import { serve } from '../../../base/serve.ts'
import { lessonDays } from '../my-days/rules.ts'
import { findConcerts, findCurrentDays } from './queries.ts'
import { concertOf } from './rules.ts'

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
