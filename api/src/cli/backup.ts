import { resolve } from 'node:path'
import { writeBackup } from '../db/backup/write-backup.ts'
import { installationCommand, usage } from './command.ts'

// Also before an upgrade, when the program is newer than the database: the archive says which migrations it has seen.
installationCommand(
  async ({ url, files }, [file]) => {
    if (!file) throw usage('npm run backup -- FILE')
    const target = resolve(file)
    const { tables, files: kept } = await writeBackup({ url, files, target, now: new Date() })
    console.log(`${target}: ${tables.length} tables and ${kept.length} files.`)
  },
  { olderIsFine: true },
)
