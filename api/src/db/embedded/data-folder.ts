import { mkdir, open, realpath } from 'node:fs/promises'
import { StartRefusal } from '../../lib/start-refusal.ts'

/** Makes the data folder if need be, and gives its real path. */
export async function makeDataFolder(dataDir: string): Promise<string> {
  // Others may enter but not look around: PostgreSQL may run as another account (run-as.ts).
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

/** An error of the file system, said for the person who chose the folder; every other error stays as it is. */
export function explainFolderError(dataDir: string, error: unknown): unknown {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return error
  const code = String(error.code)
  const place = 'path' in error && error.path !== dataDir ? ` (${error.path})` : ''
  const cause = causes[code] ?? `the system reports ${code}`
  return new StartRefusal(
    `The data folder ${dataDir} cannot be used because ${cause}${place}: put that right, or set DATA_DIR to another folder.`,
  )
}

/** A new name in a folder outlives a power cut only when the folder itself is on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
