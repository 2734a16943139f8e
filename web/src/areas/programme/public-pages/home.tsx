import './home.css'
import type { Academy } from '@academy/contract/programme/academy/schemas'
import type { AcademyDate } from '@academy/contract/programme/dates/schemas'
import type { ConcertProgramme } from '@academy/contract/schedule/public-concerts/schemas'
import type { PageTexts } from '@academy/contract/site/site-texts/register'
import { getRouteApi, Link } from '@tanstack/react-router'
import { yearOf } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { usePublicPath } from '../../../base/public-path.ts'
import { CostScene } from '../../lodging/costs/cost-scene.tsx'
import { ArrivalScene } from '../academy/arrival-scene.tsx'
import { ConcertScene } from '../academy/concert-scene.tsx'
import { DayArcade } from '../academy/day-arcade.tsx'
import type { NextConcert } from '../academy/facts.tsx'
import { Hero } from '../academy/hero.tsx'
import { type HomePart, homeOrder } from '../academy/home-order.ts'
import { homeTexts } from '../academy/home-texts.ts'
import { ProgrammeFollows } from '../academy/programme-follows.tsx'
import { LoadFailure } from '../masterclasses/load-failure.tsx'
import { Programme } from '../masterclasses/programme.tsx'
import { masterclassTexts } from '../masterclasses/texts.ts'
import { Voices } from '../masterclasses/voices.tsx'
import { ConcertLead, NextDates, Thanks } from './home-leads.tsx'
import { UnknownAddress } from './unknown-address.tsx'

const route = getRouteApi('/main/')

export const Home = () => (
  <>
    <UnknownAddress />
    <HomeOf {...route.useLoaderData()} />
  </>
)

interface HomeOfProps {
  /** Null while there is none. */
  academy: Academy | null
  texts: PageTexts<'home'>
  /** From the page about the academy. */
  day: PageTexts<'academy'>['day']
  /** The next one that is announced. */
  concert?: NextConcert | undefined
  /** Of that concert; only while the academy lasts. */
  programme?: Pick<ConcertProgramme, 'pieces'> | null
  /** Only between the deadline and the academy. */
  dates?: readonly AcademyDate[]
}

/** The home page of an academy: the place, and what the part of the year asks for first. */
export const HomeOf = (props: HomeOfProps) => {
  const { academy, texts, concert } = props
  const { lead, parts } = homeOrder(academy)
  return (
    <>
      <Hero academy={academy} tagline={texts.tagline} concert={concert} lead={lead} />
      {parts.map(part => (
        <Part key={part} part={part} {...props} />
      ))}
    </>
  )
}

const Part = ({
  part,
  academy,
  texts,
  day,
  concert,
  programme,
  dates = [],
}: HomeOfProps & { part: HomePart }) => {
  switch (part) {
    case 'announcement':
      return (
        <div className="home-section">
          <ProgrammeFollows />
        </div>
      )
    case 'masterclasses':
      return academy && <Masterclasses academy={academy} intro={texts.intro} />
    case 'dates':
      return <NextDates dates={dates} />
    case 'concert':
      // Without one the concerts in general come first.
      return concert && <ConcertLead concert={concert} pieces={programme?.pieces ?? []} />
    case 'thanks':
      return academy && <Thanks year={yearOf(academy.start_date_academy)} />
    case 'day':
      return day.items.length > 0 && <Day day={day} />
    case 'concerts':
      return <ConcertScene text={texts.concerts} recordingFee={academy?.recording_fee} />
    case 'costs':
      return academy && <CostScene academy={academy} />
    case 'arrival':
      return <ArrivalScene stops={texts.arrival} />
  }
}

interface MasterclassesProps {
  academy: Academy
  intro: PageTexts<'home'>['intro']
}

const Masterclasses = ({ academy, intro }: MasterclassesProps) => {
  const texts = useTexts(masterclassTexts)
  const publicPath = usePublicPath()
  return (
    <section className="home-section" aria-labelledby="programme-title">
      <h2 id="programme-title">{texts.heading(yearOf(academy.start_date_academy))}</h2>
      <p className="home-intro" lang={intro.lang}>
        {intro.text}
      </p>
      <Voices masterclasses={academy.master_classes} />
      <Programme masterclasses={academy.master_classes} deadlinePassed={academy.deadline_passed} />
      {academy.master_classes.length > 0 && (
        <Link className="home-more" to={publicPath('/masterclasses')}>
          {texts.toList}
        </Link>
      )}
    </section>
  )
}

const Day = ({ day }: Pick<HomeOfProps, 'day'>) => {
  const texts = useTexts(homeTexts)
  return (
    <section className="home-section" aria-labelledby="day-title">
      <h2 id="day-title">{texts.day}</h2>
      <DayArcade day={day} />
      <Link className="home-more" to={paths.Academy}>
        {texts.toAcademy}
      </Link>
    </section>
  )
}

/** Still introduces the site when the academy cannot be loaded. */
export const HomeFailure = ({ error }: { error: unknown }) => (
  <>
    <Hero academy={null} />
    <section className="home-section">
      <LoadFailure error={error} />
    </section>
  </>
)
