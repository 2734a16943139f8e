import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDataFolder, refuseInaccessibleFolders } from './data-folder.ts'
import { tryFolderLock } from './folder-lock.ts'
import { initCluster } from './init-cluster.ts'
import { createPassword, readPassword } from './password.ts'
import { findPrograms, type Programs, refuseOtherVersion, versionOf } from './programs.ts'
import { chooseRunAs, type RunAs } from './run-as.ts'

/** The programs and account that PostgreSQL is started with on this machine. */
export interface Host {
  programs: Programs
  runAs: RunAs
}

export interface Cluster extends Host {
  folder: string
  log: string
  password: string
  settings: Record<string, string>
  print(line: string): void
  launched?: (() => void) | undefined
}

interface ClusterOptions {
  dataDir: string
  print(line: string): void
  settings?: Record<string, string>
  launched?: (() => void) | undefined
  made?: string | undefined
}

export async function thisHost(): Promise<Host> {
  return { programs: await findPrograms(), runAs: await chooseRunAs() }
}

/** Opens the database files below the data folder. Creates them if they do not exist. */
export async function openCluster(options: ClusterOptions, host: Host): Promise<Cluster> {
  const dataDir = await createDataFolder(options.dataDir)
  await refuseInaccessibleFolders(host.runAs, dataDir, dirname(host.programs.postgres))
  const { print, launched, settings = {} } = options
  const paths = { folder: join(dataDir, 'postgres'), log: join(dataDir, 'postgres.log') }
  const version = await versionOf(paths.folder)
  if (version) {
    refuseOtherVersion(paths.folder, version)
    return { ...host, ...paths, print, launched, settings, password: await readPassword(dataDir) }
  }
  await createOnce(paths.folder, async () => {
    print('Making the database (only at the first start) ...')
    const password = await createPassword(dataDir)
    await initCluster({ ...host, folder: paths.folder, settings, password, launched, made: options.made })
  })
  return { ...host, ...paths, print, launched, settings, password: await readPassword(dataDir) }
}

/**
 * Of several starts at once, in this or another container, one creates the files and the others wait for it.
 */
async function createOnce(folder: string, make: () => Promise<void>): Promise<void> {
  for (;;) {
    const lock = await tryFolderLock(`${folder}.lock`)
    try {
      if (await versionOf(folder)) return
      if (lock) return await make()
    } finally {
      await lock?.close()
    }
    await sleep(50)
  }
}
