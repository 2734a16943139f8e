import {
  type Movement,
  MovementInput,
  type MovementSuggestion,
} from '@academy/contract/concerts/repertoire/schemas'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useDraftForm } from '../../../base/use-draft-form.ts'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { addMovement } from './api.ts'
import { numberedMovement } from './catalogue-names.ts'
import { catalogueTexts } from './catalogue-texts.ts'
import { CatalogueDialog, useAddition } from './similar-step.tsx'
import type { Named } from './typed-request.ts'

interface MovementDialogProps {
  call: Call
  piece: Named
  movements: readonly Movement[]
  /** The input before a reload. */
  entered: object | undefined
  onEntered: (entered: object) => void
  onAdded: (movement: Movement) => void
  onTaken: (movement: Movement) => void
  onClose: () => void
}

/** Adds a missing movement at its position, or picks a similar existing one. */
export const MovementDialog = ({
  call,
  piece,
  movements,
  entered,
  onEntered,
  onClose,
  ...chosen
}: MovementDialogProps) => {
  const { movement: texts } = useTexts(catalogueTexts)
  const addition = useAddition<MovementInput, Movement, MovementSuggestion>({
    add: entry => addMovement(call, entry),
    similarCode: 'movement_similar',
    ...chosen,
  })
  const { form, field, frame } = useContractForm<typeof MovementInput._zod.input, MovementInput>({
    schema: MovementInput,
    known: { predecessor_id: movements.at(-1)?.id ?? null, piece_id: piece.id },
    kept: entered && { ...entered, piece_id: piece.id },
    send: addition.send,
    explainFailure: addition.explainFailure,
  })
  useDraftForm(form, { keep: onEntered })
  return (
    <CatalogueDialog
      title={texts.title}
      submitLabel={texts.save}
      about={<p>{piece.name}</p>}
      addition={addition}
      frame={frame}
      questionOf={() => texts.similar}
      shownOf={one => ({ ...numberedMovement(one, movements), note: texts.verdicts[one.verdict] })}
      onClose={onClose}
    >
      <TextField label={texts.name} hint={texts.nameHint} required {...field('title')} />
      <ControlledField form={form} name="predecessor_id">
        {({ value, onChange, onBlur, error }) => (
          <SelectField
            label={texts.place}
            placeholder={texts.first}
            options={movements.map(one => ({
              value: String(one.id),
              label: texts.after(numberedMovement(one, movements).name),
            }))}
            value={value ?? ''}
            error={error}
            onBlur={onBlur}
            onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
          />
        )}
      </ControlledField>
    </CatalogueDialog>
  )
}
