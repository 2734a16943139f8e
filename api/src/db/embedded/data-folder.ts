import { lchown, mkdir, open, readdir, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartRefusal } from '../../base/start-refusal.ts'
import type { Owner, RunAs } from './run-as.ts'

/** Refuses a path with a folder that the account running PostgreSQL cannot enter. */
export async function refuseInaccessibleFolders(
  runAs: RunAs,
  dataDir: string,
  programs: string,
): Promise<void> {
  if (!runAs.owner) return
  await refuseClosed(dataDir, runAs.owner, 'set DATA_DIR to a folder that others may enter')
  await refuseClosed(programs, runAs.owner, 'move the academy to a folder that others may enter')
}

async function refuseClosed(folder: string, owner: Owner, remedy: string): Promise<void> {
  for (const step of pathTo(folder)) {
    if (mayEnter(await stat(step), owner)) continue
    throw new StartRefusal(
      `PostgreSQL does not run as root, and without root's rights it may not enter ${step}: ${remedy}, run the academy as a normal user, or set DATABASE_URL to a PostgreSQL server of your own.`,
    )
  }
}

export function mayEnter(folder: { uid: number; gid: number; mode: number }, owner: Owner): boolean {
  if (folder.uid === owner.uid) return (folder.mode & 0o100) !== 0
  if (folder.gid === owner.gid) return (folder.mode & 0o010) !== 0
  return (folder.mode & 0o001) !== 0
}

function pathTo(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [...pathTo(parent), folder]
}

/** Changes the owner of all files: the way PostgreSQL runs may differ from that of the previous start. */
export async function changeOwner(folder: string, runAs: RunAs): Promise<void> {
  const { owner } = runAs
  if (!owner || (await stat(folder)).uid === owner.uid) return
  for (const name of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, name), owner.uid, owner.gid)
  }
  // The folder itself comes last: after an interruption, the next start sees the old owner and repeats this.
  await lchown(folder, owner.uid, owner.gid)
}

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
