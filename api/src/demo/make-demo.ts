import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { clockFrom } from '../base/clock.ts'
import { folderStore } from '../base/files/folder-store.ts'
import { connect } from '../db/connection.ts'
import { packData } from '../db/embedded/made-data.ts'
import { isAlive } from '../db/embedded/pid-file.ts'
import { stopRunning } from '../db/embedded/running.ts'
import { openEmbedded } from '../db/embedded/server.ts'
import { migrate } from '../db/migrate.ts'
import type { Start } from './demo-state.ts'
import { fillDemo } from './fill-demo.ts'

/** Nothing of it is kept if the machine fails, and an archive needs no parts of the log that are only kept to be used again. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', wal_recycle: 'off' }

const makeData = async (dataDir: string, start: Start, now: Date) => {
  await using all = new AsyncDisposableStack()
  const label = `the demo of ${start.today}`
  const options = { dataDir, role: 'command', label, settings: SETTINGS, print: () => {} } as const
  const server = all.adopt(await openEmbedded(options), one => one.stop())
  await migrate(server.url)
  const { db } = all.adopt(connect(server.url, 4), one => one.close())
  const files = folderStore({ root: join(dataDir, 'files'), linkTo: () => '' })
  await files.ready()
  await fillDemo({ db, files, clock: clockFrom(now) }, start)
}

const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 10 })

const DRAFT = 'new-'
const ARCHIVE = '.gz'

/** Removes the archives of other days, and what killed programs have left. */
const removeOthers = async (folder: string) => {
  for (const name of await readdir(folder))
    if (name.endsWith(ARCHIVE) || (name.startsWith(DRAFT) && !isAlive(Number(name.slice(DRAFT.length)))))
      await removeFolder(join(folder, name))
}

/** Makes a demo and writes its database and files into an archive, complete or not at all. */
export const makeDemo = async (archive: string, start: Start, now: Date): Promise<void> => {
  const draft = join(dirname(archive), `${DRAFT}${process.pid}`)
  const dataDir = join(draft, 'data')
  const discard = async () => {
    await stopRunning(join(dataDir, 'postgres'))
    await removeFolder(draft)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const end = () => void discard().finally(() => process.exit(1))
  for (const signal of signals) process.once(signal, end)
  // PostgreSQL may run as another account.
  await mkdir(draft, { recursive: true, mode: 0o711 })
  try {
    await makeData(dataDir, start, now)
    packData(dataDir, join(draft, 'archive'))
    await removeOthers(dirname(archive))
    await rename(join(draft, 'archive'), archive)
  } finally {
    for (const signal of signals) process.off(signal, end)
    await discard()
  }
}
