import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { Db, Tx } from './connection.ts'

const pools = new WeakMap<object, pg.Pool>()

/** Tells which pool a database uses, so that fixed statements can take the short way. */
export const registerPool = (db: Db, pool: pg.Pool): void => {
  pools.set(db, pool)
}

/**
 * A statement of every request. It is written down once and handed to the driver as it is: a third of the time of such
 * a small read went into building the same query again.
 */
export const fixedStatement =
  <Row extends object, Values extends unknown[]>(text: string) =>
  async (db: Db | Tx, ...values: Values): Promise<Row[]> => {
    const pool = pools.get(db)
    if (pool) return (await pool.query<Row & pg.QueryResultRow>(text, values)).rows
    return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
  }
