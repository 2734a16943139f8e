import { useState } from 'react'
import { showAlert } from '../../lib/alerts.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { PendingButton } from '../../ui/pending-button.tsx'
import { paymentTexts } from './texts.ts'

/** Saves what the list shows as a table for spreadsheets. */
export const ExportButton = ({ onExport }: { onExport: (fileName: string) => Promise<void> }) => {
  const texts = useTexts(paymentTexts)
  const [isPending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      await onExport(texts.fileName)
    } catch {
      showAlert('dangerDismiss', texts.exportFailed)
    } finally {
      setPending(false)
    }
  }
  return (
    <PendingButton isPending={isPending} isQuiet onClick={save}>
      {texts.export}
    </PendingButton>
  )
}
