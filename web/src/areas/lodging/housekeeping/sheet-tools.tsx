import './sheets.css'
import '../../../ui/button.css'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
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
    <button type="button" className="button button-quiet" onClick={() => window.print()}>
      {useTexts(sheetTexts).print}
    </button>
    <ExportButton onExport={onExport} />
  </div>
)
