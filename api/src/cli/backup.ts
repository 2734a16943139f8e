import { resolve } from 'node:path'
import { lastRuns } from '../base/backups/queries.ts'
import { runBackups } from '../base/backups/run-due.ts'
import { clockFrom } from '../base/clock.ts'
import { StartRefusal } from '../base/start-refusal.ts'
import { writeBackup } from '../db/backup/write-backup.ts'
import type { Db } from '../db/connection.ts'
import { installationCommand, usage } from './command.ts'

const HELP = 'npm run backup -- FILE, or --scheduled, or --check'

/** Does at once what the schedule does: to the configured place, with the record that the office sees. */
const force = { '--scheduled': { backup: true, check: false }, '--check': { backup: false, check: true } }
const isForced = (argument: string): argument is keyof typeof force => argument in force

const describe = async (db: Db, done: keyof typeof force): Promise<string> => {
  const { good_archive, good_check_at, restored_at } = await lastRuns(db)
  if (done === '--scheduled') return `The backup ${good_archive} was made.`
  const isRestored = restored_at?.getTime() === good_check_at?.getTime()
  return isRestored
    ? `The backup ${good_archive} was restored into a database of its own, which is gone again.`
    : `The backup ${good_archive} was read to its end, but not restored: the account of the database may not create one.`
}

// Also runs before an upgrade, on a database older than the program: the archive lists the migrations it
// contains.
installationCommand(
  async ({ url, files, db }, [argument], config) => {
    if (!argument) throw usage(HELP)
    if (isForced(argument)) {
      if (!config.backup) throw new StartRefusal('BACKUP is off: set it to folder or s3, or name a file.')
      const context = { config, db, url, files, clock: clockFrom(undefined) }
      if (!(await runBackups(context, force[argument])))
        throw new StartRefusal('Another process is making a backup at the moment.')
      return console.log(await describe(db, argument))
    }
    if (argument.startsWith('-')) throw usage(HELP)
    const target = resolve(argument)
    const { tables, files: kept } = await writeBackup({ url, files, target, now: new Date() })
    console.log(`${target}: ${tables.length} tables and ${kept.length} files.`)
  },
  { allowOlder: true },
)
