import type { Client } from 'pg'
import { hasCode } from './error-code.ts'

/** The database of the academy, made at the first start. */
export async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_database where datname = 'academy'")
  if (rowCount) return
  await client.query('create database academy').catch(error => {
    // Another start at the same moment was faster: the name exists, or is being given away right now.
    if (!hasCode(error, '42P04', '23505')) throw error
  })
}
