import { useState } from 'react'
import { showAlert } from '../base/alerts.ts'
import { defineTexts, useTexts } from '../base/i18n/texts.ts'
import { Button } from './button.tsx'

const exportTexts = defineTexts({
  en: {
    export: (format: string) => `Export as ${format}`,
    failed: { CSV: 'The table could not be exported.', PDF: 'The PDF could not be made.' },
  },
  de: {
    export: format => `Als ${format} exportieren`,
    failed: {
      CSV: 'Die Tabelle konnte nicht exportiert werden.',
      PDF: 'Das PDF konnte nicht erstellt werden.',
    },
  },
})

interface ExportButtonProps {
  /** What is exported, if the format does not say enough. */
  label?: string
  format?: 'CSV' | 'PDF'
  onExport: () => Promise<void>
}

/** Exports what the page shows, as spreadsheet or PDF. */
export const ExportButton = ({ format = 'CSV', label, onExport }: ExportButtonProps) => {
  const texts = useTexts(exportTexts)
  const [isPending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      await onExport()
    } catch {
      showAlert('dangerDismiss', texts.failed[format])
    } finally {
      setPending(false)
    }
  }
  return (
    <Button isPending={isPending} look="quiet" onClick={save}>
      {label ?? texts.export(format)}
    </Button>
  )
}
