import './story.css'
import { formatLongDay, laterDay } from '../../../../base/format.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { classTitle } from '../../../programme/masterclasses/class-title.ts'
import type { Journey } from './stages.ts'
import { storyTexts } from './story-texts.ts'

/** The places of a person: the reason for everything else, so they come first. */
export const Places = ({ places }: { places: readonly Journey[] }) => (
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
