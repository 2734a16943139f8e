import { resetCodes } from '@academy/contract/access/accounts/reset-codes'
import type { Call } from '../../../base/api.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useLazyContractForm } from '../../../ui/form/use-lazy-contract-form.tsx'
import { setPassword } from './api.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { accountTexts } from './texts.ts'

type ResetOutcome = 'done' | 'refused' | 'unknown'

/** Returns the outcome of setting a password, by the server's code. */
export const resetOutcome = (msgCode: unknown): ResetOutcome => {
  if (msgCode === resetCodes.success) return 'done'
  return msgCode === resetCodes.failure ? 'refused' : 'unknown'
}

interface Props {
  call: Call
  email: string
  token: string
  onOutcome: (outcome: Exclude<ResetOutcome, 'unknown'>) => void
}

/** Sets a new password with the link from the mail. */
export const NewPasswordForm = ({ call, email, token, onOutcome }: Props) => {
  const texts = useTexts(accountTexts)
  const locale = useLocale()
  const { field, recheck, frame } = useLazyContractForm({
    loadSchema: async () => (await import('@academy/contract/access/accounts/schemas')).PasswordReset,
    known: { email_address: email, token },
    send: async values => {
      const outcome = resetOutcome(await setPassword(call, values))
      if (outcome === 'unknown') throw new Error('The server responded with an unknown code')
      onOutcome(outcome)
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  return (
    <Form submitLabel={texts.savePassword} {...frame}>
      {/* Tells password managers whose password it is. */}
      <TextField
        label={texts.email}
        type="email"
        autoComplete="username"
        readOnly
        {...field('email_address')}
      />
      <NewPasswordFields
        label={texts.newPassword}
        password={field('password', { onBlur: recheck('password_confirmation') })}
        confirmation={field('password_confirmation')}
      />
    </Form>
  )
}
