import { useState } from 'react'
import { showAlert } from '../../base/alerts.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { ActionMenu, MenuButton } from '../action-menu.tsx'
import type { FileFormat } from './export-file.ts'
import { officeTableTexts } from './texts.ts'

interface ColumnMenuProps {
  caption: string
  columns: readonly { id: string; title: string }[]
  visible: readonly { id: string }[]
  onShow: (ids: ReadonlySet<unknown>) => void
}

/** Chooses the columns of a table. Stays open, so that several can be changed. */
export const ColumnMenu = ({ caption, columns, visible, onShow }: ColumnMenuProps) => {
  const texts = useTexts(officeTableTexts)
  return (
    <MenuButton
      label={texts.columns}
      fullLabel={texts.columnsOf(caption)}
      placement="bottom end"
      items={columns.map(({ id, title }) => ({ id, name: title }))}
      choice={{ className: 'office-list-columns', selected: visible.map(({ id }) => id), onSelect: onShow }}
    />
  )
}

interface ExportMenuProps {
  caption: string
  onExport: (format: FileFormat) => Promise<void>
}

/** Saves what the table shows. */
export const ExportMenu = ({ caption, onExport }: ExportMenuProps) => {
  const texts = useTexts(officeTableTexts)
  const [isPending, setPending] = useState(false)
  const save = async (format: FileFormat) => {
    if (isPending) return
    setPending(true)
    try {
      await onExport(format)
    } catch {
      showAlert('dangerDismiss', texts.exportFailed)
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <span className="visually-hidden" role="status">
        {isPending && texts.exporting}
      </span>
      <ActionMenu
        label={texts.export}
        fullLabel={texts.exportOf(caption)}
        actions={(['CSV', 'XLSX'] as const).map(format => ({
          name: texts.formats[format],
          act: () => void save(format),
        }))}
      />
    </>
  )
}
