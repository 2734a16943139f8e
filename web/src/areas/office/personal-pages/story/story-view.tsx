import { laterDay } from '@academy/contract/base/days'
import type { Locale } from '@academy/contract/base/locale'
import type { ReactNode } from 'react'
import { formatLongDay } from '../../../../base/format.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { WarningList } from '../../../admission/warnings/warning-list.tsx'
import { classTitle } from '../../../programme/masterclasses/teacher.ts'
import { Scene } from '../scene.tsx'
import type { StepTexts } from '../way.ts'
import { JourneyItem, JourneyList, Milestones, Rank } from './journey-list.tsx'
import type { Lead } from './lead.ts'
import type { Journey } from './stages.ts'
import type { DoneStep, Story, StoryEvent } from './story.ts'
import { storyTexts } from './story-texts.ts'
import './story.css'
import '../../../../ui/fold.css'

/** Returns the texts of an event, and where it leads. */
export const eventTextsOf = (event: StoryEvent, locale: Locale): StepTexts => {
  const texts = storyTexts[locale]
  switch (event.kind) {
    case 'arrival':
    case 'departure': {
      const what =
        event.kind === 'arrival'
          ? texts.arrival.what(formatLongDay(event.end_date, locale))
          : texts.departure.what
      return event.isBooked
        ? { what, why: texts.arrival.booked, way: { to: paths.MyAcomodation, label: texts.arrival.go } }
        : { what, why: '' }
    }
    case 'decision':
      return texts.decision
    case 'certificate': {
      const { what, why, go } = texts.certificate
      return {
        what: what(`${event.place} ${event.year}`),
        why,
        way: { to: paths.MyDays, hash: 'papers', label: go },
      }
    }
    case 'plays':
    case 'recording': {
      const { what, why, go } = texts[event.kind]
      return { what: what(event.piece_title), why, way: { to: paths.MyConcert, label: go } }
    }
  }
}

/** What is over or done, folded away. */
const DoneList = ({ done }: { done: readonly DoneStep[] }) => {
  const texts = useTexts(storyTexts)
  if (done.length === 0) return null
  return (
    <details className="fold">
      <summary>{texts.done(done.length)}</summary>
      <ul className="journeys">
        {done.map((one, index) => (
          // The list is rebuilt each time, and one application can be in it twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <DoneItem key={index} done={one} />
        ))}
      </ul>
    </details>
  )
}

const DoneItem = ({ done }: { done: DoneStep }) => {
  const texts = useTexts(storyTexts)
  const locale = useLocale()
  switch (done.kind) {
    case 'application':
      return <JourneyItem journey={done.journey} />
    case 'repertoireNamed':
      return (
        <li>
          <p>{texts.repertoireNamed(classTitle(done.masterclass, locale))}</p>
          {done.canChange && (
            <ButtonLink
              look="text"
              to={paths.MyRepertoire}
              params={{ applicationId: String(done.applicationId) }}
            >
              {texts.changeRepertoire}
            </ButtonLink>
          )}
        </li>
      )
    case 'played':
      return (
        <li>
          <p>
            {texts.played(done.piece_title)} (
            <time dateTime={done.date}>{formatLongDay(done.date, locale)}</time>)
          </p>
        </li>
      )
  }
}

/** The application that the overview begins with. All places are named, as they are the reason for everything else. */
const LeadScene = ({ lead: { scene, journey }, places }: { lead: Lead; places: readonly Journey[] }) => {
  const texts = useTexts(storyTexts)
  const locale = useLocale()
  if (scene === 'place' || scene === 'inAcademy' || scene === 'afterwards')
    return (
      <Scene name={scene} kicker={texts.cheers[scene]}>
        {[journey, ...places.filter(place => place !== journey)].map(place => (
          <Place key={place.application.id} place={place} />
        ))}
        <p>{texts.wishes[scene]}</p>
        {scene === 'inAcademy' && (
          <ButtonLink look="text" to={paths.MyDays}>
            {texts.toDays}
          </ButtonLink>
        )}
      </Scene>
    )
  const { application, stage } = journey
  if (stage === 'accepted' || stage === 'attended') return null
  const { title, meaning } = texts.stages[stage]
  return (
    <Scene
      name={scene}
      kicker={classTitle(application.masterclass, locale)}
      below={journey.milestones.length > 0 && <Milestones journey={journey} />}
    >
      <h2>{title}</h2>
      <p>
        {meaning} <Rank journey={journey} />
      </p>
    </Scene>
  )
}

const Place = ({ place: { application, stage } }: { place: Journey }) => {
  const texts = useTexts(storyTexts)
  const { masterclass } = application
  const locale = useLocale()
  const title = classTitle(masterclass, locale)
  if (stage === 'attended') return <h2>{texts.attended(title)}</h2>
  // Lessons begin the day after arrival and end the day before departure.
  const first = formatLongDay(laterDay(masterclass.start_date, 1), locale)
  const last = formatLongDay(laterDay(masterclass.end_date, -1), locale)
  return (
    <>
      <h2>{texts.place(title)}</h2>
      <p>{texts.lessons(first, last)}</p>
    </>
  )
}

interface StoryViewProps {
  story: Story
  /** What is to be done now. */
  steps: ReactNode
  /** What comes. */
  events: ReactNode
}

/** The story of a student: where they stand, what to do, what comes, then the rest. */
export const StoryView = ({ story, steps, events }: StoryViewProps) => {
  const texts = useTexts(storyTexts)
  const { lead, places, journeys } = story
  return (
    <>
      {lead && <LeadScene lead={lead} places={places} />}
      {steps}
      <WarningList warnings={story.warnings} hasLinks />
      {events}
      <JourneyList journeys={journeys.filter(journey => journey !== lead?.journey)} />
      {story.canApplyMore && (
        <p className="story-more">
          {texts.more}
          <ButtonLink look="text" to={paths.MyMasterclasses} search={{ show: 'open' }}>
            {texts.moreGo}
          </ButtonLink>
        </p>
      )}
      <DoneList done={story.done} />
    </>
  )
}
