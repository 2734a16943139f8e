import type { Call } from '../../../base/api.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useLazyContractForm } from '../../../ui/form/use-lazy-contract-form.tsx'
import { accountFailure } from './account-failure.ts'
import { askForLink } from './api.ts'
import { accountTexts } from './texts.ts'

interface Props {
  call: Call
  /** The input of the other form, kept when switching between them. */
  email: string
  onEmail: (email: string) => void
}

/** Requests a link to set a new password. The response is the same for every address. */
export const ForgotPasswordForm = ({ call, email, onEmail }: Props) => {
  const texts = useTexts(accountTexts)
  const locale = useLocale()
  const { field, frame } = useLazyContractForm({
    loadSchema: async () => (await import('@academy/contract/access/accounts/schemas')).ForgottenPassword,
    ...(email && { known: { email_address: email } }),
    send: values => askForLink(call, values),
    // Says that it failed, but not why: nothing may reveal whether the account exists.
    explainFailure: error => {
      console.warn('No link was sent:', error)
      return accountFailure(error, locale)
    },
  })
  return (
    <Form submitLabel={texts.sendLink} {...frame}>
      <TextField
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        {...field('email_address', { onChange: event => onEmail(event.target.value) })}
      />
    </Form>
  )
}
