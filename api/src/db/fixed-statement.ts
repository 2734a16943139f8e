import { CompiledQuery, type Kysely } from 'kysely'
import type pg from 'pg'
import type { Columns } from './columns.ts'
import type { DB } from './schema.ts'

const pools = new WeakMap<object, pg.Pool>()

/** Remembers the pool of a database, so that fixed statements can bypass the query builder. */
export const registerPool = (db: Kysely<DB>, pool: pg.Pool): void => {
  pools.set(db, pool)
}

export interface Statement {
  text: string
  columns: Columns<object>
}

/**
 * All fixed statements of the modules loaded so far. A test prepares each of them and compares its columns.
 */
export const fixedStatements: Statement[] = []

type RowCheck = (statement: Statement, rows: object[]) => void
let checkRows: RowCheck | undefined

/** Tests check every row for nulls that its type excludes: PostgreSQL does not describe nullability. */
export const setRowCheck = (check: RowCheck): void => {
  checkRows = check
}

/**
 * A statement whose text never changes, passed to the driver unchanged: building it for each call took a
 * third of the time of a small read. `columns` describes its rows, so that a test can compare them with the
 * result that PostgreSQL describes. The type of the rows follows from them, unless it is given.
 */
export const fixedStatement =
  <Row extends object>(columns: Columns<Row>) =>
  <Values extends unknown[] = []>(text: string) => {
    const statement: Statement = { text, columns }
    fixedStatements.push(statement)
    return async (db: Kysely<DB>, ...values: Values): Promise<Row[]> => {
      const pool = pools.get(db)
      const { rows } = pool
        ? await pool.query<Row & pg.QueryResultRow>(text, values)
        : await db.executeQuery<Row>(CompiledQuery.raw(text, values))
      checkRows?.(statement, rows)
      return rows
    }
  }

/** A fixed statement whose rows are not read, such as a write or a lock. */
export const fixedCommand = <Values extends unknown[]>(text: string) => fixedStatement({})<Values>(text)

const NAME = /(?<![:[\w]):([a-z_]+)/g

/** Gives each name of a text, such as `:limit`, the place of a parameter. */
const withNumbers = (text: string) => {
  const names: string[] = []
  const numbered = text.replaceAll(NAME, (_, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  const inOrder = (values: object): unknown[] => {
    const given = new Map<string, unknown>(Object.entries(values))
    const unknown = names.find(name => given.get(name) === undefined)
    if (unknown) throw new Error(`The parameter ${unknown} has no value`)
    return names.map(name => given.get(name))
  }
  return { numbered, inOrder }
}

/** Writes some values of a text into it. They are not those of a person: a text has no quotation mark. */
export const withValues = (text: string, values: Record<string, string | number | null>): string =>
  text.replaceAll(NAME, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) return placeholder
    if (typeof value === 'string' && !/^\w*$/.test(value))
      throw new Error(`${name} cannot be written as it is`)
    return typeof value === 'string' ? `'${value}'` : String(value)
  })

/** A fixed statement with named parameters. */
export const namedStatement =
  <Row extends object>(columns: Columns<Row>) =>
  <Values extends object>(text: string) => {
    const { numbered, inOrder } = withNumbers(text)
    const run = fixedStatement<Row>(columns)<unknown[]>(numbered)
    return (db: Kysely<DB>, values: Values): Promise<Row[]> => run(db, ...inOrder(values))
  }

/**
 * A statement with named parameters that PostgreSQL plans for their values each time, since it is not prepared: conditions
 * that they decide, and left joins that nothing else needs, are not in the plan.
 */
export const plannedStatement =
  <Row extends object>(columns: Columns<Row>) =>
  <Values extends object>(text: string) => {
    const { numbered, inOrder } = withNumbers(text)
    const statement: Statement = { text: numbered, columns }
    fixedStatements.push(statement)
    return async (db: Kysely<DB>, values: Values): Promise<Row[]> => {
      const ordered = inOrder(values)
      const pool = pools.get(db)
      if (!pool) throw new Error('A planned statement does not run in a transaction')
      const { rows } = await pool.query<Row & pg.QueryResultRow>({ text: numbered, values: ordered })
      checkRows?.(statement, rows)
      return rows
    }
  }
