import '../../ui/text-button.css'
import { useState } from 'react'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { dayInVienna, formatLongDay } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { resetSecondFactor } from './api.ts'
import { resetTexts } from './texts.ts'

interface ResetButtonProps {
  call: Call
  accountId: number
  onReset: () => Promise<void>
}

/** Resets the second factor of somebody who has lost it. */
export const ResetButton = ({ call, accountId, onReset }: ResetButtonProps) => {
  const texts = useTexts(resetTexts)
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  const reset = async () => {
    try {
      const later = await resetSecondFactor(call, accountId)
      await onReset()
      showAlert('successDismiss', later ? texts.later(formatLongDay(dayInVienna(later), locale)) : texts.done)
    } catch (error) {
      showAlert('dangerDismiss', explainReason(error, locale))
    }
  }
  return (
    <>
      <button type="button" className="text-button" onClick={() => setAsking(true)}>
        {texts.open}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        onClose={() => setAsking(false)}
        onConfirm={reset}
        title={texts.title}
        confirmLabel={texts.confirm}
      >
        <p>{texts.text}</p>
        <p>{texts.admin}</p>
      </ConfirmDialog>
    </>
  )
}
