import { resolve } from 'node:path'
import { loadOrCreateSecret } from '../base/tokens.ts'
import { restoreBackup } from '../db/backup/restore-backup.ts'
import { openFiles, openServer } from '../open.ts'
import { command, usage } from './command.ts'

command(async (args, config) => {
  const [file, ...rest] = args.filter(arg => arg !== '--force')
  if (!file || rest.length > 0) throw usage('npm run restore -- FILE [--force]')
  // Open as the app: nothing else may use this data while it is replaced.
  const server = await openServer(config, 'app', line => console.log(line))
  try {
    const files = openFiles(config, config.secret ?? (await loadOrCreateSecret(config.dataDir)))
    const force = args.includes('--force')
    const { created_at } = await restoreBackup({ url: server.url, files, source: resolve(file), force })
    console.log(`The installation is now as it was on ${created_at}.`)
    console.log(
      'No mail is sent until you decide: npm run outbox lists pending mails, npm run outbox -- resume sends them, npm run outbox -- discard deletes them.',
    )
  } finally {
    await server.stop()
  }
})
