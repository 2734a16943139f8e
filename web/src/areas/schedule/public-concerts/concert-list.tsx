import './concert-list.css'
import type { PublicConcert } from '@academy/contract/schedule/public-concerts/schemas'
import { Link } from '@tanstack/react-router'
import { formatHour, formatLongWeekday } from '../../../base/format-period.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { publicConcertTexts } from './texts.ts'

/** Day, hour and place of each concert, with a link to its programme. */
export const ConcertList = ({ concerts }: { concerts: readonly PublicConcert[] }) => {
  const locale = useLocale()
  const texts = useTexts(publicConcertTexts)
  return (
    <ol className="public-concerts">
      {concerts.map(({ id, date, starts_at, place, composers }) => (
        <li key={id}>
          <h3>
            <time dateTime={starts_at}>{formatLongWeekday(date, locale)}</time>
          </h3>
          <p className="public-concert-place">
            {formatHour(starts_at, locale)}, {place}
          </p>
          <p>{composers.join(', ')}</p>
          <Link to="/concerts/$concertId" params={{ concertId: String(id) }}>
            {texts.programme}
            <span className="visually-hidden">, {formatLongWeekday(date, locale)}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
