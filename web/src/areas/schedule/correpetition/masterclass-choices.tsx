import './correpetition.css'
import { isInside } from '@academy/contract/schedule/correpetition/period'
import type { CorrepetitionPeriod } from '@academy/contract/schedule/correpetition/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { AccompaniedName, ParticipantCount, teacherOf } from './accompanied-name.tsx'
import type { Accompanied } from './api.ts'
import { correpetitionTexts } from './texts.ts'

interface MasterclassChoicesProps {
  period: CorrepetitionPeriod
  masterclasses: Accompanied[]
  chosen: ReadonlySet<number>
  onToggle: (id: number) => void
}

/** All masterclasses. Those outside the period cannot be added; chosen ones can always be removed. */
export const MasterclassChoices = ({ period, masterclasses, chosen, onToggle }: MasterclassChoicesProps) => {
  const texts = useTexts(correpetitionTexts)
  if (masterclasses.length === 0) return <p className="user-quiet">{texts.none}</p>
  return (
    <ul className="accompanied choices">
      {masterclasses.map(one => {
        const isChosen = chosen.has(one.id)
        const fits = isInside(one, period)
        return (
          <li key={one.id} data-fits={fits}>
            <span className="choice-name">
              <AccompaniedName masterclass={one} />
              <span>
                <ParticipantCount masterclass={one} />
              </span>
              <span className="choice-fit">
                <FitSign fits={fits} />
                {fits ? texts.inside : texts.outside}
              </span>
            </span>
            {(fits || isChosen) && (
              <button
                type="button"
                className={`button${isChosen ? ' button-quiet' : ''}`}
                onClick={() => onToggle(one.id)}
              >
                {isChosen ? texts.remove : texts.add}
                <span className="visually-hidden">: {teacherOf(one)}</span>
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const FitSign = ({ fits }: { fits: boolean }) => (
  <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
    <path
      d={fits ? 'm2 8.5 4 4L14 3' : 'M3 3l10 10M13 3 3 13'}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />
  </svg>
)
