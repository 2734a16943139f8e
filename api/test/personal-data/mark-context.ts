import { portraitKey, sourceKey } from '../../src/areas/programme/teachers/portrait-files.ts'
import type { Table } from '../../src/db/personal-data/types.ts'
/** The person whose rows are made. */
export interface MarkContext {
  /** In every mark of the person, and in no other text. */
  tag: string
  /** 1 for the first person, 2 for the second. */
  number: number
  email: string
  /** The mark of a column, such as `marka-profiles-title`. */
  mark(table: string, column: string): string
  /** The value of a column in a row that was inserted before. */
  of(table: string, column: string, row?: number): unknown
  /** The id of a row that belongs to nobody. */
  shared(table: string): number
}

/** A value that the constraints of the column prescribe, so that it cannot have a mark. */
export class Fixed {
  readonly value: unknown
  constructor(value: unknown) {
    this.value = value
  }
}

export const fixed = (value: unknown) => () => new Fixed(value)
export type Value = (context: MarkContext) => unknown
export type SpecialRow = Record<string, Value>

export const nothing = fixed(null)
export const at = (time: string) => fixed(new Date(time))
export const compact = (text: string) => text.replaceAll(/[^a-z0-9]/gi, '').toUpperCase()

/** The keys of the files that a column names: a portrait has several. */
export const keysOf = (table: Table, name: string): string[] =>
  table === 'teachers' ? [sourceKey(name), portraitKey(name, { width: 800, format: 'webp' })] : [name]
