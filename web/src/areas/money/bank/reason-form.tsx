import { ReasonInput } from '@academy/contract/base/fields'
import type { ReactNode } from 'react'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { bankTexts } from './texts.ts'

interface ReasonFormProps {
  submitLabel: string
  hint?: string | undefined
  onSend: (reason: string) => Promise<void>
  /** Shown with the message why it was refused. */
  onRefused?: (error: unknown) => void
  children?: ReactNode
  onCancel: () => void
}

/** Asks for a reason before something is ignored or undone. */
export const ReasonForm = ({ submitLabel, hint, onSend, onRefused, onCancel, children }: ReasonFormProps) => {
  const texts = useTexts(bankTexts)
  const locale = useLocale()
  const { field, frame } = useContractForm({
    schema: ReasonInput,
    send: async ({ reason }) => {
      await onSend(reason)
    },
    explainFailure: error => {
      onRefused?.(error)
      return explainReason(error, locale)
    },
  })
  return (
    <Form submitLabel={submitLabel} {...frame}>
      {/* Replaces the pressed button and takes over its focus. */}
      <TextField label={texts.reason} hint={hint} required autoFocus {...field('reason')} />
      <TextButton onClick={onCancel}>{texts.cancel}</TextButton>
      {children}
    </Form>
  )
}
