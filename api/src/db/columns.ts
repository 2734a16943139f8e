import { type Localized, localizedBy } from '@academy/contract/locale'

/** The PostgreSQL types that the driver turns into each TypeScript type. */
const postgresTypes = {
  text: ['text', 'varchar', 'bpchar', 'name', 'uuid'],
  number: ['int2', 'int4', 'int8', 'float8'],
  boolean: ['bool'],
  day: ['date'],
  instant: ['timestamptz'],
  json: ['json', 'jsonb'],
  list: ['_text', '_int4'],
  bytes: ['bytea'],
} as const

type Kind = keyof typeof postgresTypes

/** What a statement returns in one column. Invariant in `T`: a column without null is not one with it. */
export interface Column<T> {
  kind: Kind
  isNullable: boolean
  /** Excluded by the conditions of the statement, although the table allows null. */
  excludesNull?: boolean
  readonly type?: (value: T) => T
}

/** One entry for each column of a row; the compiler refuses one that is missing or of another type. */
export type Columns<Row> = { [Name in keyof Row]-?: Column<Row[Name]> }

const column = <T>(kind: Kind): Column<T> => ({ kind, isNullable: false })

export const text = <T extends string = string>() => column<T>('text')
/** A text with a column in every language: `localizedText('title')`. */
export const localizedText = <Name extends string>(name: Name): Columns<Localized<Name>> =>
  localizedBy(name, () => text()) as Columns<Localized<Name>>
export const number = <T extends number = number>() => column<T>('number')
export const boolean = () => column<boolean>('boolean')
/** A calendar day, as ISO text. */
export const day = () => column<string>('day')
/** A point in time. */
export const instant = () => column<Date>('instant')
export const bytes = () => column<Buffer>('bytes')
export const list = <T extends string | number>() => column<T[]>('list')
/** JSON that the statement builds; its inner fields are typed by the caller. */
export const json = <T extends object>() => column<T>('json')
export const nullable = <T>(of: Column<T>): Column<T | null> => ({ kind: of.kind, isNullable: true })

export const notNull = <T>(of: Column<T>): Column<T> => ({ ...of, excludesNull: true })

/** Whether a column of this PostgreSQL type arrives as the declared TypeScript type. */
export const arrivesAs = (kind: Kind, postgresType: string): boolean =>
  (postgresTypes[kind] as readonly string[]).includes(postgresType)

/** The row that the columns describe. */
export type RowOf<C> = { [Name in keyof C]: C[Name] extends Column<infer T> ? T : never }
