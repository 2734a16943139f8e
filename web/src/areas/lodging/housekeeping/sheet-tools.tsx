import './sheets.css'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ExportButton } from '../../../ui/export-button.tsx'
import { sheetTexts } from './sheet-texts.ts'

interface SheetToolsProps {
  onExport: () => Promise<void>
  /** Selects the part of the sheet to show, if there is a choice. */
  children?: ReactNode
}

/** Prints or exports a sheet. */
export const SheetTools = ({ onExport, children }: SheetToolsProps) => (
  <div className="sheet-tools">
    {children}
    <Button look="quiet" onClick={() => window.print()}>
      {useTexts(sheetTexts).print}
    </Button>
    <ExportButton onExport={onExport} />
  </div>
)
