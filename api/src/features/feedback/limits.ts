import type { Db } from '../../db/connection.ts'
import { addressOf, guard } from '../../lib/rate-limit.ts'

/** By address alone, never by link, and generous: the whole house may share one network. */
export const guardFeedback = (db: Db, address: string): Promise<void> =>
  guard(db, [{ name: 'feedback-network', subject: addressOf(address), most: 600, seconds: 60 }])
