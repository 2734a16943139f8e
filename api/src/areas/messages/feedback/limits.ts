import { guard, networkLimits } from '../../../base/rate-limit.ts'
import type { Db } from '../../../db/connection.ts'

/** Limits by address, never by link, and generously: all participants may share one network. */
export const guardFeedback = (db: Db, address: string): Promise<void> =>
  guard(db, networkLimits(address, { name: 'feedback-network', max: 600, seconds: 60 }))
