import '../../ui/button.css'
import './page.css'
import './academy.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Arcade } from '../../features/academy/arcade.tsx'
import { formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { TimePeriod } from '../../ui/time-period.tsx'
import { paths } from '../paths.ts'
import { academyTexts } from './academy-texts.ts'
import { festivalOf } from './festival.ts'

const route = getRouteApi('/main/academy')

export const Academy = () => {
  const texts = useTexts(academyTexts)
  const academy = route.useLoaderData()
  return (
    <>
      <header className="page academy-opening">
        <h1>
          <span className="page-kicker">{texts.kicker}</span> {texts.title}
        </h1>
        <p className="page-lead">{texts.lead}</p>
        <dl className="page-facts">
          <div>
            <dt>{texts.period}</dt>
            <dd>
              <TimePeriod start={academy.start_date_academy} end={academy.end_date_academy} />
            </dd>
          </div>
          <div>
            <dt>{texts.deadline}</dt>
            <dd>
              <time dateTime={academy.end_date_application}>{formatDay(academy.end_date_application)}</time>
            </dd>
          </div>
          <div>
            <dt>{texts.concerts}</dt>
            <dd>{texts.concertHour}</dd>
          </div>
        </dl>
      </header>
      <Arcade />
      <div className="page">
        <DayPlan />
        {texts.sections.map(({ heading, paragraphs }) => (
          <section className="page-section" key={heading}>
            <h2>{heading}</h2>
            <div>
              {paragraphs.map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
        <p className="academy-ways">
          <Link className="button" to={paths.Masterclasses}>
            {texts.toMasterclasses}
          </Link>
          <a href={festivalOf(academy)}>{texts.toFestival}</a>
        </p>
      </div>
    </>
  )
}

const DayPlan = () => {
  const { day } = useTexts(academyTexts)
  return (
    <section className="page-section academy-day">
      <h2>{day.heading}</h2>
      <dl className="day-plan">
        {day.hours.map(({ time, text, isConcert }) => (
          <div key={time}>
            <dt>{time}</dt>
            <dd className={isConcert ? 'day-evening' : undefined}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
