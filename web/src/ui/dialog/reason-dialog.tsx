import { ReasonInput } from '@academy/contract/base/fields'
import { type ReactNode, useRef } from 'react'
import { explainReason } from '../../base/explain-failure.ts'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { TextField } from '../form/text-field.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { DecisionDialog } from './decision-dialog.tsx'

const reasonTexts = defineTexts({
  en: {
    reason: 'Reason',
    hint: 'For the record of the office.',
    keep: 'Cancel',
  },
  de: {
    reason: 'Grund',
    hint: 'Für das Protokoll des Büros.',
    keep: 'Abbrechen',
  },
})

interface ReasonDialogProps {
  title: string
  confirmLabel: string
  /** Rejects if it fails; the dialog shows why and stays open. */
  onConfirm: (reason: string) => Promise<void>
  onDone: () => void
  onClose: () => void
  children: ReactNode
}

/** Confirms an act of the office that needs a reason. */
export const ReasonDialog = ({ onConfirm, children, ...dialog }: ReasonDialogProps) => {
  const texts = useTexts(reasonTexts)
  const locale = useLocale()
  const isConfirmed = useRef(false)
  const { field, frame } = useContractForm({
    schema: ReasonInput,
    send: async ({ reason }) => {
      await onConfirm(reason)
      isConfirmed.current = true
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  const confirm = async () => {
    await frame.onSubmit({ preventDefault: () => {} })
    return isConfirmed.current
  }
  return (
    <DecisionDialog {...dialog} keepLabel={texts.keep} isReady message={frame.message} onConfirm={confirm}>
      {children}
      <TextField label={texts.reason} hint={texts.hint} required {...field('reason')} />
    </DecisionDialog>
  )
}
