import type { BackupStatus } from '@academy/contract/base/schemas'
import type { Db } from '../../db/connection.ts'
import type { Config } from '../config.ts'
import { lastRuns, triesOf } from './queries.ts'
import { backupState } from './rules.ts'

/** Returns what the office should know of the backups; nothing in a demo that makes none. */
export const backupStatus = async (
  db: Db,
  { backup, isProduction }: Pick<Config, 'backup' | 'isProduction'>,
  now: Date,
): Promise<BackupStatus | null> => {
  if (!backup && !isProduction) return null
  const runs = await lastRuns(db)
  return {
    state: backup ? backupState(now, triesOf(runs)) : 'off',
    last_good_at: runs.good_backup_at?.toISOString() ?? null,
    restored_at: runs.restored_at?.toISOString() ?? null,
  }
}
