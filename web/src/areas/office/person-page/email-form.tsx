import { email, text } from '@academy/contract/base/fields'
import { z } from 'zod'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { changeEmail } from './api.ts'
import { personFormTexts } from './texts.ts'

const NewEmail = z.object({ email, current_password: text(200) })

interface EmailFormProps {
  call: Call
  person: { id: number; email_verified: boolean }
  onSent: (email: string) => Promise<void>
}

/** Another email address for somebody: the new address confirms it, and the old one is notified. */
export const EmailForm = ({ call, person, onSent }: EmailFormProps) => {
  const { email: texts } = useTexts(personFormTexts)
  const { field, frame } = useContractForm({
    schema: NewEmail,
    send: async values => {
      await changeEmail(call, person.id, values)
      await onSent(values.email)
    },
  })
  return (
    <Form submitLabel={texts.save} {...frame}>
      <p>{person.email_verified ? texts.hint : texts.unconfirmedHint}</p>
      <TextField label={texts.email} type="email" autoComplete="off" required {...field('email')} />
      <PasswordField
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="current-password"
        required
        {...field('current_password')}
      />
    </Form>
  )
}
