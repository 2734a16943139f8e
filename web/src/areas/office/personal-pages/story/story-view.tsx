import './story.css'
import '../../../../ui/text-button.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatLongDay, laterDay } from '../../../../base/format.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { WarningList } from '../../../admission/warnings/warning-list.tsx'
import { classTitle } from '../../../programme/masterclasses/class-title.ts'
import { DoneList } from './done-list.tsx'
import { EventList } from './event-list.tsx'
import { JourneyList } from './journey-list.tsx'
import type { Journey } from './stages.ts'
import type { Story } from './story.ts'
import { storyTexts } from './story-texts.ts'

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
          <Link className="text-button" to={paths.MyMasterclasses} search={{ show: 'open' }}>
            {texts.moreGo}
          </Link>
        </p>
      )}
      <EventList events={story.events} />
      <DoneList done={story.done} />
    </>
  )
}
