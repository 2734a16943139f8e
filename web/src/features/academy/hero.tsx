import '../../ui/button.css'
import './hero.css'
import type { Academy } from '@academy/contract/academy'
import { formatDay, yearOf } from '../../lib/format.ts'
import { useCopy } from '../../lib/i18n/copy.ts'
import { TimePeriod } from '../../ui/time-period.tsx'
import { Landscape } from './landscape.tsx'

interface HeroProps {
  academy: Academy | undefined
  isLoading: boolean
}

/** The opening of the front page. It stands before the academy is known, and keeps the room for it. */
export const Hero = ({ academy, isLoading }: HeroProps) => {
  const copy = useCopy()
  return (
    <section className={isLoading ? 'hero-loading' : undefined}>
      <div className="hero-text">
        <h1>
          <span className="hero-name">
            {copy.siteName} {academy && yearOf(academy.start_date_academy)}
          </span>{' '}
          <span className="hero-place">{academy?.place_name}</span>
        </h1>
        <p className="hero-tagline">{copy.tagline}</p>
        <dl className="hero-facts">{academy && <Facts academy={academy} />}</dl>
        <a className="button" href="#masterclasses">
          {copy.toMasterclasses}
        </a>
      </div>
      <Landscape />
    </section>
  )
}

const Facts = ({ academy }: { academy: Academy }) => {
  const copy = useCopy()
  return (
    <>
      <div>
        <dt>{copy.academyPeriod}</dt>
        <dd>
          <TimePeriod start={academy.start_date_academy} end={academy.end_date_academy} />
        </dd>
      </div>
      <div>
        <dt>{copy.applicationDeadline}</dt>
        <dd>
          <time dateTime={academy.end_date_application}>{formatDay(academy.end_date_application)}</time>
        </dd>
      </div>
    </>
  )
}
