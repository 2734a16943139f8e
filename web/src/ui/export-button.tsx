import { useState } from 'react'
import { showAlert } from '../lib/alerts.ts'
import { defineTexts, useTexts } from '../lib/i18n/texts.ts'
import { PendingButton } from './pending-button.tsx'

const exportTexts = defineTexts({
  en: { export: 'Export as CSV', failed: 'The table could not be exported.' },
  de: { export: 'Als CSV exportieren', failed: 'Die Tabelle konnte nicht exportiert werden.' },
})

/** Saves what the page shows as a table for spreadsheets. */
export const ExportButton = ({ onExport }: { onExport: () => Promise<void> }) => {
  const texts = useTexts(exportTexts)
  const [isPending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      await onExport()
    } catch {
      showAlert('dangerDismiss', texts.failed)
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
