import { renamePasskey } from '@academy/contract/access/second-factor/endpoints'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { isDismissed, isKnownDevice } from './passkeys.ts'
import { securityTexts } from './security-texts.ts'

interface PasskeyFormProps {
  name?: string
  submitLabel: string
  onName: (name: string) => Promise<void>
}

/** Asks for the name of a passkey. */
export const PasskeyForm = ({ name, submitLabel, onName }: PasskeyFormProps) => {
  const texts = useTexts(securityTexts)
  const locale = useLocale()
  const { field, frame } = useContractForm<{ name: string }, { name: string }>({
    schema: renamePasskey.body,
    ...(name && { known: { name } }),
    send: async values => {
      await onName(values.name)
      return undefined
    },
    explainFailure: error => {
      if (isKnownDevice(error)) return texts.passkeyKnown
      return isDismissed(error) ? texts.passkeyFailed : explainReason(error, locale)
    },
  })
  return (
    <Form submitLabel={submitLabel} {...frame}>
      <TextField
        label={texts.passkeyName}
        hint={texts.passkeyNameHint}
        maxLength={60}
        autoComplete="off"
        required
        {...field('name')}
      />
    </Form>
  )
}
