import { locales } from '@academy/contract/base/locale'
import { academyTables } from './academy.ts'
import { applicationTables } from './applications.ts'
import { letterTables } from './letters.ts'
import { moneyTables } from './money.ts'
import { peopleTables } from './people.ts'
import { privacyTables } from './privacy.ts'
import { secondFactorTables } from './second-factors.ts'
import { stayTables } from './stays.ts'
import type { Columns, ExportedKind, Kind, OtherTable, PersonalTable, Table, Words } from './types.ts'

/**
 * Says for every column of every table whether it is personal, whose it is, why it is kept and for how long.
 * Export, erasing, retention and the privacy page read it. Does not compile without every table and column.
 */
export const register = {
  ...peopleTables,
  ...secondFactorTables,
  ...applicationTables,
  ...stayTables,
  ...moneyTables,
  ...letterTables,
  ...academyTables,
  ...privacyTables,
} satisfies { [T in Table]: PersonalTable<T> | OtherTable }

type Register = typeof register

/** Tables with personal data. */
export type PersonalTableName = {
  [T in Table]: Register[T] extends { isPersonal: true } ? T : never
}[Table]

type ColumnsOf<T extends Table, K extends Kind> = Register[T]['columns'] extends infer C
  ? { [Name in keyof C]: Name extends K ? Words<C[Name]> : never }[keyof C]
  : never

/** The columns that people take along, of all tables. */
export type ExportedColumn = { [T in PersonalTableName]: ColumnsOf<T, ExportedKind> }[PersonalTableName]

/** Columns that refer to a row with a name. */
export type ReferenceColumn = { [T in PersonalTableName]: ColumnsOf<T, 'reference'> }[PersonalTableName]

/** Tables with what a person may know once the selection is final. */
export type DecisionTable = {
  [T in PersonalTableName]: Register[T]['columns'] extends { decision: string } ? T : never
}[PersonalTableName]

const entries = Object.entries(register) as [Table, PersonalTable<Table> | OtherTable][]

/** All tables with personal data, with what the register says about them. */
export const personalTables = entries.filter(
  (entry): entry is [PersonalTableName, PersonalTable<Table>] => entry[1].isPersonal,
)

const words = (text = ''): string[] =>
  text
    .split(' ')
    .filter(Boolean)
    .flatMap(word => (word.endsWith('_*') ? locales.map(locale => word.replace('*', locale)) : [word]))

/** Returns the columns of a table that have one of the kinds, in the order of the register. */
export const columnsOf = (table: Table, ...kinds: readonly Kind[]): string[] => {
  const columns: Columns = register[table].columns
  return kinds.flatMap(kind => words(columns[kind]))
}

const referenceColumns = new Set(personalTables.flatMap(([table]) => columnsOf(table, 'reference')))

export const isReference = (column: string): column is ReferenceColumn => referenceColumns.has(column)

/** Every column of a table with its kind. */
export const kindsOf = (table: Table): Map<string, Kind> => {
  const columns = Object.entries(register[table].columns) as [Kind, string][]
  return new Map(columns.flatMap(([kind, names]) => words(names).map(name => [name, kind] as const)))
}

/** Columns with the account of somebody who worked on a row. They are set to null when that account is erased. */
export const actorColumns: [table: Table, column: string][] = entries.flatMap(([table]) =>
  columnsOf(table, 'actor').map((column): [Table, string] => [table, column]),
)

// An address counts once it is confirmed: anybody could enter that of somebody else.
const ofAddress = (column: string) => `lower(${column}) in (
  select unnest(array[lower(email), lower(email_canonical)]) from accounts where id = $1 and email_verified)`

/**
 * Returns a condition of SQL: the row `alias` of the table belongs to the account `$1`. False for a table without
 * owners. An address only counts for a row that names no account.
 */
export const belongsTo = (table: Table, alias: string = table): string => {
  const entry: PersonalTable<Table> | OtherTable = register[table]
  if (!entry.isPersonal || entry.owners.length === 0) return 'false'
  const nameless = entry.owners.flatMap(owner =>
    'column' in owner && owner.table === 'accounts' ? [`${alias}.${owner.column} is null`] : [],
  )
  const conditions = entry.owners.map(owner => {
    if ('email' in owner) {
      const { email, only } = owner
      return `(${[...nameless, ...(only ? [only(alias)] : []), ofAddress(`${alias}.${email}`)].join(' and ')})`
    }
    if (owner.table === 'accounts') return `${alias}.${owner.column} = $1`
    const target = `${alias}_${owner.table}`
    return `${alias}.${owner.column} in (
      select ${target}.${owner.key} from ${owner.table} ${target} where ${belongsTo(owner.table, target)})`
  })
  return `(${conditions.join(' or ')})`
}
