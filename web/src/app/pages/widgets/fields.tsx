import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

const addressTypes = [
  { value: 'PRIMARY', label: 'Home' },
  { value: 'BILLING', label: 'Billing' },
]
const answers = [
  { value: '0', label: 'No, we have not met' },
  { value: '1', label: 'Yes, we have worked together' },
]

/** The form fields; `error` is shown on each. */
export const Fields = ({ error }: { error?: string }) => {
  const suffix = error ? '-wrong' : ''
  return (
    <>
      <TextField label="Email" hint="We answer to this address." type="email" error={error} />
      <PasswordField label="Password" hint="At least 8 characters" error={error} />
      <SelectField label="Type" options={addressTypes} placeholder="Please choose" error={error} />
      <TextArea label="Message" error={error} />
      <RadioGroup
        label="Does the teacher know you?"
        name={`known${suffix}`}
        options={answers}
        error={error}
      />
      <Checkbox label="I have read the terms." error={error} />
    </>
  )
}
