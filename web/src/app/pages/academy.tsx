import '../../ui/button.css'
import './page.css'
import './academy.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Arcade } from '../../features/academy/arcade.tsx'
import { Facts } from '../../features/academy/facts.tsx'
import { ProgrammeFollows } from '../../features/academy/programme-follows.tsx'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Fact } from '../../ui/fact.tsx'
import { paths } from '../paths.ts'
import { academyTexts } from './academy-texts.ts'

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
        {academy && (
          <Facts academy={academy}>
            <Fact name={texts.concerts}>{texts.concertHour}</Fact>
          </Facts>
        )}
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
        {academy ? (
          <p className="academy-ways">
            <Link className="button" to={paths.Masterclasses}>
              {texts.toMasterclasses}
            </Link>
            <a href={academy.festival_url}>{texts.toFestival}</a>
          </p>
        ) : (
          <div className="academy-follows">
            <ProgrammeFollows />
          </div>
        )}
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
