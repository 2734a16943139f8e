import './correpetition.css'
import { type CorrepetitionPeriod, MasterclassChoice } from '@academy/contract/correpetition/schemas'
import { useWatch } from 'react-hook-form'
import { explainUnsaved } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx'
import { UnsavedChanges } from '../../ui/dialog/unsaved-changes.tsx'
import { schemaFor } from '../../ui/form/contract-resolver.ts'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { useDialogForm } from '../../ui/form/use-dialog-form.ts'
import { PendingButton } from '../../ui/pending-button.tsx'
import { TimePeriod } from '../../ui/time-period.tsx'
import { AccompaniedName } from './accompanied-name.tsx'
import type { Accompanied } from './api.ts'
import { MasterclassChoices } from './masterclass-choices.tsx'
import { correpetitionTexts } from './texts.ts'

interface ChooseDialogProps {
  period: CorrepetitionPeriod
  masterclasses: Accompanied[]
  isOpen: boolean
  onClose: () => void
  onSave: (choice: MasterclassChoice) => Promise<void>
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
export const ChooseDialog = ({ period, masterclasses, isOpen, onClose, onSave }: ChooseDialogProps) => {
  const texts = useTexts(correpetitionTexts)
  const locale = useLocale()
  const { form, frame } = useDialogForm({
    ...choiceRules,
    known: { masterclass_ids: sorted(period.masterclasses.map(({ id }) => id)) },
    send: async choice => {
      await onSave(choice)
      onClose()
      return undefined
    },
    explainFailure: error => explainUnsaved(error, locale),
  })
  const chosen = new Set(useWatch({ control: form.control, name: 'masterclass_ids' }))
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    form.setValue('masterclass_ids', sorted(next))
  }
  const active = masterclasses.filter(({ id }) => chosen.has(id))
  return (
    <ModalDialog
      isOpen={isOpen}
      onClose={() => !frame.isBusy && onClose()}
      title={texts.choose}
      actions={
        <PendingButton isPending={frame.isBusy} onClick={frame.onSubmit}>
          {texts.save}
        </PendingButton>
      }
    >
      <UnsavedChanges {...frame.unsaved} />
      <p>
        {texts.period}: <TimePeriod start={period.start_date} end={period.end_date} />
      </p>
      <section className="choose-part">
        <h3 className="choose-title">{texts.active}</h3>
        <div role="status">
          {active.length === 0 ? (
            <p className="user-quiet">{texts.nothingActive}</p>
          ) : (
            <ul className="accompanied">
              {active.map(one => (
                <li key={one.id}>
                  <AccompaniedName masterclass={one} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
      <section className="choose-part">
        <h3 className="choose-title">{texts.available}</h3>
        <MasterclassChoices period={period} masterclasses={masterclasses} chosen={chosen} onToggle={toggle} />
      </section>
      <FormMessage message={frame.message} />
    </ModalDialog>
  )
}
