import './academy-dialogs.css'
import type { Concerned } from '@academy/contract/base/concerned'
import type { AcademyCard, CurrentChange } from '@academy/contract/office/academies/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { formatDay, yearOf } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { Ask } from '../../../ui/dialog/ask.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { currentChangeQuery, makeCurrent } from './api.ts'
import { academyDialogTexts } from './dialog-texts.ts'
import { academiesTexts } from './texts.ts'

interface CurrentDialogProps {
  call: Call
  academy: AcademyCard
  onDone: () => Promise<void>
  onClose: () => void
}

/** Makes an academy current, after showing what changes for visitors and for people. */
export const CurrentDialog = ({ call, academy, onDone, onClose }: CurrentDialogProps) => {
  const texts = useTexts(academyDialogTexts)
  const { found: change, hasFailed, reload } = useLoadedData(currentChangeQuery(call, academy.id))
  const [isConfirmed, setConfirmed] = useState(false)
  const year = yearOf(academy.start_date_academy)
  const confirm = async () => {
    const replaces = change?.replaces?.id ?? null
    try {
      await makeCurrent(call, academy.id, { replaces, is_confirmed: isConfirmed })
    } catch (error) {
      reload()
      throw error
    }
    await onDone()
    return texts.madeCurrent(year)
  }
  const needsTick = change !== undefined && change.concerned.length > 0
  return (
    <Ask
      title={texts.currentTitle(year)}
      confirmLabel={texts.makeCurrent}
      cancelLabel={texts.cancel}
      isDestructive
      autoFocus={false}
      isReady={change !== undefined && (!needsTick || isConfirmed)}
      act={confirm}
      onClose={onClose}
    >
      {change && <ChangeForVisitors {...change} />}
      {needsTick && (
        <ConcernedPeople
          year={yearOf(change.replaces?.start_date_academy ?? academy.start_date_academy)}
          concerned={change.concerned}
        >
          <Checkbox
            label={texts.confirmConcerned}
            checked={isConfirmed}
            onChange={event => setConfirmed(event.target.checked)}
          />
        </ConcernedPeople>
      )}
      {hasFailed && <FailureNote message={texts.loadFailed} retryLabel={texts.tryAgain} onRetry={reload} />}
      {!change && !hasFailed && <SkeletonList label={texts.loading} />}
    </Ask>
  )
}

const ChangeForVisitors = ({ academy, replaces, lacks }: CurrentChange) => {
  const texts = useTexts(academyDialogTexts)
  return (
    <>
      <div className="academy-dialog-part academy-switch">
        <Shown title={texts.before} academy={replaces} />
        <Shown title={texts.after} academy={academy} />
      </div>
      <p>{texts.currentHint}</p>
      {lacks.length > 0 && (
        <section className="academy-dialog-part">
          <h3>{texts.lacksTitle}</h3>
          <ul>
            {lacks.map(lack => (
              <li key={lack}>{texts.lacks[lack]}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** What visitors see first of an academy. */
const Shown = ({ title, academy }: { title: string; academy: AcademyCard | null }) => {
  const texts = useTexts(academyDialogTexts)
  const { academy: nameOf } = useTexts(academiesTexts)
  return (
    <section>
      <h3>{title}</h3>
      {academy ? (
        <ul>
          <li>
            <strong>{nameOf(yearOf(academy.start_date_academy))}</strong>
          </li>
          <li>
            <TimePeriod start={academy.start_date_academy} end={academy.end_date_academy} />
          </li>
          <li>{academy.place_name}</li>
          <li>
            {texts.deadline}: {formatDay(academy.end_date_application)}
          </li>
          <li>{texts.masterclasses(academy.masterclass_count)}</li>
        </ul>
      ) : (
        <p>{texts.nothing}</p>
      )}
    </section>
  )
}

interface ConcernedPeopleProps {
  year: number
  concerned: readonly Concerned[]
  children: React.ReactNode
}

const ConcernedPeople = ({ year, concerned, children }: ConcernedPeopleProps) => {
  const texts = useTexts(academyDialogTexts)
  return (
    <section className="academy-dialog-part">
      <h3>{texts.concernedTitle(year)}</h3>
      <p>{texts.concernedHint}</p>
      <ul>
        {concerned.map(({ kind, count, names }) => (
          <li key={kind}>
            <strong>
              {count} {texts.concerned[kind]?.(count)}
            </strong>
            : {names.join(', ')} {count > names.length && texts.more(count - names.length)}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
