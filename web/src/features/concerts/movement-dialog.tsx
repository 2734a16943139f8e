import { type Movement, MovementInput } from '@academy/contract/repertoire'
import type { Call } from '../../lib/api.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/copy.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx'
import { Connected } from '../../ui/form/connected.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { addMovement } from './api.ts'
import { catalogueTexts } from './catalogue-texts.ts'
import type { Named } from './typed-request.ts'

interface MovementDialogProps {
  call: Call
  piece: Named
  movements: readonly Movement[]
  onAdded: (movement: Movement) => void
  onClose: () => void
}

/** A movement that is missing in the catalogue, at its place among the others. */
export const MovementDialog = ({ call, piece, movements, onAdded, onClose }: MovementDialogProps) => {
  const { movement: texts } = useTexts(catalogueTexts)
  const locale = useLocale()
  const { form, field, frame } = useContractForm({
    schema: MovementInput,
    known: { piece_id: piece.id, predecessor_id: movements.at(-1)?.id ?? null },
    send: async values => {
      onAdded(await addMovement(call, values))
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  return (
    <ModalDialog isOpen title={texts.title} onClose={onClose}>
      <p>{piece.name}</p>
      <Form submitLabel={texts.save} {...frame}>
        <TextField label={texts.name} required {...field('title')} />
        <Connected form={form} name="predecessor_id">
          {({ value, onChange, onBlur, error }) => (
            <SelectField
              label={texts.place}
              placeholder={texts.first}
              options={movements.map(({ id, title }, index) => ({
                value: String(id),
                label: texts.after(index + 1, title),
              }))}
              value={value ?? ''}
              error={error}
              onBlur={onBlur}
              onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
            />
          )}
        </Connected>
      </Form>
    </ModalDialog>
  )
}
