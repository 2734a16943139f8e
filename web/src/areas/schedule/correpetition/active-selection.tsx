import './correpetition.css'
import { useTexts } from '../../../base/i18n/texts.ts'
import { AccompaniedName, teacherOf } from './accompanied-name.tsx'
import type { Accompanied } from './api.ts'
import { correpetitionTexts } from './texts.ts'

interface ActiveSelectionProps {
  masterclasses: readonly Accompanied[]
  /** Assigned by the office. */
  assigned: readonly number[]
  onRemove: (id: number) => void
}

/** What is chosen so far; each can be removed here. */
export const ActiveSelection = ({ masterclasses, assigned, onRemove }: ActiveSelectionProps) => {
  const texts = useTexts(correpetitionTexts)
  return (
    <div role="status">
      {masterclasses.length === 0 ? (
        <p className="user-quiet">{texts.nothingActive}</p>
      ) : (
        <ul className="accompanied active-choices">
          {masterclasses.map(one => (
            <li key={one.id}>
              <span className="choice-name">
                <AccompaniedName masterclass={one} />
                {assigned.includes(one.id) && <span className="user-quiet">{texts.assigned}</span>}
              </span>
              <button type="button" className="button button-quiet" onClick={() => onRemove(one.id)}>
                {texts.remove}
                <span className="visually-hidden">: {teacherOf(one)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
