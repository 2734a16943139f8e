import { PasswordChange } from '@academy/contract/access/accounts/schemas'
import type { Call } from '../../../base/api.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { accountFailure } from './account-failure.ts'
import { changePassword } from './api.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { ownAccountTexts } from './own-texts.ts'

interface ChangePasswordFormProps {
  call: Call
  /** Tells password managers whose password it is. */
  email: string
  onSaved: () => Promise<void>
}

export const ChangePasswordForm = ({ call, email, onSaved }: ChangePasswordFormProps) => {
  const { password: texts } = useTexts(ownAccountTexts)
  const locale = useLocale()
  const { field, recheck, frame } = useContractForm({
    schema: PasswordChange,
    send: async values => {
      await changePassword(call, values)
      await onSaved()
      return undefined
    },
    explainFailure: error => accountFailure(error, locale),
  })
  return (
    <Form submitLabel={texts.save} {...frame}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={texts.current}
        hint={texts.forgotten}
        autoComplete="current-password"
        required
        {...field('current_password')}
      />
      <NewPasswordFields
        label={texts.next}
        password={field('password', { onBlur: recheck('password_confirmation') })}
        confirmation={field('password_confirmation')}
      />
    </Form>
  )
}
