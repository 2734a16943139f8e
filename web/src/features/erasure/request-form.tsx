import { ERASURE_DAYS } from '@academy/contract/erasure/kinds'
import { password } from '@academy/contract/lib/fields'
import { z } from 'zod'
import type { Call } from '../../lib/api.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useDialogForm } from '../../ui/form/use-dialog-form.ts'
import { requestErasure } from './api.ts'
import { erasureTexts } from './texts.ts'

const Confirmation = z.object({ current_password: password })

interface RequestFormProps {
  call: Call
  onAsked: () => Promise<void>
}

/** Asks for the password, so that an open session alone deletes nothing. */
export const RequestForm = ({ call, onAsked }: RequestFormProps) => {
  const texts = useTexts(erasureTexts)
  const locale = useLocale()
  const { field, frame } = useDialogForm({
    schema: Confirmation,
    send: async ({ current_password }) => {
      await requestErasure(call, current_password)
      await onAsked()
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  return (
    <Form submitLabel={texts.confirm} {...frame}>
      <p>{texts.confirmText(ERASURE_DAYS)}</p>
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
