import { mkdir, open, realpath } from 'node:fs/promises'
import { StartRefusal } from '../../base/start-refusal.ts'

/** Creates the data folder if needed and returns its real path. */
export async function createDataFolder(dataDir: string): Promise<string> {
  // Other accounts may enter but not list the folder: PostgreSQL may run as another account (run-as.ts).
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  return realpath(dataDir)
}

const causes: Record<string, string> = {
  EROFS: 'the file system is read-only',
  EACCES: 'this account has no right to it',
  EPERM: 'this account has no right to it',
  ENOTDIR: 'something that is not a folder is in the way',
  EEXIST: 'something that is not a folder is in the way',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
}

/**
 * Turns a file system error into a message for the person who chose the folder. Returns other errors
 * unchanged.
 */
export function explainFolderError(dataDir: string, error: unknown): unknown {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return error
  const code = String(error.code)
  const place = 'path' in error && error.path !== dataDir ? ` (${error.path})` : ''
  const cause = causes[code] ?? `the system reports ${code}`
  return new StartRefusal(
    `The data folder ${dataDir} cannot be used because ${cause}${place}: put that right, or set DATA_DIR to another folder.`,
  )
}

/** A new directory entry survives a power cut only if the directory itself is synced. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
