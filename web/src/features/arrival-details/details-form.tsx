import { ArrivalDataInput } from '@academy/contract/arrival-details/schemas'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ConflictNote } from '../../ui/conflict-note.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useVersionedForm } from '../../ui/form/use-versioned-form.ts'
import { arrivalTexts } from './texts.ts'

const typedOf = (details: ArrivalDataInput): ArrivalDataInput => ({
  allergies: details.allergies,
  emergency_name: details.emergency_name,
  emergency_phone: details.emergency_phone,
  emergency_relation: details.emergency_relation,
  version: details.version,
})

interface DetailsFormProps {
  /** Names the draft in this browser. */
  draft: string
  details: ArrivalDataInput
  save: (body: ArrivalDataInput) => Promise<ArrivalDataInput>
  loadNewest: () => Promise<ArrivalDataInput>
  onSaved: () => Promise<void>
}

/** Allergies and whom to call; of the person themselves, or by the office. */
export const DetailsForm = ({ draft, details, save, loadNewest, onSaved }: DetailsFormProps) => {
  const texts = useTexts(arrivalTexts)
  const { field, frame, conflict } = useVersionedForm<ArrivalDataInput, ArrivalDataInput, ArrivalDataInput>({
    schema: ArrivalDataInput,
    draft,
    known: typedOf(details),
    version: details.version,
    typedOf,
    save: (values, version) => save({ ...values, version }),
    loadNewest,
    onSaved,
  })
  return (
    <Form submitLabel={texts.save} {...frame}>
      <TextArea label={texts.allergies} hint={texts.allergiesHint} rows={3} {...field('allergies')} />
      <h3>{texts.contactTitle}</h3>
      <TextField label={texts.name} autoComplete="off" {...field('emergency_name')} />
      <TextField
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        autoComplete="off"
        {...field('emergency_phone')}
      />
      <TextField
        label={texts.relation}
        hint={texts.relationHint}
        autoComplete="off"
        {...field('emergency_relation')}
      />
      {conflict && <ConflictNote title={texts.conflict} {...conflict} />}
    </Form>
  )
}
