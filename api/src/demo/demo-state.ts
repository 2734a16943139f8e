// What every start asks. What fills the demo is loaded only when it is due.
import { newestMigration } from '../areas/office/maintenance/maintenance-queries.ts'
import { StartRefusal } from '../base/start-refusal.ts'
import type { Db } from '../db/connection.ts'
import { currentDemoYear } from './season.ts'

export interface Start {
  version: string
  today: string
}

/** What a start fills the demo with: new content comes with a version or a migration, new dates with a year. */
const contentOf = async (db: Db, { version, today }: Start): Promise<string> => {
  return `${version} ${await newestMigration(db)} ${currentDemoYear(today)}`
}

/** Whether a start has to fill the demo: looking at everything takes a fifth of the time of a start. */
export const isDemoDue = async (db: Db, start: Start): Promise<boolean> => {
  const { demo_seed } = await db.selectFrom('installation').select('demo_seed').executeTakeFirstOrThrow()
  return demo_seed !== (await contentOf(db, start))
}

/** Call when all of the demo is there: a start that was interrupted is repeated. */
export const noteDemo = async (db: Db, start: Start): Promise<void> => {
  await db
    .updateTable('installation')
    .set({ demo_seed: await contentOf(db, start) })
    .execute()
}

/** Refuses demo data in production: the passwords of the demo are public. */
export const refuseDemoData = async (db: Db): Promise<void> => {
  const { is_demo } = await db.selectFrom('installation').select('is_demo').executeTakeFirstOrThrow()
  if (is_demo)
    throw new StartRefusal(
      'This database holds the demo with its well-known passwords. Give production one of its own.',
    )
}
