import { forgotPassword } from '@academy/contract/accounts'
import type { Call } from '../../lib/api.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { askForLink } from './api.ts'
import { accountTexts } from './texts.ts'

interface Props {
  call: Call
  /** What was typed before the form was last left for the other one. */
  email: string
  onEmail: (email: string) => void
}

/** Asks for a link to set a new password. The answer is the same for every address. */
export const ForgotPasswordForm = ({ call, email, onEmail }: Props) => {
  const texts = useTexts(accountTexts)
  const { field, frame } = useContractForm({
    schema: forgotPassword.body,
    ...(email && { known: { email_address: email } }),
    send: values => askForLink(call, values),
    // Nothing may tell whether there is such an account, so a failure is a matter for the log.
    explainFailure: error => void console.warn('No link was sent:', error),
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
