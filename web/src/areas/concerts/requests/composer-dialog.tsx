import {
  type Composer,
  ComposerInput,
  type ComposerSuggestion,
} from '@academy/contract/concerts/repertoire/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useDraftForm } from '../../../base/use-draft-form.ts'
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx'
import { UnsavedChanges } from '../../../ui/dialog/unsaved-changes.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts'
import { addComposer } from './api.ts'
import { namedComposer } from './catalogue-names.ts'
import { catalogueTexts } from './catalogue-texts.ts'
import { nameParts } from './name-parts.ts'
import { SimilarStep } from './similar-step.tsx'
import { useAddition } from './use-addition.ts'
import { YearField } from './year-field.tsx'

interface ComposerDialogProps {
  call: Call
  /** The search without a result. */
  text: string
  /** The input before a reload. */
  entered: object | undefined
  onEntered: (entered: object) => void
  onChosen: (composer: Composer) => void
  onClose: () => void
}

/** Adds a missing composer, or picks a similar existing one. */
export const ComposerDialog = ({
  call,
  text,
  entered,
  onEntered,
  onChosen,
  onClose,
}: ComposerDialogProps) => {
  const { composer: texts } = useTexts(catalogueTexts)
  const [isAlive, setAlive] = useState(false)
  const addition = useAddition<ComposerInput, Composer, ComposerSuggestion>({
    add: entry => addComposer(call, entry),
    similarCode: 'composer_similar',
    onAdded: onChosen,
    onTaken: onChosen,
  })
  const { form, field, recheck, frame } = useDialogForm<typeof ComposerInput._zod.input, ComposerInput>({
    schema: ComposerInput,
    known: { ...nameParts(text), year_of_death: null },
    kept: entered,
    send: addition.send,
    explainFailure: addition.explainFailure,
  })
  useDraftForm(form, { keep: onEntered })
  const live = (isStillAlive: boolean) => {
    setAlive(isStillAlive)
    form.setValue('year_of_death', null)
    void form.trigger('year_of_death')
  }
  const { similar } = addition
  return (
    <ModalDialog isOpen title={texts.title} onClose={onClose}>
      <UnsavedChanges {...frame.unsaved} />
      {similar ? (
        <SimilarStep
          question={similar.canCreate ? texts.similar : texts.exists}
          suggestions={similar.suggestions.map(one => ({
            ...namedComposer(one),
            note: texts.verdicts[one.verdict],
          }))}
          addition={addition}
        />
      ) : (
        <Form submitLabel={texts.save} {...frame}>
          <TextField label={texts.firstName} required {...field('first_name')} />
          <TextField label={texts.prefix} hint={texts.prefixHint} {...field('last_prefix')} />
          <TextField label={texts.lastName} required {...field('last_name')} />
          <div className="field-pair">
            <ControlledField form={form} name="year_of_birth">
              {({ onBlur, ...year }) => (
                <YearField
                  label={texts.birth}
                  {...year}
                  onBlur={() => {
                    onBlur()
                    recheck('year_of_death')()
                  }}
                />
              )}
            </ControlledField>
            <ControlledField form={form} name="year_of_death">
              {year => <YearField label={texts.death} disabled={isAlive} {...year} />}
            </ControlledField>
          </div>
          <Checkbox label={texts.alive} checked={isAlive} onChange={({ target }) => live(target.checked)} />
        </Form>
      )}
    </ModalDialog>
  )
}
