import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Db } from '../../api/src/db/connection.ts'
import type { DB } from '../../api/src/db/schema.ts'

interface Statement {
  text: string
  values: unknown[]
}

/** Returns the statement that a query of the product runs, so that both servers execute the same SQL. */
export const statementOf = async (pool: pg.Pool, query: (db: Db) => Promise<unknown>): Promise<Statement> => {
  let statement: Statement = { text: '', values: [] }
  const log = ({ query }: { query: { sql: string; parameters: readonly unknown[] } }) => {
    statement = { text: query.sql, values: [...query.parameters] }
  }
  await query(new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log }))
  return statement
}
