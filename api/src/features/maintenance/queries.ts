import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { MAINTENANCE_CHANNEL } from '../../lib/maintenance-switch.ts'

/** The name of the newest migration that the database has. */
export const newestMigration = async (db: Db): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`select max(name) as name from schema_migrations`.execute(db)
  return rows[0]?.name
}

/** Switches all processes at once: they hear of it from the database. */
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
