import './page.css'
import './concert.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Programme } from '../../features/public-concerts/programme.tsx'
import { publicConcertTexts } from '../../features/public-concerts/texts.ts'
import { yearOf } from '../../lib/format.ts'
import { formatHour, formatLongWeekday } from '../../lib/format-period.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../lib/i18n/texts.ts'
import { paths } from '../paths.ts'

const route = getRouteApi('/main/concerts/$concertId')

const pageTexts = defineTexts({
  en: { kicker: 'Academy concert' },
  de: { kicker: 'Akademiekonzert' },
})

/** The programme of one evening. */
export const Concert = () => {
  const { date, starts_at, place, pieces, is_listed } = route.useLoaderData()
  const locale = useLocale()
  const texts = useTexts(publicConcertTexts)
  return (
    <div className="page">
      <h1>
        <span className="page-kicker">{useTexts(pageTexts).kicker}</span>{' '}
        <time dateTime={starts_at}>
          {formatLongWeekday(date, locale)} {yearOf(date)}
        </time>
      </h1>
      <p className="page-lead">
        {formatHour(starts_at, locale)}, {place}
      </p>
      <Programme pieces={pieces} />
      <p className="concert-changes">{texts.changes}</p>
      {is_listed && (
        <p className="page-action">
          <Link to={paths.Concerts}>{texts.allConcerts}</Link>
        </p>
      )}
    </div>
  )
}
