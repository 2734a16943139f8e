import { hasOtherLetters } from '@academy/contract/base/names'
import { LatinNameForm as LatinNameFields } from '@academy/contract/people/profile/schemas'
import type { ComponentProps } from 'react'
import type { Call } from '../../../base/api.ts'
import { explainFailure } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { saveLatinName } from './api.ts'
import { profileTexts } from './texts.ts'

interface LatinNameFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  /** First, last and Latin name as typed. */
  typed: readonly (string | undefined)[]
}

/** Asked for when the typed name has letters of another script, or when it was given before. */
export const LatinNameField = ({ typed: [first = '', last = '', latin], ...field }: LatinNameFieldProps) => {
  const { latinName, latinNameHint } = useTexts(profileTexts).personal
  if (!hasOtherLetters(first + last) && !latin) return null
  return <TextField label={latinName} hint={latinNameHint} autoComplete="off" {...field} />
}

interface LatinNameFormProps {
  call: Call
  personId: number
  onSaved: () => Promise<void>
}

/** The name in Latin letters alone, where nothing else of the profile is asked for. */
export const LatinNameForm = ({ call, personId, onSaved }: LatinNameFormProps) => {
  const { save, personal: texts } = useTexts(profileTexts)
  const locale = useLocale()
  const { field, frame } = useContractForm({
    schema: LatinNameFields,
    draft: 'latin-name',
    known: { latin_name: '' },
    send: async ({ latin_name }) => {
      await saveLatinName(call, personId, latin_name)
      await onSaved()
    },
    explainFailure: error => explainFailure(error, locale),
  })
  return (
    <Form submitLabel={save} {...frame}>
      <TextField
        label={texts.latinName}
        hint={texts.latinNameHint}
        autoComplete="off"
        required
        {...field('latin_name')}
      />
    </Form>
  )
}
