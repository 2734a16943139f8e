import { type ReactNode, useState } from 'react'
import { explainReason } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../lib/i18n/texts.ts'
import type { Message } from '../form/form-message.tsx'
import { TextField } from '../form/text-field.tsx'
import { DecisionDialog } from './decision-dialog.tsx'

const reasonTexts = defineTexts({
  en: {
    reason: 'Reason',
    hint: 'For the record of the office.',
    missing: 'Please give a reason.',
    keep: 'Cancel',
  },
  de: {
    reason: 'Grund',
    hint: 'Für das Protokoll des Büros.',
    missing: 'Bitte geben Sie einen Grund an.',
    keep: 'Abbrechen',
  },
})

const MAX_LENGTH = 500

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
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [message, setMessage] = useState<Message>()
  const confirm = async () => {
    const given = reason.trim()
    setMissing(given === '')
    setMessage(undefined)
    if (given === '') return false
    try {
      await onConfirm(given)
      return true
    } catch (error) {
      setMessage({ tone: 'failure', text: explainReason(error, locale) })
      return false
    }
  }
  return (
    <DecisionDialog {...dialog} keepLabel={texts.keep} isReady message={message} onConfirm={confirm}>
      {children}
      <TextField
        label={texts.reason}
        hint={texts.hint}
        required
        maxLength={MAX_LENGTH}
        value={reason}
        error={isMissing ? texts.missing : undefined}
        onChange={event => setReason(event.target.value)}
      />
    </DecisionDialog>
  )
}
