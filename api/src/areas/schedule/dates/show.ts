import * as contract from '@academy/contract/schedule/dates/endpoints'
import { serve } from '../../../base/serve.ts'
import { findConcerts, findCurrentDays } from '../public-concerts/queries.ts'
import { concertOf } from '../public-concerts/rules.ts'
import { datesOf } from './rules.ts'

export const showDates = serve(contract.academyDates, async ({ db, clock }, { locale }) => {
  const [academy, concerts] = await Promise.all([findCurrentDays(db), findConcerts(db)])
  if (!academy) return { academy: null, dates: [] }
  const { start_date, end_date, place } = academy
  const shown = concerts.map(concert => concertOf(concert, locale))
  return {
    academy: { start_date, end_date, place },
    dates: datesOf(academy, shown, { locale, today: clock.today() }),
  }
})
