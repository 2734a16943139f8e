import { sql } from 'kysely'
import { MAINTENANCE_CHANNEL } from '../../../base/maintenance-state.ts'
import { nullable, text } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'

const newestMigrationStatement = fixedStatement({ name: nullable(text()) })(
  'select max(name) as name from schema_migrations',
)

/** The name of the newest migration in the database. */
export const newestMigration = async (db: Db): Promise<string | undefined> =>
  (await newestMigrationStatement(db))[0]?.name ?? undefined

/** Switches all processes at once, by a notification of the database. */
export const setMaintenance = async (
  db: Db,
  in_maintenance: boolean,
  pass_hash: Buffer | null,
): Promise<void> => {
  await db.transaction().execute(async tx => {
    await tx.updateTable('installation').set({ in_maintenance, maintenance_pass_hash: pass_hash }).execute()
    await sql`select pg_notify(${MAINTENANCE_CHANNEL}, '')`.execute(tx)
  })
}
