import './story.css'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { classTitle } from '../../../programme/masterclasses/teacher.ts'
import type { Journey } from './stages.ts'
import { storyTexts } from './story-texts.ts'

/** Where the applications stand that the overview does not begin with. */
export const JourneyList = ({ journeys }: { journeys: readonly Journey[] }) => {
  const texts = useTexts(storyTexts)
  if (journeys.length === 0) return null
  return (
    <Panel title={texts.journeys}>
      <ul className="journeys">
        {journeys.map(journey => (
          <JourneyItem key={journey.application.id} journey={journey} />
        ))}
      </ul>
    </Panel>
  )
}

/** One application: its state in a word and in a sentence, and how far it has come. */
export const JourneyItem = ({ journey }: { journey: Journey }) => {
  const texts = useTexts(storyTexts)
  const locale = useLocale()
  const { application, stage } = journey
  if (stage === 'accepted' || stage === 'attended') return null
  const { state, meaning } = texts.stages[stage]
  return (
    <li>
      <h3>
        {classTitle(application.masterclass, locale)}{' '}
        <Badge tone={stage === 'offered' ? 'warm' : 'quiet'}>{state}</Badge>
      </h3>
      <p className="user-quiet">
        {meaning} <Rank journey={journey} />
      </p>
      <Milestones journey={journey} />
    </li>
  )
}

/** The place on the waiting list. */
export const Rank = ({ journey: { application } }: { journey: Journey }) => {
  const { rank } = useTexts(storyTexts)
  return application.waiting_rank !== null && rank(application.waiting_rank)
}

/** How far an application has come that is not decided. */
export const Milestones = ({ journey: { milestones } }: { journey: Journey }) => {
  const texts = useTexts(storyTexts)
  if (milestones.length === 0) return null
  return (
    <ol className="milestones">
      {milestones.map(({ name, isReached }) => (
        <li key={name} className={isReached ? 'milestone milestone-reached' : 'milestone'}>
          {texts.milestones[name]}
          <span className="visually-hidden">: {isReached ? texts.reached : texts.ahead}</span>
        </li>
      ))}
    </ol>
  )
}
