import type { Client } from 'pg'
import { hasCode } from './error-code.ts'

/** Creates the database of the academy on the first start. */
export async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_database where datname = 'academy'")
  if (rowCount) return
  await client.query('create database academy').catch(error => {
    // Another start created the database first, or is creating it right now.
    if (!hasCode(error, '42P04', '23505')) throw error
  })
}
