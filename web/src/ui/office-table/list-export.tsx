import { use } from 'react'
import { useLocale } from '../../base/i18n/locale-context.ts'
import type { TableColumn } from './columns.ts'
import { exportFile } from './export-file.ts'
import { ExportLogContext } from './export-log.ts'
import { fileContent } from './file-content.ts'
import { ExportMenu } from './table-menus.tsx'

interface ListExportProps<Row> {
  /** Names the list and its files. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
}

/** Saves a list as a file that is not an `OfficeTable` on the page. */
export const ListExport = <Row,>({ caption, columns, rows }: ListExportProps<Row>) => {
  const locale = useLocale()
  const recordExport = use(ExportLogContext)
  return (
    <ExportMenu
      caption={caption}
      onExport={async format => {
        await recordExport({ list: caption, format, count: rows.length })
        await exportFile(fileContent(columns, rows), { title: caption, format, locale })
      }}
    />
  )
}
