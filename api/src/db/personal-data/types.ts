import type { Locale } from '@academy/contract/base/locale'
import type { Purpose, Topic } from '@academy/contract/base/personal-data-topics'
import type { Retention } from '@academy/contract/base/retention'
import type { DB } from '../schema.ts'

export type Table = keyof DB
export type Column<T extends Table> = T extends Table ? keyof DB[T] & string : never

/** What a column says about a person. */
export type Kind =
  /** About the person: exported, erased. */
  | 'data'
  /** The same, but secret from the person until the selection is final. */
  | 'decision'
  /** Refers to a row that has a name: exported with this name. */
  | 'reference'
  /** The key of a file of the person: the file is exported, and deleted when the row is. */
  | 'file'
  /** Keys and hashes that would let others in: never exported. */
  | 'secret'
  /** Made of other columns of the person, such as a search index: goes with them. */
  | 'derived'
  /** Leads to the account of the person. */
  | 'owner'
  /** The account of somebody who worked on the row: exported as their work, null when they are erased. */
  | 'actor'
  /** Numbers, versions and states that mean nothing without the rest of the row. */
  | 'technical'
  /** Not about a person. */
  | 'none'

/** Columns whose content people take along. */
export type ExportedKind = 'data' | 'decision' | 'reference' | 'file'
export const exportedKinds = ['data', 'decision', 'reference', 'file'] as const satisfies ExportedKind[]

/** Leads from a row to a person. */
export type Owner<T extends Table> =
  /** The column has the `key` of a row of `table`, which is `accounts` or has owners itself. */
  | { column: Column<T>; table: Table; key: string }
  /** The column has the address of an account, in any spelling. `only`: for rows of which this condition is true. */
  | { email: Column<T>; only?: (row: string) => string }

export type ErasedValue = string | number | boolean | null | readonly never[] | Record<string, never>

/** What erasing an account does to its rows. `{id}` in a text is the id of the row. */
type OnErase<T extends Table> =
  | { way: 'delete' }
  /** The row stays for the numbers of others, without these values. */
  | { way: 'anonymise'; set: { [C in Column<T>]?: ErasedValue } }
  /** The row stays until its retention, which is one of law, has ended. */
  | { way: 'keep' }

/** What is known about a table with personal data; the defaults of its columns. */
export interface Facts<T extends Table> {
  topic: Topic
  purpose: Purpose
  retention: Retention
  /** More than one for a row that concerns several people. None if no account is known. */
  owners: readonly Owner<T>[]
  onErase: OnErase<T>
  /** Columns with another purpose or retention. */
  exceptions?: { [C in Column<T>]?: { purpose?: Purpose; retention?: Retention } }
  /** What is in JSON and in files. */
  contains?: { [C in Column<T>]?: string }
}

/** The columns of each kind, separated by spaces. `name_*` stands for the column of each language. */
export type Columns = { readonly [K in Kind]?: string }

type Localized<Word> = Word extends `${infer Name}_*` ? `${Name}_${Locale}` : Word
export type Words<Text> = Text extends `${infer First} ${infer Rest}`
  ? Localized<First> | Words<Rest>
  : Localized<Text>

/** Does not compile if a column is missing or does not exist. */
type Complete<T extends Table, C> = [Exclude<Column<T>, Words<C[keyof C]>>] extends [never]
  ? [Exclude<Words<C[keyof C]>, Column<T>>] extends [never]
    ? unknown
    : { unknown_columns: Exclude<Words<C[keyof C]>, Column<T>> }
  : { missing_columns: Exclude<Column<T>, Words<C[keyof C]>> }

export interface PersonalTable<T extends Table, C extends Columns = Columns> extends Facts<T> {
  isPersonal: true
  columns: C
}

/** A table without personal data, but perhaps with the account of somebody who worked on a row. */
export interface OtherTable<C extends Columns = Columns> {
  isPersonal: false
  columns: C
}

/** Declares a table with personal data. */
export const personal =
  <T extends Table>(_table: T, facts: Facts<T>) =>
  <const C extends Columns>(columns: C & Complete<T, C>): PersonalTable<T, C> => ({
    isPersonal: true,
    ...facts,
    columns,
  })

/** Declares a table without personal data. */
export const other =
  <T extends Table>(_table: T) =>
  <const C extends Pick<Columns, 'actor' | 'technical' | 'derived' | 'none'>>(
    columns: C & Complete<T, C>,
  ): OtherTable<C> => ({ isPersonal: false, columns })

/** The row belongs to the account in this column. */
export const account = <T extends Table>(column: Column<T>): Owner<T> => ({
  column,
  table: 'accounts',
  key: 'id',
})

/** The row belongs to whom the row of another table belongs to. */
export const via = <T extends Table>(column: Column<T>, table: Table, key = 'id'): Owner<T> => ({
  column,
  table,
  key,
})

export const deleted = { way: 'delete' } as const
export const kept = { way: 'keep' } as const
