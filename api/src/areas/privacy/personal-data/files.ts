import type { Locale } from '@academy/contract/base/locale'
import type { Tx } from '../../../db/connection.ts'
import { columnsOf, type PersonalTableName } from '../../../db/personal-data/register.ts'
import { sourceKey } from '../../programme/index.ts'
import { exportedTables, rowsOf } from './rows.ts'
import { tableLabels } from './texts/labels.ts'

export interface ExportedFile {
  /** The key in the file store. */
  key: string
  /** The path in the archive. */
  path: string
}

/** The archive itself is no part of the next one. */
const tablesWithFiles = exportedTables.filter(
  table => table !== 'data_exports' && columnsOf(table, 'file').length > 0,
)

const keyOf = (table: PersonalTableName, value: string): string =>
  table === 'teachers' ? sourceKey(value) : value

const invoices: Record<Locale, string> = { de: 'Rechnung', en: 'Invoice' }

/** Without accents: some programs that open a ZIP do not know them. */
const folderName = (label: string) =>
  label
    .replaceAll(/[äöü]/g, letter => `${letter}e`)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')

/** Returns the files of a person by what their column has. A person has few of them. */
export const findFiles = async (
  tx: Tx,
  person: { id: number; locale: Locale },
): Promise<Map<string, ExportedFile>> => {
  const files = new Map<string, ExportedFile>()
  for (const table of tablesWithFiles) {
    const folder =
      table === 'invoice_papers' ? invoices[person.locale] : folderName(tableLabels[person.locale][table])
    let count = 0
    for await (const row of rowsOf(tx, table, person))
      for (const value of columnsOf(table, 'file').map(column => row[column])) {
        if (typeof value !== 'string') continue
        count += 1
        const key = keyOf(table, value)
        const extension = /\.\w{1,5}$/.exec(key)?.[0] ?? '.pdf'
        const name = typeof row['invoice_id'] === 'string' ? row['invoice_id'] : count
        files.set(value, { key, path: `files/${folder}-${name}${extension}` })
      }
  }
  return files
}
