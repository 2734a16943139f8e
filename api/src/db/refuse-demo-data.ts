import { StartRefusal } from '../lib/start-refusal.ts'
import type { Db } from './connection.ts'

/** Refuses demo data in production: the passwords of the demo are public. */
export const refuseDemoData = async (db: Db): Promise<void> => {
  const { is_demo } = await db.selectFrom('installation').select('is_demo').executeTakeFirstOrThrow()
  if (is_demo)
    throw new StartRefusal(
      'This database holds the demo with its well-known passwords. Give production one of its own.',
    )
}
