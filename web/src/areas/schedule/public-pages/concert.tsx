import '../../../base/pages/page.css'
import './concert.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { yearOf } from '../../../base/format.ts'
import { formatHour, formatLongWeekday } from '../../../base/format-period.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { Island } from '../../../base/pages/island.tsx'
import { paths } from '../../../base/pages/paths.ts'
import { CopyLink } from '../../programme/masterclasses/copy-link.tsx'
import { ShareLinks } from '../../programme/masterclasses/share-links.tsx'
import { ConcertProgramme } from '../public-concerts/programme.tsx'
import { publicConcertTexts } from '../public-concerts/texts.ts'
import { yearAnchor } from './api.ts'

const route = getRouteApi('/main/concerts/$concertId')

const pageTexts = defineTexts({
  en: { kicker: 'Academy concert' },
  de: { kicker: 'Akademiekonzert' },
})

/** The programme of one evening. */
export const Concert = () => {
  const { origin } = route.useRouteContext()
  const { id, date, starts_at, place, pieces, is_listed, is_over } = route.useLoaderData()
  const locale = useLocale()
  const texts = useTexts(publicConcertTexts)
  const { kicker } = useTexts(pageTexts)
  const day = `${formatLongWeekday(date, locale)} ${yearOf(date)}`
  const address = `${origin}${paths.Concert.replace('$concertId', String(id))}`
  return (
    <div className="page">
      <h1 className="concert-title">
        <span className="page-kicker">{kicker}</span> <time dateTime={starts_at}>{day}</time>
      </h1>
      <p className="page-lead">
        {formatHour(starts_at, locale)}, {place}
      </p>
      <ConcertProgramme pieces={pieces} />
      {!is_over && <p className="concert-changes">{texts.changes}</p>}
      <p className="page-action">
        {is_listed ? (
          <Link to={paths.Concerts}>{texts.allConcerts}</Link>
        ) : (
          <Link to={paths.PastYears} hash={yearAnchor(date)}>
            {texts.concertsOf(yearOf(date))}
          </Link>
        )}
      </p>
      <div className="concert-share">
        <ShareLinks
          subject={`${kicker}: ${day}`}
          address={address}
          copyLink={<Island name="copyLink" component={CopyLink} props={{ address }} />}
        />
      </div>
    </div>
  )
}
