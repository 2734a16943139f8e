import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartRefusal } from '../../base/start-refusal.ts'
import { changeOwner, syncFolder } from './data-folder.ts'
import { hasCode } from './folder-lock.ts'
import type { NewCluster } from './made-data.ts'
import { isAlive } from './pid-file.ts'
import { SYNC_OPTIONS, versionOf } from './programs.ts'
import { SUPERUSER } from './role.ts'
import { commandAs } from './run-as.ts'

const run = promisify(execFile)

/** Creates the files in a temporary folder and moves them into place when they are complete. */
export async function initCluster(cluster: NewCluster): Promise<void> {
  await refuseOtherContent(cluster.folder)
  const tempFolder = tempFolderOf(cluster.folder, process.pid)
  await rm(tempFolder, { recursive: true, force: true })
  try {
    // The account that runs PostgreSQL may enter it.
    await mkdir(tempFolder, { mode: 0o711 })
    if (!(await useMadeData(cluster, tempFolder))) await initdb(cluster, tempFolder)
    await moveInto(join(tempFolder, 'cluster'), cluster.folder)
    await syncFolder(dirname(cluster.folder))
  } finally {
    await removeStaleTempFolders(cluster.folder)
  }
}

/**
 * Returns false if there is no archive, or if it cannot be used: it is damaged, or there are files already. The files come first:
 * if a start ends between the two, the next one makes an empty database, and a demo without rows is filled.
 */
async function useMadeData(cluster: NewCluster, tempFolder: string): Promise<boolean> {
  const files = join(dirname(cluster.folder), 'files')
  if (!cluster.made || existsSync(files)) return false
  try {
    const { unpackData } = await import('./made-data.ts')
    await unpackData(cluster.made, cluster, tempFolder)
    await rename(join(tempFolder, 'files'), files)
    return true
  } catch {
    await rm(join(tempFolder, 'cluster'), removal)
    return false
  }
}

async function initdb(cluster: NewCluster, tempFolder: string): Promise<void> {
  // A copy: PostgreSQL may run as an account that cannot read the original.
  const pwfile = join(tempFolder, 'password')
  await writeFile(pwfile, cluster.password, { mode: 0o600 })
  await changeOwner(tempFolder, cluster.runAs)
  const { command, args, options } = commandAs(cluster.runAs, cluster.programs.initdb, [
    `--pgdata=${join(tempFolder, 'cluster')}`,
    `--pwfile=${pwfile}`,
    `--username=${SUPERUSER}`,
    '--auth=scram-sha-256',
    '--data-checksums',
    '--encoding=UTF8',
    '--locale=C', // a system locale might be missing on another machine
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(cluster.settings['fsync'] === 'off' ? ['--no-sync'] : SYNC_OPTIONS),
  ])
  const running = run(command, args, options)
  cluster.launched?.()
  await running.catch(error => {
    throw new StartRefusal(
      `PostgreSQL could not make its data in ${cluster.folder}; put right what it says, or set DATABASE_URL to a PostgreSQL server of your own:\n${String(error.stderr || error.message).trim()}`,
    )
  })
}

async function moveInto(made: string, folder: string): Promise<void> {
  await rename(made, folder).catch(error => {
    // Not empty: another start created the files first, and those can be used.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
  })
}

async function refuseOtherContent(folder: string): Promise<void> {
  const content = await readdir(folder).catch(() => [])
  if (content.length === 0 || (await versionOf(folder))) return
  throw new StartRefusal(
    `The folder ${folder} holds something that is not a PostgreSQL database: move it away, or set DATA_DIR to another folder.`,
  )
}

const tempFolderOf = (folder: string, pid: number | '') => `${folder}.new-${pid}`

// The initdb of a killed start writes on until it misses its files.
const removal = { recursive: true, force: true, maxRetries: 10 }

// Removes our temporary folder and those of killed starts. What cannot be removed does no harm.
async function removeStaleTempFolders(folder: string): Promise<void> {
  const start = tempFolderOf(basename(folder), '')
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(start)) continue
    const pid = Number(name.slice(start.length))
    if (pid !== process.pid && isAlive(pid)) continue
    await rm(join(dirname(folder), name), removal).catch(() => {})
  }
}
