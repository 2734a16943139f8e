import { resolve } from 'node:path'
import { writeBackup } from '../db/backup/write-backup.ts'
import { installationCommand, usage } from './command.ts'

// Also runs before an upgrade, on a database older than the program: the archive lists the migrations it
// contains.
installationCommand(
  async ({ url, files }, [file]) => {
    if (!file) throw usage('npm run backup -- FILE')
    const target = resolve(file)
    const { tables, files: kept } = await writeBackup({ url, files, target, now: new Date() })
    console.log(`${target}: ${tables.length} tables and ${kept.length} files.`)
  },
  { allowOlder: true },
)
