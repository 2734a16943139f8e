import type { Call } from '../../lib/api.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { storeSession } from '../../lib/session.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useLazyContractForm } from '../../ui/form/use-lazy-contract-form.ts'
import { accountFailure } from './account-failure.ts'
import { signUp } from './api.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { accountTexts } from './texts.ts'

interface Props {
  call: Call
  onRegistered: () => Promise<void>
}

export const RegisterForm = ({ call, onRegistered }: Props) => {
  const texts = useTexts(accountTexts)
  const locale = useLocale()
  const { field, recheck, frame } = useLazyContractForm({
    loadSchema: async () => (await import('@academy/contract/accounts/schemas')).Registration,
    send: async values => {
      storeSession(await signUp(call, values))
      await onRegistered()
      return undefined
    },
    explainFailure: error => accountFailure(error, locale),
  })
  return (
    <Form submitLabel={texts.register} {...frame}>
      <div className="field-pair">
        <TextField label={texts.firstName} autoComplete="given-name" required {...field('first_name')} />
        <TextField label={texts.lastName} autoComplete="family-name" required {...field('last_name')} />
      </div>
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="username"
        required
        {...field('email_address')}
      />
      <NewPasswordFields
        label={texts.password}
        password={field('password', { onBlur: recheck('password_confirmation') })}
        confirmation={field('password_confirmation')}
      />
    </Form>
  )
}
