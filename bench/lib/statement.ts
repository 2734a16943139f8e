import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Db } from '../../api/src/db/connection.ts'
import type { DB } from '../../api/src/db/schema.ts'

/** The text of the statement that a query of the product runs, so that both servers ask the very same. */
export const statementOf = async (pool: pg.Pool, query: (db: Db) => Promise<unknown>): Promise<string> => {
  let text = ''
  const log = (event: { query: { sql: string } }) => {
    text = event.query.sql
  }
  await query(new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log }))
  return text
}
