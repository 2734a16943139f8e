import type { AcademyDate } from '@academy/contract/programme/dates/schemas'
import type { ProgrammePiece } from '@academy/contract/schedule/public-concerts/schemas'
import { Link } from '@tanstack/react-router'
import { formatHour, formatLongWeekday } from '../../../base/format-period.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { NoWrapParts } from '../../../ui/no-wrap-parts.tsx'
import { DateList } from '../../schedule/dates/date-list.tsx'
import type { NextConcert } from '../academy/facts.tsx'
import { homeTexts } from '../academy/home-texts.ts'
import { academyTexts } from '../academy/texts.ts'

const SHOWN_DATES = 5

/** Between the deadline and the academy: what happens when. */
export const NextDates = ({ dates }: { dates: readonly AcademyDate[] }) => {
  const texts = useTexts(homeTexts)
  return (
    <section className="home-section home-lead" id="dates" aria-labelledby="dates-title">
      <h2 id="dates-title">{texts.dates}</h2>
      <DateList dates={dates.filter(({ is_over }) => !is_over).slice(0, SHOWN_DATES)} />
      <Link className="home-more" to={paths.Dates}>
        {texts.toDates}
      </Link>
    </section>
  )
}

interface ConcertLeadProps {
  concert: NextConcert
  pieces: readonly Pick<ProgrammePiece, 'composer' | 'title'>[]
}

/** While the academy lasts: tonight's concert, or the next one. */
export const ConcertLead = ({ concert, pieces }: ConcertLeadProps) => {
  const texts = useTexts(homeTexts)
  const { nextConcert, tonight } = useTexts(academyTexts)
  const locale = useLocale()
  const { id, date, starts_at, place, is_today } = concert
  return (
    <section className="home-section home-lead" aria-labelledby="concert-lead-title">
      <h2 id="concert-lead-title">{is_today ? tonight : nextConcert}</h2>
      <p className="concert-lead-time">
        <time dateTime={starts_at}>
          {formatLongWeekday(date, locale)}, {formatHour(starts_at, locale)}
        </time>
        , {place}
      </p>
      <ol className="concert-lead">
        {pieces.map(({ composer, title }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a work may be played twice, and the order is the programme
          <li key={index}>
            {composer}{' '}
            <span>
              <NoWrapParts text={title} />
            </span>
          </li>
        ))}
      </ol>
      <ButtonLink to="/concerts/$concertId" params={{ concertId: String(id) }}>
        {texts.toProgramme}
      </ButtonLink>
    </section>
  )
}

/** After the academy. */
export const Thanks = ({ year }: { year: number }) => {
  const texts = useTexts(homeTexts)
  return (
    <section className="home-section home-lead" id="thanks" aria-labelledby="thanks-title">
      <h2 id="thanks-title">{texts.thanks(year)}</h2>
      <p className="home-thanks">{texts.thanksText}</p>
      <Link className="home-more" to={paths.Concerts}>
        {texts.toPlayed}
      </Link>
    </section>
  )
}
