import './accompaniment-plan.css'
import { isInside } from '@academy/contract/base/period'
import {
  type AccompanimentPlan,
  Accompanists,
  type AccompanistsInput,
  type PlannedMasterclass,
} from '@academy/contract/schedule/accompaniment-plan/schemas'
import { useWatch } from 'react-hook-form'
import { explainUnsaved } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLeaveWarning } from '../../../base/use-leave-warning.ts'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { schemaFor } from '../../../ui/form/contract-resolver.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { isConflict, useSeen } from '../../../ui/form/use-version.ts'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { accompanistNames, masterclassName } from './plan-names.ts'
import { planTexts } from './texts.ts'

interface AssignDialogProps {
  plan: AccompanimentPlan
  masterclass: PlannedMasterclass
  onClose: () => void
  save: (input: AccompanistsInput) => Promise<unknown>
  /** Loads the plan again. */
  refresh: () => Promise<void>
}

interface Typed {
  period_ids: number[]
  needs_nobody: boolean
}

const sorted = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b)
const knownOf = ({ period_ids, needs_accompanist }: PlannedMasterclass): Typed => ({
  period_ids: sorted(period_ids),
  needs_nobody: !needs_accompanist,
})
const inputOf = ({ period_ids, needs_nobody }: Typed) => ({ period_ids, needs_accompanist: !needs_nobody })

const accompanistsSchema = schemaFor(Accompanists, inputOf)

/** Sets who accompanies a masterclass. */
export const AssignDialog = ({ plan, masterclass, onClose, save, refresh }: AssignDialogProps) => {
  const texts = useTexts(planTexts)
  const locale = useLocale()
  const seen = useSeen({ saved: knownOf(masterclass), refresh })
  const { form, frame } = useContractForm({
    schema: accompanistsSchema,
    fieldName: () => 'period_ids',
    known: knownOf(masterclass),
    send: async input => {
      await seen.save(known => save({ ...input, seen: inputOf(known) }))
      onClose()
    },
    explainFailure: error => (isConflict(error) ? undefined : explainUnsaved(error, locale)),
  })
  useLeaveWarning(frame.unsaved.hasChanges)
  const period_ids = useWatch({ control: form.control, name: 'period_ids' })
  const toggle = (id: number, isChosen: boolean) =>
    form.setValue('period_ids', sorted(isChosen ? [...period_ids, id] : period_ids.filter(one => one !== id)))
  const conflict = seen.conflict(
    () => frame.onSubmit({ preventDefault: () => {} }),
    known => form.reset(known),
  )
  const newest = accompanistNames(plan, masterclass.period_ids) || texts.nobody
  return (
    <FormDialog
      onClose={() => !frame.isBusy && onClose()}
      title={masterclassName(masterclass, locale)}
      {...frame}
      submitLabel={texts.save}
    >
      <p>
        <TimePeriod start={masterclass.start_date} end={masterclass.end_date} />
      </p>
      <fieldset className="plan-people">
        <legend>{texts.whoAccompanies}</legend>
        {plan.accompanists.length === 0 && <p className="user-quiet">{texts.noAccompanists}</p>}
        {plan.accompanists.map(one => {
          const isChosen = period_ids.includes(one.period_id)
          const fits = isInside(masterclass, one)
          return (
            <Checkbox
              key={one.period_id}
              label={one.name}
              checked={isChosen}
              disabled={!fits && !isChosen}
              onChange={event => toggle(one.period_id, event.currentTarget.checked)}
              note={
                <>
                  <TimePeriod start={one.start_date} end={one.end_date} />
                  {fits
                    ? `, ${texts.load(Math.max(0, ...one.days.map(day => day.participant_count + day.undecided_count)))}`
                    : `, ${texts.outside}`}
                </>
              }
            />
          )
        })}
      </fieldset>
      <Checkbox label={texts.needsNobody} {...form.register('needs_nobody')} />
      {conflict && (
        <ConflictNote title={texts.conflict} {...conflict}>
          <p>{texts.now(newest)}</p>
        </ConflictNote>
      )}
    </FormDialog>
  )
}
