import '../../ui/button.css'
import './hero.css'
import type { Academy } from '@academy/contract/academy'
import { Link } from '@tanstack/react-router'
import { formatDay, yearOf } from '../../lib/format.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { TimePeriod } from '../../ui/time-period.tsx'
import { Landscape } from './landscape.tsx'
import { academyTexts } from './texts.ts'

/** The opening of the front page. When no academy is known, it still says where one has come. */
export const Hero = ({ academy }: { academy?: Academy }) => {
  const texts = useTexts(academyTexts)
  return (
    <section>
      <div className="hero-text">
        <h1>
          <span className="hero-name">
            {texts.name} {academy && yearOf(academy.start_date_academy)}
          </span>{' '}
          <span className="hero-place">{academy?.place_name ?? 'Stift Amselzell'}</span>
        </h1>
        <p className="hero-tagline">{texts.tagline}</p>
        {academy && <Facts academy={academy} />}
        <div className="hero-buttons">
          <Link className="button" to="/masterclasses">
            {texts.masterclasses}
          </Link>
          {academy && (
            <a className="button button-quiet" href={academy.festival_url}>
              {texts.festival}
            </a>
          )}
        </div>
      </div>
      <Landscape />
    </section>
  )
}

const Facts = ({ academy }: { academy: Academy }) => {
  const texts = useTexts(academyTexts)
  return (
    <dl className="hero-facts">
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
    </dl>
  )
}
