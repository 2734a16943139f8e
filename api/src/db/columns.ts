import { type Localized, localizedBy } from '@academy/contract/base/locale'

/** The PostgreSQL types that the driver converts to each TypeScript type. */
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

/**
 * Describes a column of a result. Invariant in `T`: a nullable column is not assignable to a non-nullable
 * one, or the reverse.
 */
export interface Column<T> {
  kind: Kind
  isNullable: boolean
  /** Set by `notNull`. */
  excludesNull?: boolean
  readonly type?: (value: T) => T
}

/** One entry for each column of a row; a missing column or a wrong type does not compile. */
export type Columns<Row> = { [Name in keyof Row]-?: Column<Row[Name]> }

const column = <T>(kind: Kind): Column<T> => ({ kind, isNullable: false })

export const text = <T extends string = string>() => column<T>('text')
/** A text with one column per language: `localizedText('title')`. */
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
/** A column that the table allows to be null, but the conditions of the statement do not. */
export const notNull = <T>(of: Column<T>): Column<T> => ({ ...of, excludesNull: true })

/** Whether a column of this PostgreSQL type arrives as the declared TypeScript type. */
export const arrivesAs = (kind: Kind, postgresType: string): boolean =>
  (postgresTypes[kind] as readonly string[]).includes(postgresType)

/** The row that the columns describe. */
export type RowOf<C> = { [Name in keyof C]: C[Name] extends Column<infer T> ? T : never }
