import type { SecondStep } from '@academy/contract/access/second-factor/schemas'
import type { Call } from '../../../base/api.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { storeSession } from '../../../base/session.ts'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useLazyContractForm } from '../../../ui/form/use-lazy-contract-form.tsx'
import { acceptInvitation, secondStepOf } from './api.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { accountTexts } from './texts.ts'

interface InvitationFormProps {
  call: Call
  token: string
  email: string
  onAccepted: () => Promise<void>
  /** The password is set, and the account asks for its second factor. */
  onSecondStep: (step: SecondStep) => Promise<void>
}

/** Sets the password of somebody who was invited, and who is logged in afterwards. */
export const InvitationForm = ({ call, token, email, onAccepted, onSecondStep }: InvitationFormProps) => {
  const texts = useTexts(accountTexts)
  const locale = useLocale()
  const { field, recheck, frame } = useLazyContractForm({
    loadSchema: async () => (await import('@academy/contract/access/roles/schemas')).InvitationAnswer,
    known: { token },
    send: async values => {
      try {
        storeSession(await acceptInvitation(call, values))
      } catch (error) {
        const step = secondStepOf(error)
        if (!step) throw error
        await onSecondStep(step)
        return undefined
      }
      await onAccepted()
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  return (
    <Form submitLabel={texts.savePassword} {...frame}>
      {/* Tells password managers whose password it is. */}
      <TextField label={texts.email} type="email" autoComplete="username" readOnly value={email} />
      <NewPasswordFields
        label={texts.password}
        password={field('password', { onBlur: recheck('password_confirmation') })}
        confirmation={field('password_confirmation')}
      />
    </Form>
  )
}
