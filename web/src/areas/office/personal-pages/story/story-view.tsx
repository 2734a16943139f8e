import './story.css'
import '../../../../ui/text-button.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { WarningList } from '../../../admission/warnings/warning-list.tsx'
import { DoneList } from './done-list.tsx'
import { EventList } from './event-list.tsx'
import { JourneyList } from './journey-list.tsx'
import { Places } from './places.tsx'
import type { Story } from './story.ts'
import { storyTexts } from './story-texts.ts'

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
