import { lchown, readdir, stat } from 'node:fs/promises'
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
