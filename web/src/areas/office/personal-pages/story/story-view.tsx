import { laterDay } from '@academy/contract/base/days'
import type { Locale } from '@academy/contract/base/locale'
import type { ReactNode } from 'react'
import { formatLongDay } from '../../../../base/format.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { WarningList } from '../../../admission/warnings/warning-list.tsx'
import { classTitle } from '../../../programme/masterclasses/teacher.ts'
import { StepItem } from '../step-list.tsx'
import type { StepTexts } from '../way.ts'
import { JourneyItem, JourneyList } from './journey-list.tsx'
import type { Journey } from './stages.ts'
import type { DoneStep, Story, StoryEvent } from './story.ts'
import { storyTexts } from './story-texts.ts'
import './story.css'
import '../../../../ui/fold.css'

const describe = (event: StoryEvent, locale: Locale): StepTexts => {
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
        : { what, why: texts.arrival.notBooked }
    }
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

/** What comes by itself: arrival, concerts, recordings. */
const EventList = ({ events }: { events: readonly StoryEvent[] }) => {
  const texts = useTexts(storyTexts)
  const locale = useLocale()
  if (events.length === 0) return null
  return (
    <Panel title={texts.events}>
      <ol className="steps">
        {events.map((event, index) => (
          <StepItem
            // Events have no identity, and the list is rebuilt each time.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            texts={describe(event, locale)}
            day={event.date && <time dateTime={event.date}>{formatLongDay(event.date, locale)}</time>}
            isQuiet
          />
        ))}
      </ol>
    </Panel>
  )
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

/** The places of a person: the reason for everything else, so they come first. */
const Places = ({ places }: { places: readonly Journey[] }) => (
  <>
    {places.map(place => (
      <Place key={place.application.id} place={place} />
    ))}
  </>
)

const Place = ({ place: { application, stage } }: { place: Journey }) => {
  const texts = useTexts(storyTexts)
  const { masterclass } = application
  const locale = useLocale()
  const title = classTitle(masterclass, locale)
  const isOver = stage === 'attended'
  // Lessons begin the day after arrival and end the day before departure.
  const first = formatLongDay(laterDay(masterclass.start_date, 1), locale)
  const last = formatLongDay(laterDay(masterclass.end_date, -1), locale)
  return (
    <section className="place-card" aria-labelledby={`place-${application.id}`}>
      <p className="place-cheer">{isOver ? texts.thanks : texts.congratulations}</p>
      <h2 id={`place-${application.id}`}>{isOver ? texts.attended(title) : texts.place(title)}</h2>
      {!isOver && <p>{texts.lessons(first, last)}</p>}
    </section>
  )
}

/** The story of a student: places, applications, what is open (`children`), what is coming, what is done. */
export const StoryView = ({ story, children }: { story: Story; children: ReactNode }) => {
  const texts = useTexts(storyTexts)
  return (
    <>
      <Places places={story.places} />
      <JourneyList journeys={story.journeys} />
      <WarningList warnings={story.warnings} hasLinks />
      {children}
      {story.canApplyMore && (
        <p className="story-more">
          {texts.more}
          <ButtonLink look="text" to={paths.MyMasterclasses} search={{ show: 'open' }}>
            {texts.moreGo}
          </ButtonLink>
        </p>
      )}
      <EventList events={story.events} />
      <DoneList done={story.done} />
    </>
  )
}
