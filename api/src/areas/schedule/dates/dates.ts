import * as contract from '@academy/contract/programme/dates/endpoints'
import { serve } from '../../../base/serve.ts'
import { calendarResponse } from '../my-days/calendar-response.ts'
import {
  type CurrentAcademy,
  findConcerts,
  findCurrentDays,
  type StoredConcert,
} from '../public-concerts/queries.ts'
import { concertOf } from '../public-concerts/rules.ts'
import { findSiteNames } from './queries.ts'
import { datesOf } from './rules.ts'
import { dateTexts } from './texts.ts'

/** How often programs should look for changes. */
const REFRESH_SECONDS = 6 * 3600

const MINUTE_MS = 60_000

/** An announcement is the last change of a concert. */
const changeOf = ({ announced_at }: StoredConcert) => ({
  sequence: Math.floor(announced_at.getTime() / MINUTE_MS),
  changed_at: announced_at,
})

const changeOfYear = ({ version, changed_at }: CurrentAcademy) => ({ sequence: version, changed_at })

export const serveDatesFeed = serve(
  contract.datesFeed,
  async ({ db, clock, config }, { query, locale: preferred }) => {
    const locale = query.lang ?? preferred
    const [academy, concerts, site] = await Promise.all([
      findCurrentDays(db),
      findConcerts(db),
      findSiteNames(db),
    ])
    const shown = concerts.map(concert => concertOf(concert, locale))
    const changes = new Map(concerts.map(concert => [concert.id, changeOf(concert)]))
    const events = academy
      ? datesOf(academy, shown, { locale, today: clock.today() }).map(event => ({
          event,
          ...(changes.get(event.concert_id ?? 0) ?? changeOfYear(academy)),
        }))
      : []
    const texts = dateTexts[locale]
    return calendarResponse({
      product: `//Summer Academy//Dates//${locale.toUpperCase()}`,
      name: texts.calendarName(site?.[`site_name_${locale}`] ?? ''),
      fileName: texts.fileName,
      url: `${config.siteUrl}/dates`,
      host: new URL(config.siteUrl).hostname,
      refreshSeconds: REFRESH_SECONDS,
      isPrivate: false,
      events,
    })
  },
)

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
