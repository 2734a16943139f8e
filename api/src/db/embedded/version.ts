import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefusal } from '../../base/start-refusal.ts'
import { hasCode } from './error-code.ts'

const MAJOR_VERSION = '18'

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
