import { teacherName } from '@academy/contract/base/names'
import { isInside } from '@academy/contract/base/period'
import { type AccompanimentPeriod, MasterclassChoice } from '@academy/contract/schedule/accompaniment/schemas'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { explainUnsaved } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLeaveWarning } from '../../../base/use-leave-warning.ts'
import { Button } from '../../../ui/button.tsx'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { UnsavedChanges } from '../../../ui/dialog/unsaved-changes.tsx'
import { schemaFor } from '../../../ui/form/contract-resolver.ts'
import { FormMessageInView } from '../../../ui/form/form-message.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { isConflict, useSeen } from '../../../ui/form/use-version.ts'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { AccompaniedName, ParticipantCount } from './accompanied-name.tsx'
import type { AccompaniedMasterclass } from './api.ts'
import { accompanimentTexts } from './texts.ts'
import './accompaniment.css'

interface MasterclassChoicesProps {
  period: AccompanimentPeriod
  masterclasses: AccompaniedMasterclass[]
  chosen: ReadonlySet<number>
  onToggle: (id: number) => void
}

/** All masterclasses. Those outside the period cannot be added; chosen ones can always be removed. */
const MasterclassChoices = ({ period, masterclasses, chosen, onToggle }: MasterclassChoicesProps) => {
  const texts = useTexts(accompanimentTexts)
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
              <Button look={isChosen ? 'quiet' : 'default'} onClick={() => onToggle(one.id)}>
                {isChosen ? texts.remove : texts.add}
                <span className="visually-hidden">: {teacherName(one)}</span>
              </Button>
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

interface ActiveSelectionProps {
  masterclasses: readonly AccompaniedMasterclass[]
  /** Assigned by the office. */
  assigned: readonly number[]
  onRemove: (id: number) => void
}

/** What is chosen so far; each can be removed here. */
const ActiveSelection = ({ masterclasses, assigned, onRemove }: ActiveSelectionProps) => {
  const texts = useTexts(accompanimentTexts)
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
              <Button look="quiet" onClick={() => onRemove(one.id)}>
                {texts.remove}
                <span className="visually-hidden">: {teacherName(one)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface ChooseDialogProps {
  period: AccompanimentPeriod
  masterclasses: AccompaniedMasterclass[]
  isOpen: boolean
  onClose: () => void
  onSave: (choice: MasterclassChoice) => Promise<void>
  /** Loads the period again. */
  refresh: () => Promise<void>
}

interface TypedChoice {
  masterclass_ids: number[]
}
const choiceRules = {
  schema: schemaFor(MasterclassChoice, ({ masterclass_ids }: TypedChoice) => ({
    assignments: masterclass_ids.map(masterclass_id => ({ masterclass_id, application_ids: null })),
  })),
  fieldName: () => 'masterclass_ids',
}
// Sorted, so that the same selection is no change.
const sorted = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b)

/** The selection of a period, edited here and saved as a whole. */
export const ChooseDialog = (props: ChooseDialogProps) => {
  const { period, masterclasses, isOpen, onClose, onSave, refresh } = props
  const texts = useTexts(accompanimentTexts)
  const locale = useLocale()
  const saved = sorted(period.masterclasses.map(({ id }) => id))
  const seen = useSeen({ saved, refresh })
  const { form, frame } = useContractForm({
    ...choiceRules,
    known: { masterclass_ids: saved },
    send: async choice => {
      await seen.save(seen_ids => onSave({ ...choice, seen_ids }))
      onClose()
    },
    explainFailure: error => (isConflict(error) ? undefined : explainUnsaved(error, locale)),
  })
  const chosen = new Set(useWatch({ control: form.control, name: 'masterclass_ids' }))
  const isChanged = () => isOpen && frame.unsaved.hasChanges()
  useLeaveWarning(isChanged)
  const activeTitle = useRef<HTMLHeadingElement>(null)
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    form.setValue('masterclass_ids', sorted(next))
  }
  const conflict = seen.conflict(
    () => frame.onSubmit({ preventDefault: () => {} }),
    masterclass_ids => form.reset({ masterclass_ids }),
  )
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !frame.isBusy && onClose()}
      title={texts.choose}
      actions={
        <Button isPending={frame.isBusy} onClick={frame.onSubmit}>
          {texts.save}
        </Button>
      }
    >
      <UnsavedChanges {...frame.unsaved} />
      <p>
        {texts.period}: <TimePeriod start={period.start_date} end={period.end_date} />
      </p>
      <section className="choose-part">
        <h3 className="choose-title" ref={activeTitle} tabIndex={-1}>
          {texts.active}
        </h3>
        <ActiveSelection
          masterclasses={masterclasses.filter(({ id }) => chosen.has(id))}
          assigned={period.masterclasses.filter(one => one.is_assigned).map(({ id }) => id)}
          onRemove={id => {
            toggle(id)
            // The button disappears.
            activeTitle.current?.focus()
          }}
        />
        {isChanged() && <p className="choose-unsaved">{texts.unsaved}</p>}
      </section>
      <section className="choose-part">
        <h3 className="choose-title">{texts.available}</h3>
        <MasterclassChoices period={period} masterclasses={masterclasses} chosen={chosen} onToggle={toggle} />
      </section>
      {conflict && (
        <ConflictNote title={texts.conflict} {...conflict}>
          <p>{texts.now(period.masterclasses.map(teacherName).join(', ') || texts.nothingActive)}</p>
        </ConflictNote>
      )}
      <FormMessageInView message={frame.message} />
    </Dialog>
  )
}
