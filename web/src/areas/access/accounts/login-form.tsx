import type { login } from '@academy/contract/access/accounts/endpoints'
import type { SecondStep } from '@academy/contract/access/second-factor/schemas'
import type { BodyOf } from '@academy/contract/base/endpoint'
import { clearAlerts } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { ApiError } from '../../../base/api-errors.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { storeSession } from '../../../base/session.ts'
import { useDraft } from '../../../base/use-draft-form.ts'
import { Form } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useLazyContractForm } from '../../../ui/form/use-lazy-contract-form.tsx'
import { accountFailure } from './account-failure.ts'
import { logIn, secondStepOf } from './api.ts'
import { accountTexts } from './texts.ts'

interface Props {
  call: Call
  /** The input of the other form, kept when switching between them. */
  email: string
  onEmail: (email: string) => void
  onLogin: () => Promise<void>
  /** The password is correct, but too common for the roles of the account. */
  onCommonPassword: () => Promise<void>
  /** The password is correct, and the account asks for a second factor. */
  onSecondStep: (step: SecondStep) => Promise<void>
}

type TypedLogin = BodyOf<typeof login>

const isTooCommon = (error: unknown) =>
  error instanceof ApiError && error.failure.code === 'password_too_common'

export const LoginForm = ({ call, email, onEmail, onLogin, onCommonPassword, onSecondStep }: Props) => {
  const texts = useTexts(accountTexts)
  const locale = useLocale()
  // The language switch reloads the page.
  const draft = useDraft<TypedLogin>('tab', 'login')
  const known = email || draft.found?.values.email_address
  const { field, frame } = useLazyContractForm<TypedLogin, TypedLogin>({
    loadSchema: async () => (await import('@academy/contract/access/accounts/schemas')).LoginInput,
    ...(known && { known: { email_address: known } }),
    onTyped: values => {
      draft.keep(values)
      onEmail(values.email_address)
    },
    send: async values => {
      // What was said about the last try is over.
      clearAlerts()
      try {
        storeSession(await logIn(call, values))
        draft.forget()
      } catch (error) {
        const step = secondStepOf(error)
        if (!step && !isTooCommon(error)) throw error
        if (step) draft.forget()
        await (step ? onSecondStep(step) : onCommonPassword())
        return undefined
      }
      await onLogin()
      return undefined
    },
    explainFailure: error => accountFailure(error, locale),
  })
  return (
    <Form submitLabel={texts.logIn} {...frame}>
      <TextField
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        {...field('email_address')}
      />
      <PasswordField label={texts.password} autoComplete="current-password" required {...field('password')} />
    </Form>
  )
}
