import './story.css'
import '../../../../ui/fold.css'
import '../../../../ui/text-button.css'
import { Link } from '@tanstack/react-router'
import { formatLongDay } from '../../../../base/format.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { classTitle } from '../../../programme/masterclasses/class-title.ts'
import { JourneyItem } from './journey-list.tsx'
import type { Done } from './story.ts'
import { storyTexts } from './story-texts.ts'

/** What is over or done, folded away. */
export const DoneList = ({ done }: { done: readonly Done[] }) => {
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

const DoneItem = ({ done }: { done: Done }) => {
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
            <Link
              className="text-button"
              to={paths.MyRepertoire}
              params={{ applicationId: String(done.applicationId) }}
            >
              {texts.changeRepertoire}
            </Link>
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
