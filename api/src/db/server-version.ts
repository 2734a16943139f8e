import pg from 'pg'
import { StartRefusal } from '../base/start-refusal.ts'

const OLDEST = 150_000

/** A server that answers says why in a code: 28 begins those of the login. */
const whatFailed = (error: unknown): string => {
  if (!(error instanceof pg.DatabaseError)) return "can't be reached"
  return error.code?.startsWith('28') ? 'refused the login' : 'refused the connection'
}

/** Refuses a server that cannot be reached or is too old, before anything is written. */
export const checkServer = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; number: number }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
    )
    if ((rows[0]?.number ?? 0) < OLDEST)
      throw new StartRefusal(
        `DATABASE_URL leads to PostgreSQL ${rows[0]?.version}; version 15 or newer is needed.`,
      )
  } catch (error) {
    if (error instanceof StartRefusal) throw error
    const { host } = new URL(url)
    throw new StartRefusal(
      `The database of DATABASE_URL (${host}) ${whatFailed(error)}: ${(error as Error).message}`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}
