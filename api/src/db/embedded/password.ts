import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefusal } from '../../base/start-refusal.ts'
import { syncFolder } from './data-folder.ts'
import { hasCode } from './folder-lock.ts'

const passwordFile = (dataDir: string) => join(dataDir, 'postgres.password')

/**
 * Stores the password before the cluster is created with it, so that there is never a cluster without its
 * password.
 */
export async function createPassword(dataDir: string): Promise<string> {
  const draft = `${passwordFile(dataDir)}.new-${process.pid}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  // link() is atomic: of several starts at once the first one wins, with the complete content.
  await link(draft, passwordFile(dataDir)).catch(error => {
    if (!hasCode(error, 'EEXIST')) throw error
  })
  await rm(draft)
  await syncFolder(dataDir)
  return readPassword(dataDir)
}

export async function readPassword(dataDir: string): Promise<string> {
  return readFile(passwordFile(dataDir), 'utf8').catch(error => {
    if (!hasCode(error, 'ENOENT')) throw error
    throw new StartRefusal(
      `The password of the database, ${passwordFile(dataDir)}, is missing: put it back from a copy of the data folder, or restore a backup into an empty DATA_DIR.`,
    )
  })
}
