import { createContext } from 'react'
import type { FileFormat } from './export-file.ts'

export interface ExportedList {
  list: string
  format: FileFormat
  count: number
}

/** Records that a list was saved as a file. If that fails, there is no file. */
export const ExportLogContext = createContext<(exported: ExportedList) => Promise<unknown>>(async () => {})
