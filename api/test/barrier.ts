import pg from 'pg'
import { expect } from 'vitest'
import { waitOptions } from './wait-options.ts'

/**
 * Runs a race whose outcome does not depend on the speed of the machine: everything that `start` begins may
 * read the table, but writes block until `count` of them wait.
 */
export const raceAt = async <T>(
  { url, table, count }: { url: string; table: string; count: number },
  start: () => Promise<T>,
): Promise<T> => {
  const gate = new pg.Client({ connectionString: url })
  await gate.connect()
  try {
    await gate.query(`begin; lock table ${table} in exclusive mode`)
    const race = start()
    const waiting = async () => {
      const { rows } = await gate.query(
        `select count(*)::int as count from pg_locks where relation = '${table}'::regclass and not granted
          and database = (select oid from pg_database where datname = current_database())`,
      )
      return rows[0].count
    }
    await expect.poll(waiting, waitOptions).toBe(count)
    await gate.query('commit')
    return await race
  } finally {
    await gate.end()
  }
}
