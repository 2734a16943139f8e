import { needsErrors } from '@academy/contract/people/arrival-details/diets'
import { ArrivalDataInput, type ArrivalDetails } from '@academy/contract/people/arrival-details/schemas'
import { useWatch } from 'react-hook-form'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextArea, TextField } from '../../../ui/form/text-field.tsx'
import { useVersionedForm } from '../../../ui/form/use-versioned-form.ts'
import { NeedsConsent, NeedsConsentPlace, useNeedsConsent } from '../consents/needs-consent.tsx'
import { changeDetails, loadDetails } from './api.ts'
import { arrivalTexts } from './texts.ts'

type Details = ArrivalDataInput & { has_needs_consent: boolean }

const typedOf = (details: Details): ArrivalDataInput => ({
  allergies: details.allergies,
  emergency_name: details.emergency_name,
  emergency_phone: details.emergency_phone,
  emergency_relation: details.emergency_relation,
  version: details.version,
  needs_wording: null,
})

interface DetailsFormProps {
  /** Names the draft in this browser. */
  draft: string
  details: Details
  /** Whether the office fills in the form for a person. */
  isOffice?: boolean
  save: (body: ArrivalDataInput) => Promise<Details>
  loadNewest: () => Promise<Details>
  onSaved: () => Promise<void>
}

/** Allergies and whom to call; of the person themselves, or by the office. */
export const DetailsForm = ({
  draft,
  details,
  isOffice = false,
  save,
  loadNewest,
  onSaved,
}: DetailsFormProps) => {
  const texts = useTexts(arrivalTexts)
  const { allergiesHint, relation } = isOffice ? texts.office : texts
  const { hasConsent, send } = useNeedsConsent(details.has_needs_consent)
  const { form, field, frame, conflict } = useVersionedForm<ArrivalDataInput, ArrivalDataInput, Details>({
    schema: ArrivalDataInput,
    check: async typed => needsErrors(typed, { known: details, hasConsent, isOffice }),
    draft,
    known: typedOf(details),
    version: details.version,
    typedOf,
    save: (values, version) => send(() => save({ ...values, version })),
    loadNewest,
    onSaved,
  })
  const allergies = useWatch({ control: form.control, name: 'allergies' })
  return (
    <Form submitLabel={texts.save} {...frame}>
      <TextArea label={texts.allergies} hint={allergiesHint} rows={3} {...field('allergies')} />
      <NeedsConsentPlace isNeeded={!hasConsent && allergies.trim() !== ''} isOffice={isOffice}>
        <ControlledField form={form} name="needs_wording">
          {consent => <NeedsConsent isOffice={isOffice} {...consent} />}
        </ControlledField>
      </NeedsConsentPlace>
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
        label={relation}
        hint={texts.relationHint}
        autoComplete="off"
        {...field('emergency_relation')}
      />
      {conflict && <ConflictNote title={texts.conflict} {...conflict} />}
    </Form>
  )
}

interface DetailsDialogProps {
  call: Call
  details: ArrivalDetails
  isOpen: boolean
  /** Reloads the data. */
  onChanged: () => Promise<void>
  onClose: () => void
}

export const DetailsDialog = ({ call, details, isOpen, onChanged, onClose }: DetailsDialogProps) => {
  const texts = useTexts(arrivalTexts)
  const saved = async () => {
    await onChanged()
    onClose()
    showAlert('success', texts.saved)
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.editTitle}>
      <DetailsForm
        draft="arrival-details"
        details={details}
        save={body => changeDetails(call, body)}
        loadNewest={() => loadDetails(call)}
        onSaved={saved}
      />
    </Dialog>
  )
}
