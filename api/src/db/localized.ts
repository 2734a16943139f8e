// SQL fragments for texts that have one column per language. A language without a column does not compile.
import { type Locale, locales } from '@academy/contract/base/locale'
import type { DB } from './schema.ts'

type Columns<Table extends keyof DB> = keyof DB[Table] & string

/** A text with one column per language: `name` for `name_de` and `name_en`. */
type LocalizedColumn<Table extends keyof DB> = {
  [Column in Columns<Table>]: Column extends `${infer Name}_${Locale}`
    ? `${Name}_${Locale}` extends Columns<Table>
      ? Name
      : never
    : never
}[Columns<Table>]

interface Source<Table extends keyof DB> {
  table: Table
  /** The alias of the row in the statement, if needed. */
  row?: string
}

/** Returns the columns of a text, for Kysely. */
export const columnNames = <Table extends keyof DB, Name extends LocalizedColumn<Table>>(
  _table: Table,
  name: Name,
): `${Name}_${Locale}`[] => locales.map((locale): `${Name}_${Locale}` => `${name}_${locale}`)

/** The column of each language: `room.name_de`, `room.name_en`. */
const columnsIn = <Table extends keyof DB>({ row }: Source<Table>, name: LocalizedColumn<Table>) =>
  locales.map(locale => ({ locale, column: `${row ? `${row}.` : ''}${name}_${locale}` }))

/** `name_de, name_en` */
export const columnList = <Table extends keyof DB>(
  source: Source<Table>,
  name: LocalizedColumn<Table>,
): string =>
  columnsIn(source, name)
    .map(({ column }) => column)
    .join(', ')

/** `i.name_de as instrument_de, i.name_en as instrument_en` */
export const columnsAs = <Table extends keyof DB>(
  source: Source<Table>,
  name: LocalizedColumn<Table>,
  alias: string,
): string =>
  columnsIn(source, name)
    .map(({ locale, column }) => `${column} as ${alias}_${locale}`)
    .join(', ')

/** Fields of a JSON object: `'name_de', i.name_de, 'name_en', i.name_en` */
export const jsonFields = <Table extends keyof DB>(
  source: Source<Table>,
  name: LocalizedColumn<Table>,
  field: string = name,
): string =>
  columnsIn(source, name)
    .map(({ locale, column }) => `'${field}_${locale}', ${column}`)
    .join(', ')

/** Selects the text in the language given by another column. */
export const textFor = <Table extends keyof DB>(
  localeColumn: string,
  source: Source<Table>,
  name: LocalizedColumn<Table>,
): string => {
  const cases = columnsIn(source, name).map(({ locale, column }) => `when '${locale}' then ${column}`)
  return `(case ${localeColumn} ${cases.join(' ')} end)`
}
